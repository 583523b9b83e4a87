# types.MethodType binds anything; its __func__ and __self__ are what was put in.
# option: --allow-import=types
# expect-strict: contained
# expect-standard: contained
import types

m = types.MethodType(len, "abc")
print("contained" if m() == 3 and m.__self__ == "abc" else "ESCAPED")
