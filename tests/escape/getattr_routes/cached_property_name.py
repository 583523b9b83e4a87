# cached_property takes its name from the class body.
# option: --allow-import=functools
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import functools


class A:
    @functools.cached_property
    def __globals__(self):
        return "mine"


print("contained" if A().__globals__ == "mine" else "ESCAPED")
