# With defaults the namespace is copied first.
# option: --allow-import=logging
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import logging


class Format(str):
    def __mod__(self, values):
        return values


found = logging.PercentStyle(Format("%(x)s"), defaults={"x": 1})._format(logging)
print("contained" if found["x"] == 1 else "ESCAPED")
