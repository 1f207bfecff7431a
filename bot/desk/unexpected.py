"""What nobody expected: logged with a short id that the apology names."""

import logging
import secrets


def new_reference() -> str:
    """A short id that ties an apology on Discord to its traceback in the log."""
    return secrets.token_hex(4)


def unexpected(logger: logging.Logger, error: BaseException, **facts: object) -> str:
    """Log an unexpected error with its traceback; returns the reference id to show."""
    reference = new_reference()
    logger.error(
        "unexpected error",
        exc_info=error,
        extra={"reference": reference, **facts},
    )
    return reference
