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
    """A random int from 0 up to, not including, exclusive_upper_bound."""
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _sysrand._randbelow(exclusive_upper_bound)


def token_bytes(nbytes=None):
    """So many random bytes."""
    if nbytes is None:
        nbytes = DEFAULT_ENTROPY
    return _sysrand.randbytes(nbytes)


def token_hex(nbytes=None):
    """So many random bytes in hex digits."""
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    """So many random bytes in Base64 that URLs can hold."""
    return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode("ascii")
