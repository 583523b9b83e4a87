# test.test_importlib.util for guests.
import contextlib
import sys


@contextlib.contextmanager
def uncache(*names):
    """Modules that are not there inside the block, nor after it."""
    for name in names:
        if name in ("sys", "marshal"):
            raise ValueError(f"cannot uncache {name}")
        sys.modules.pop(name, None)
    try:
        yield
    finally:
        for name in names:
            sys.modules.pop(name, None)
