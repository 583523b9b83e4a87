# A function made with globals of the guest: there is no such constructor.
# option: --allow-import=types
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: cannot create 'function' instances
import types

f = types.FunctionType((lambda: open).__code__, {})
f()
print("ESCAPED")
