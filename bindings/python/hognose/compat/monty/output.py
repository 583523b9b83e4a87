"""Where the output of a feed goes."""

import sys

_MOST = 10 << 20
_OVERHEAD = 64  # bytes of an entry, so that many small ones count, too


class CollectString:
    """Collects printed text. More than `max_bytes` of it end the feed with a MemoryError; None: no bound."""

    def __init__(self, max_bytes=_MOST):
        self._room = max_bytes
        self._parts = []

    def __call__(self, stream, text):
        if self._room is not None:
            self._room -= len(text.encode("utf-8", "surrogatepass")) + _OVERHEAD
            if self._room < 0:
                raise MemoryError("the collected output is too large")
        self._parts.append((stream, text))

    @property
    def output(self):
        return "".join(text for _, text in self._parts)


class CollectStreams(CollectString):
    """Collects printed text as (stream, text)."""

    @property
    def output(self):
        joined = []
        for stream, text in self._parts:
            if joined and joined[-1][0] == stream:
                joined[-1] = (stream, joined[-1][1] + text)
            else:
                joined.append((stream, text))
        return joined


def to_the_host(stream, text):
    """What prints without a callback do."""
    (sys.stderr if stream == "stderr" else sys.stdout).write(text)
