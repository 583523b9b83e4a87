# secrets: tokens. They are drawn from the run's seed, so a run repeats exactly: they are as secret as
# the seed that the host gave.
"""Generate random numbers for managing secrets."""

import base64
import binascii

from hmac import compare_digest
from random import SystemRandom

__all__ = ["choice", "randbelow", "randbits", "SystemRandom", "token_bytes", "token_hex",
           "token_urlsafe", "compare_digest"]

_sysrand = SystemRandom()
randbits = _sysrand.getrandbits
choice = _sysrand.choice
DEFAULT_ENTROPY = 32


def randbelow(exclusive_upper_bound):
    """Return a random int in the range [0, n)."""
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _sysrand._randbelow(exclusive_upper_bound)


def token_bytes(nbytes=None):
    """Return a random byte string containing *nbytes* bytes."""
    if nbytes is None:
        nbytes = DEFAULT_ENTROPY
    return _sysrand.randbytes(nbytes)


def token_hex(nbytes=None):
    """Return a random text string, in hexadecimal."""
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    """Return a random URL-safe text string, in Base64 encoding."""
    return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode("ascii")
