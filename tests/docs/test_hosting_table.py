"""Every row of what may fail is a test: a real process, or a file and a disk that are broken."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


PROOFS: dict[str, tuple[str, ...]] = {
    "Discord is down at the start": (
        "start/test_discord_at_the_start.py::test_every_call_of_the_start_is_tried_again",
        "start/test_discord_at_the_start.py::test_whoever_waits_at_the_terminal_is_told",
        "telling/test_client.py::test_commands_that_are_refused_stop_no_bot_whose_old_ones_are_known",
    ),
    "Discord refuses the token, the intents or the size": (
        "start/test_discord_at_the_start.py::test_what_discord_closes_for_good_is_one_sentence_and_exit_code_3",
        "start/test_discord_at_the_start.py::test_a_process_that_is_refused_ends_with_a_sentence_and_3",
    ),
    "The token is reset while the bot runs": (
        "start/test_discord_at_the_start.py::test_a_token_that_is_reset_while_the_bot_runs_is_the_same",
    ),
    "Discord does not answer a bot that was connected": (
        "start/test_discord_at_the_start.py::test_a_bot_whose_heartbeats_discord_leaves_unanswered_ends_itself",
        "start/test_discord_at_the_start.py::test_a_line_that_is_down_gives_no_sign_of_life",
    ),
    "The process is killed, the computer goes off": (
        "durability/test_sigkill.py::test_killed_at_any_instant_every_move_is_played_and_told_once",
    ),
    "Another process has the data folder": (
        "start/test_data_folder.py::test_a_second_bot_says_one_sentence_and_ends",
        "start/test_data_folder.py::test_playing_never_touches_a_table_that_is_open",
    ),
    "The data folder cannot be written to, or is full, at the start": (
        "start/test_broken_disk.py::test_a_start_in_a_read_only_folder_is_refused_with_one_sentence",
        "start/test_data_folder.py::test_a_full_disk_is_one_sentence",
    ),
    "The disk fills up while the bot runs": (
        "start/test_broken_disk.py::test_a_disk_that_fills_up_lets_people_look_and_refuses_moves_until_there_is_room",
        "start/test_broken_disk.py::test_a_file_that_was_not_open_is_opened_to_look_on_a_full_disk",
    ),
    "The folder becomes read-only while the bot runs": (
        "start/test_broken_disk.py::test_a_folder_that_becomes_read_only_lets_people_look",
        "start/test_broken_disk.py::test_what_cannot_be_written_can_be_copied_and_checked",
        "log/test_read_only.py::test_it_is_read_and_written_to_later",
        "log/test_read_only.py::test_so_is_one_whose_bot_died",
    ),
    "The disk takes nothing for 5 minutes": (
        "start/test_discord_at_the_start.py::test_a_disk_that_takes_nothing_is_no_life",
    ),
    "A server's file is damaged or empty": (
        "breaking/test_broken_files.py::test_looks_and_moves_are_answered_with_one_sentence_and_nothing_is_replaced",
        "breaking/test_broken_files.py::test_a_file_that_never_held_anything_is_answered_too",
        "start/test_discord_at_the_start.py::test_files_that_cannot_be_used_are_named_at_the_start",
        "start/test_checkup.py::test_a_damaged_log_is_named",
        "start/test_checkup.py::test_an_empty_file_is_named",
        "log/test_empty_files.py::test_a_file_that_was_emptied_is_refused_and_left_as_it_is",
    ),
    "A newer version wrote a server's file": (
        "log/test_versions.py::test_a_newer_format_names_the_version_that_can_read_it",
        "log/test_versions.py::test_an_entry_of_a_newer_version_names_it_too",
        "start/test_checkup.py::test_a_file_of_a_newer_version_is_named",
        "breaking/test_broken_files.py::test_looks_and_moves_are_answered_with_one_sentence_and_nothing_is_replaced",
    ),
    "An update changes the format of a file": (
        "log/test_migrations.py::test_a_copy_of_the_old_file_is_kept",
        "log/test_migrations.py::test_a_step_that_fails_changes_nothing_and_is_tried_again",
        "log/test_migrations.py::test_only_the_newest_copies_of_old_files_are_kept",
    ),
    "A file cannot be copied by `overlord backup`": (
        "start/test_command_line.py::test_every_server_is_copied_and_one_bad_file_stops_nothing",
    ),
    "`overlord restore` while a bot runs": (
        "start/test_restore.py::test_a_bot_that_runs_is_left_alone",
    ),
    "`overlord restore` of what is no sound copy": (
        "start/test_restore.py::test_a_copy_that_is_not_sound_is_not_put_back",
        "start/test_restore.py::test_what_is_no_copy_is_not_put_back",
    ),
    "`overlord restore` of an old copy": (
        "start/test_restore.py::test_what_was_lost_is_said_and_the_channel_is_told_where_the_log_ends",
        "start/test_restore.py::test_a_name_that_was_removed_since_is_removed_again",
        "start/test_restore.py::test_dice_of_a_quest_get_a_fresh_promise_and_all_rolls_are_proven",
    ),
    "A copy is laid into the folder by hand": (
        "breaking/test_put_back.py::test_the_channel_is_told_once_where_the_log_ends",
    ),
    "A connection to the [database](postgres.md) is lost, or it starts anew": (
        "log/test_postgres_faults.py::test_a_move_whose_connection_is_lost_is_written_once",
        "log/test_postgres_faults.py::test_a_server_that_starts_again_is_found_again",
        "durability/test_chaos.py"
        "::test_whatever_happens_to_bot_and_database_everything_is_told_once_as_it_stands",
    ),
    "The database does not answer when the bot starts": (
        "start/test_owning.py::test_a_database_that_is_not_there_yet_is_waited_for",
    ),
    "The database does not answer for longer": (
        "log/test_postgres_faults.py::test_a_server_that_is_gone_is_named_and_found_when_it_is_back",
        "start/test_owning.py::test_a_process_that_cannot_renew_its_lease_ends",
    ),
    "A database takes nothing that is written, or its disk is full": (
        "log/test_postgres_faults.py::test_a_database_that_takes_nothing_can_still_be_looked_at",
        "log/test_postgres_faults.py::test_a_complaint_of_the_server_is_refused_by_name",
        "log/test_postgres_full_disk.py"
        "::test_a_full_disk_refuses_moves_by_name_and_takes_them_as_soon_as_there_is_room",
    ),
    "Another process has the campaigns in the database": (
        "start/test_owning.py::test_a_second_bot_says_so_and_waits_until_the_first_ends",
        "durability/test_two_processes.py"
        "::test_whoever_waits_takes_over_and_nothing_is_lost_doubled_or_untold",
    ),
    "One of several processes that [share the shards](scaling.md#if-one-is-gone) in a database"
    " is killed, hangs or fails": (
        "shards/test_takeover.py"
        "::test_a_killed_process_is_followed_by_the_other_and_nothing_is_lost_doubled_or_untold",
        "shards/test_takeover.py"
        "::test_whoever_comes_back_late_stands_by_and_has_its_part_again_when_the_other_ends",
        "start/test_database.py::test_a_check_says_who_looks_after_which_shards",
    ),
}


def rows() -> list[list[str]]:
    lines = re.findall(r"^\| (.+) \|$", PAGE, re.MULTILINE)
    return [line.split(" | ") for line in lines if not line.startswith("What fails")]


@cache
def in_file(file: str) -> frozenset[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    return frozenset(each.name for each in tree.body if isinstance(each, functions))


def test_every_row_says_what_fails_what_the_bot_does_and_what_the_host_sees() -> None:
    assert rows()
    assert all(len(row) == 3 and all(row) for row in rows())


def test_every_row_has_a_proof_and_every_proof_a_row() -> None:
    assert [row[0] for row in rows()] == list(PROOFS)


@pytest.mark.parametrize("row", PROOFS)
def test_the_proof_of_a_row_is_there(row: str) -> None:
    for proof in PROOFS[row]:
        file, _, name = proof.partition("::")
        assert name in in_file(file)
