# The same with a class for the record: its __dict__ is a namespace.
# option: --allow-import=logging
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import logging


class Format(str):
    def __mod__(self, values):
        return values


found = logging.PercentStyle(Format("%(x)s"))._format(int)
print("contained" if "bit_length" in found else "ESCAPED")
