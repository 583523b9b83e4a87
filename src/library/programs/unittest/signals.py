# unittest.signals: the functions that stop a run of tests at Control-C.
#
# A run gets no signals, so there is nothing to install, and results need not be known. CPython's text needs the module
# signal.
"""Control-C during tests, which does not happen."""


def registerResult(result):
    """Does nothing, because there are no signals that could stop a result."""


def removeResult(result):
    """Returns whether the result was registered, which none is."""
    return False


def installHandler():
    """Does nothing, because there are no signals."""


def removeHandler(method=None):
    """Does nothing, because there are no signals. Returns a decorated function as it is."""
    return method
