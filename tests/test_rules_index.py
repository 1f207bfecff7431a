"""The index of rules and their tests counts what it should."""

from tests import rules_index

SOURCE = '''
"""Cites T1."""
@pytest.mark.rule("P4", "P5")
def test_tie() -> None:
    """Given F1 holds."""
    text = "U1 is not cited here"
'''


def test_marks_and_docstrings_cite_rules() -> None:
    assert set(rules_index.marked(SOURCE)) == {"P4", "P5"}
    assert set(rules_index.told(SOURCE)) == {"T1", "F1"}


def test_a_rehearsal_cites_rules_in_comments_only() -> None:
    script = '# T1: a defeat\nolga: /threat gain note:"U3"\nolga: press "1"  # Z1\n'
    assert set(rules_index.rehearsed(script)) == {"T1", "Z1"}


def test_every_section_is_listed_once() -> None:
    ids = rules_index.required()
    assert len(ids) == len(set(ids)) == 132
    assert {rule[0] for rule in ids} == set("STPFCUARZLDGXOQWEV")
