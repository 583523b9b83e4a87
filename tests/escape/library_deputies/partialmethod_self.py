# partialmethod copies __self__ from the result of binding: here a built-in function's.
# option: --allow-import=functools
# expect-strict: AttributeError: '__self__'
# expect-standard: contained
import functools

hidden = ["secret"]


class Binder:
    def __get__(self, instance, owner=None):
        return hidden.append

    def __call__(self):
        pass


found = functools.partialmethod(Binder()).__get__(object(), object).__self__
print("contained" if found is hidden else "ESCAPED")
