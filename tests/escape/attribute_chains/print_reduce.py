# print.__reduce__() names the function getattr and the module builtins: CPython returns
# (getattr, (<module 'builtins'>, 'print')).
# expect-strict: AttributeError: '__reduce__'
# expect-standard: TypeError: cannot pickle
made = print.__reduce__()
print("contained" if isinstance(made, str) or isinstance(made, tuple) else "ESCAPED")
