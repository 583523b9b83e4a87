# Functions and methods whose parameters cannot be given by name: how many there are, and no keywords.
def attempt(function, /, *arguments, **keywords):
    try:
        function(*arguments, **keywords)
        print("no error")
    except TypeError as error:
        print(error)


items = [1]
table = {}
for function in (items.clear, items.append, items.insert, items.pop, items.index, items.extend, table.get, table.setdefault, table.pop, table.keys, "x".join, "x".upper, "x".find, "x".strip, "x".partition, {1}.add, {1}.copy, (1,).index, (1,).count, (1).bit_length, len, abs, repr, hash, callable, getattr, setattr, hasattr, isinstance, issubclass, divmod, ord, chr, iter, next, dir, vars, all, any, format, bin):
    print("##", function.__name__)
    for count in (0, 1, 2, 3, 4, 9):
        try:
            function(*[None] * count)
        except TypeError as error:
            text = str(error)
            if "argument" in text and ("takes" in text or "expected" in text) and ("given" in text or "got" in text):
                print(count, text)
        except Exception:
            pass
    attempt(function, zzz=1)
    attempt(function, None, zzz=1)
print("## classes")
for cls in (list, tuple, set, frozenset, bool, float, filter, reversed, range, slice, classmethod, staticmethod):
    attempt(cls, None, None, None, None, None)
for cls in (filter, reversed, range, slice, classmethod):
    attempt(cls)
print("## *arguments")
attempt(max)
attempt(min)
attempt(dict, 1, 2)
attempt({}.update, 1, 2)
attempt(map)
attempt(map, len)
