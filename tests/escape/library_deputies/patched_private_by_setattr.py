# The same by setattr, with a name that lies.
# option: --allow-import=inspect
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import inspect


class Name(str):
    def __eq__(self, other):
        return False
    __hash__ = str.__hash__

    def startswith(self, *arguments):
        return False


setattr(inspect, Name("_code_of"), print)
print("contained")
