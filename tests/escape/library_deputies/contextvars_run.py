# Context.run calls a function of the guest.
# option: --allow-import=contextvars
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
import contextvars


def f():
    pass


print("contained" if contextvars.copy_context().run(getattr, f, "__code__") else "ESCAPED")
