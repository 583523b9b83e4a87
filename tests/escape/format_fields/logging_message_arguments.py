# The arguments of a message are formatted by %: no attributes.
# option: --allow-import=logging
# expect-strict: contained
# expect-standard: contained
import logging


class A:
    def __str__(self):
        return "mine"


record = logging.LogRecord("n", 10, "p", 1, "%s", (A(),), None)
print("contained" if record.getMessage() == "mine" else "ESCAPED")
