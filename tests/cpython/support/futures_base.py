# concurrent.futures._base for CPython's own tests, which guests cannot import: its public names, and the states.
import logging
from concurrent.futures import (BrokenExecutor, CancelledError, Executor, Future, InvalidStateError, TimeoutError,
                                as_completed, wait)

PENDING, RUNNING, CANCELLED, FINISHED = "PENDING", "RUNNING", "CANCELLED", "FINISHED"
CANCELLED_AND_NOTIFIED = "CANCELLED_AND_NOTIFIED"

LOGGER = logging.getLogger("concurrent.futures")
