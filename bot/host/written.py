"""What somebody means who wrote a setting this way, into the environment or into a file."""

import codecs
import re
from pathlib import Path

DATA_FOLDER = Path("var")

_QUOTES = "\"'“”„‘’"
_BEFORE_TOKEN = re.compile(r"bot\s+", re.IGNORECASE)
_TOKEN = re.compile(r"[\w.-]+", re.ASCII)
_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


def bare(written: str) -> str:
    """Take away what stands round a value because it is text, or was copied along with it."""
    return written.strip().strip(_QUOTES).strip()


def folder(written: str) -> Path:
    """Give the folder that is meant; raises ValueError where `~` stands for nobody's home."""
    try:
        return Path(bare(written)).expanduser() if bare(written) else DATA_FOLDER
    except RuntimeError as nobody:
        raise ValueError(*nobody.args) from nobody


def token(written: str) -> str:
    """Give the token that is meant: as libraries want it, not as Discord's interface does."""
    return bare(_BEFORE_TOKEN.sub("", bare(written), count=1))


def is_token(text: str) -> bool:
    """Tell whether a text could be a token: it has nothing in it that no token has."""
    return _TOKEN.fullmatch(text) is not None


def text(written: bytes) -> str:
    """Read a text file, however it was saved; what means nothing in it becomes the sign for it."""
    return written.decode(_encoding(written), errors="replace")


def _encoding(written: bytes) -> str:
    """Tell how a text file was written: editors and shells on Windows have ways of their own."""
    for mark, name in _MARKS.items():
        if written.startswith(mark):
            return name
    if b"\0" in written:
        return "utf-16-be" if written.startswith(b"\0") else "utf-16-le"
    return next(name for name in ("utf-8", "cp1252", "latin-1") if _reads(written, name))


def _reads(written: bytes, name: str) -> bool:
    try:
        written.decode(name)
    except UnicodeDecodeError:
        return False
    return True
