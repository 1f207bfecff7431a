"""The overlord's calculator of treachery, which nobody else sees (W8)."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Buttons, Page, Style, Text
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.pages.well.pressing import BACK, SETTLE, SWAP
from bot.rules.basics.keys import CampaignAt
from bot.rules.well.treachery import UNTOLD, Swap, Treachery, TreacheryKind

_MOST_BACK = 18


def calculator(names: Voice, at: CampaignAt) -> Page:
    """Show what is left of each kind, what is swapped in, and how many cards that makes."""
    treachery = names.campaign.well.treachery
    if treachery is None:
        return Page((Text(names.say("treachery-none")),))
    return Page((*_told(treachery, names), Buttons(tuple(_buttons(treachery, names, at)))))


def _told(treachery: Treachery, names: Voice) -> Iterator[Block]:
    done = "yes" if treachery.done else "no"
    yield Text(names.say("treachery-title", done=done))
    if not any(map(treachery.given, TreacheryKind)):
        yield Text(names.say("treachery-no-figures"))
        return
    yield Text("\n".join(_left(treachery, kind, names) for kind in TreacheryKind))
    swaps = [_swap(swap, names) for swap in treachery.swaps]
    yield Text("\n".join(swaps) or names.say("treachery-no-swaps", done=done))
    printed = names.box.well.printed
    cards = treachery.start_cards(printed.points_per_card, printed.most_start_cards)
    yield Text(
        names.say(
            "treachery-cards",
            left=treachery.left_over,
            points=printed.points_per_card,
            extra=cards - treachery.usual,
            usual=treachery.usual,
            cards=cards,
            most=printed.most_start_cards,
        )
    )


def _left(treachery: Treachery, kind: TreacheryKind, names: Voice) -> str:
    given = treachery.given(kind)
    kind_name = names.say(f"treachery-{kind}")
    return names.say("treachery-left", kind=kind_name, left=treachery.left(kind), given=given)


def _swap(swap: Swap, names: Voice) -> str:
    if swap == UNTOLD:
        return names.say("treachery-swap-untold")
    kind = names.say(f"treachery-{swap.kind}")
    return names.say("treachery-swap", card=names.own(swap.card), kind=kind, cost=swap.cost)


def _buttons(treachery: Treachery, names: Voice, at: CampaignAt) -> Iterator[Button]:
    if treachery.done:
        return

    def press(act: Act, *args: str) -> Press:
        return Press(act, at, args)

    yield Button(names.say("button-swap-treachery"), press(Act.OPEN, SWAP), Style.PRIMARY)
    for card in list(dict.fromkeys(swap.card for swap in treachery.swaps if swap != UNTOLD))[
        :_MOST_BACK
    ]:
        label = names.say("button-swap-back", card=card)
        yield Button(label, press(Act.WELL, BACK, card))
    settle = press(Act.WELL, SETTLE, str(len(treachery.swaps)))
    yield Button(names.say("button-settle"), settle, Style.PRIMARY)
