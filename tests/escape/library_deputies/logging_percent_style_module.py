# logging's styles format a record by its attributes: the "record" is a module, the "format" an object
# of the guest whose % receives the namespace.
# option: --allow-import=logging
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import logging


class Format(str):
    def __mod__(self, values):
        return values


found = logging.PercentStyle(Format("%(x)s"))._format(logging)
print("contained" if found["__name__"] == "logging" else "ESCAPED")
