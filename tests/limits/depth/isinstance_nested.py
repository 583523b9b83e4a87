# isinstance and except with tuples nested very deep.
# expect: ok
# output: isinstance fine
# output: issubclass fine
# output: startswith fine
kinds = (str,)
for _ in range(100000):
    kinds = (kinds,)
for name, action in (("isinstance", lambda: isinstance(1, kinds)), ("issubclass", lambda: issubclass(int, kinds))):
    try:
        print(name, "fine" if not action() else "wrong")
    except RecursionError:
        print(name, "fine")
try:
    "a".startswith(kinds)
except TypeError:
    print("startswith fine")
