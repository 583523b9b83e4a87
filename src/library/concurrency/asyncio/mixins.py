"""What the objects that wait share.

Hands on the loop that an object belongs to: the one that runs at its first use.
"""

from asyncio import events


class _LoopBoundMixin:
    _loop = None

    def _get_loop(self):
        loop = events.get_running_loop()
        if self._loop is None:
            self._loop = loop
        if loop is not self._loop:
            raise RuntimeError(f"{self!r} is bound to a different event loop")
        return loop
