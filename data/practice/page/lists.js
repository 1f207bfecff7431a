// The lists of a command's options behave as in Discord: filled before a letter is typed, and Enter
// keeps what is chosen. SimCord asks the bot only after a letter, opens the list again after a
// choice, and would take its first line then.
const FIELD = ".command-option-input";
const form = document.getElementById("channel-composer");
let moved = false;

const suggestions = () => [...form.querySelectorAll(".command-popup .command-suggestion")];
const press = (field, key) => field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const same = (one, other) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The line of the list that says what the field says, or -1. */
const standing = (field) => suggestions().findIndex((line) =>
  [line.dataset.value, line.querySelector(".command-suggestion-label").textContent].some((text) => same(text, field.value)));

/** Ask the bot what there is, as SimCord does after the first letter. */
function fill(field) {
  if (field.getAttribute("aria-autocomplete") === "list" && !suggestions().length) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Move to the line that the field says already, so that Enter takes no other. */
function mark(field) {
  for (let line = standing(field); line > 0; line -= 1) press(field, "ArrowDown");
}

function arrived(field) {
  moved = false;
  if (!field.value) fill(field);
  else if (standing(field) < 0) press(field, "Escape");
}

/** Send the command; as a form, so that it can wait for its turn. */
function run(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  form.requestSubmit();
}

form.addEventListener("focusin", ({ target }) => {
  moved = false;
  if (target.matches(FIELD)) setTimeout(() => { if (target.isConnected) arrived(target); });
});

function chosen() {
  const field = document.activeElement;
  if (field.matches(FIELD) && field.value) press(field, "Escape");
}

// Enter clicks a line by itself: the list is closed before the next key comes.
form.addEventListener("click", ({ target, isTrusted }) => {
  if (target.closest(".command-suggestion")) (isTrusted ? setTimeout : queueMicrotask)(chosen);
}, true);

form.addEventListener("keydown", (event) => {
  if (!event.isTrusted || event.isComposing) return;
  if (event.key.startsWith("Arrow")) moved = true;
  if (event.key !== "Enter") return;
  const optional = event.target.matches(".command-chip") && form.querySelector(".command-suggestion-ellipsis");
  const chosen = event.target.matches("button.command-mention") || (event.target.matches(FIELD) && !suggestions().length);
  if (chosen || (optional && !moved)) run(event);
}, true);

new MutationObserver((changes) => {
  const field = document.activeElement;
  const drawn = changes.some(({ target, addedNodes }) => target.matches(".command-popup") && addedNodes.length);
  if (!drawn || !field.matches(FIELD)) return;
  const heading = form.querySelector(".command-popup-heading");
  if (heading) heading.textContent = field.dataset.option;
  if (field.value) mark(field);
}).observe(form, { childList: true, subtree: true });
