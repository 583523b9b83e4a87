# shlex reads a stream of the guest that returns something other than text.
# option: --allow-import=shlex
# expect-strict: contained
# expect-standard: contained
import shlex


class S:
    def read(self, n):
        return [] if n else ""

    def readline(self):
        return ""


try:
    list(shlex.shlex(S()))
except (TypeError, AttributeError):
    pass
print("contained")
