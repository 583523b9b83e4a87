# Parts of sequences: every kind of bound, identity of whole parts, classes that see the slice.
# option: --policy standard


def outcome(function):
    try: return function()
    except Exception as error: return f"{type(error).__name__}: {error}"


class Index:
    def __init__(self, value): self.value = value
    def __index__(self): return self.value


BOUNDS = [None, 0, 1, 3, 5, 9, -1, -3, -5, -9, True, Index(2), 2**40, -2**40, 2**70, -2**70]
wrong = []
for source in ("hello", "héllo", "h\u20acllo", [1, 2, 3, 4, 5], (1, 2, 3, 4, 5),
               b"hello", bytearray(b"hello"), range(5)):
    for start in BOUNDS:
        for stop in BOUNDS:
            if source[start:stop] != source[slice(start, stop)] or type(source[start:stop]) is not type(source):
                wrong.append((source, start, stop))
    print(source, source[:], source[1:], source[:-1], source[1:3], source[-3:-1], source[3:1], source[9:], source[:0])
print(wrong)
text, pair, items = "hello", (1, 2), [1, 2]
print(text[:] is text, text[0:5] is text, text[0:9] is text, pair[:] is pair, pair[0:2] is pair)
print(items[:] is items, items[:] == items, ""[:] == "", ()[:] == (), [][:], "ab"[1:] == "b")
long_text = "abc" * 100
print(len(long_text[1:]), long_text[1:4], long_text[-4:], long_text[100:163] == long_text[1:64])
print(long_text[:64] == "abc" * 21 + "a")
grown = ""
for i in range(400): grown += "xyz"
print(grown[2:5], len(grown[5:1100]), grown[1199:], grown[:] == grown, grown[1198:5000])
for bad in ("a", 1.5, [], object):
    print(outcome(lambda: text[bad:]), outcome(lambda: items[:bad]), outcome(lambda: pair[bad:bad]))
for bad in (None, 5, {}, {1, 2}, len, slice):
    print(outcome(lambda: bad[1:2]), outcome(lambda: bad[:]))


class Sees:
    def __getitem__(self, key): return key


class Kept(list):
    def __getitem__(self, key): return ("kept", key)


class Text(str): pass
class Pair(tuple): pass


print(Sees()[1:2], Sees()[:], Sees()["a":], Sees()[:None], Sees()[1:2:3], Sees()[1:2, 3], Sees()[::])
print(Kept([1])[0:1], type(Text("abc")[:]).__name__, Text("abc")[1:], type(Pair((1, 2))[:]).__name__)
print(Pair((1, 2))[1:])
print(hash(Sees()[1:2]) == hash(slice(1, 2)), {slice(1, 2): "found"}[1:2])


class Shrinks:
    def __init__(self, target): self.target = target
    def __index__(self):
        self.target.clear()
        return 1


victim = [1, 2, 3]
print(victim[Shrinks(victim):], victim)
victim = [1, 2, 3]
print(victim[:Shrinks(victim)], victim)


def order():
    log = []
    def say(name, value):
        log.append(name)
        return value
    result = say("object", [1, 2, 3])[say("start", 1):say("stop", 3)]
    return log, result


print(order())
changed = [1, 2, 3]
print(changed[(changed := [7, 8, 9])[0] - 6:], changed)
rows = [[1, 2, 3], [4, 5, 6]]
print([row[1:] for row in rows], [x for row in rows[:1] for x in row[:2]], rows[1:][0][:-1])
a = [1, 2, 3, 4]
a[1:3] = ["x"]
del a[:1]
a[len(a):] = [9]
a[:1] += ["y"]
print(a, "spam"[1:][1:][:1], f"{'abc'[1:]}")


def nested(s, n): return s if n == 0 else nested(s[1:], n - 1)


print(nested("abcdefgh", 5), nested([1, 2, 3], 2))

#> hello hello ello hell el ll   
#> héllo héllo éllo héll él ll   
#> h€llo h€llo €llo h€ll €l ll   
#> [1, 2, 3, 4, 5] [1, 2, 3, 4, 5] [2, 3, 4, 5] [1, 2, 3, 4] [2, 3] [3, 4] [] [] []
#> (1, 2, 3, 4, 5) (1, 2, 3, 4, 5) (2, 3, 4, 5) (1, 2, 3, 4) (2, 3) (3, 4) () () ()
#> b'hello' b'hello' b'ello' b'hell' b'el' b'll' b'' b'' b''
#> bytearray(b'hello') bytearray(b'hello') bytearray(b'ello') bytearray(b'hell') bytearray(b'el') bytearray(b'll') bytearray(b'') bytearray(b'') bytearray(b'')
#> range(0, 5) range(0, 5) range(1, 5) range(0, 4) range(1, 3) range(2, 4) range(3, 1) range(5, 5) range(0, 0)
#> []
#> True True True True True
#> False True True True [] True
#> 299 bca cabc True
#> True
#> zxy 1095 z True yz
#> TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method
#> TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method
#> TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method
#> TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method TypeError: slice indices must be integers or None or have an __index__ method
#> TypeError: 'NoneType' object is not subscriptable TypeError: 'NoneType' object is not subscriptable
#> TypeError: 'int' object is not subscriptable TypeError: 'int' object is not subscriptable
#> KeyError: slice(1, 2, None) KeyError: slice(None, None, None)
#> TypeError: 'set' object is not subscriptable TypeError: 'set' object is not subscriptable
#> TypeError: 'builtin_function_or_method' object is not subscriptable TypeError: 'builtin_function_or_method' object is not subscriptable
#> TypeError: type 'slice' is not subscriptable TypeError: type 'slice' is not subscriptable
#> slice(1, 2, None) slice(None, None, None) slice('a', None, None) slice(None, None, None) slice(1, 2, 3) (slice(1, 2, None), 3) slice(None, None, None)
#> ('kept', slice(0, 1, None)) str bc tuple
#> (2,)
#> True found
#> [] []
#> [] []
#> (['object', 'start', 'stop'], [2, 3])
#> [2, 3] [7, 8, 9]
#> [[2, 3], [5, 6]] [1, 2] [4, 5]
#> ['x', 'y', 4, 9] a bc
#> fgh [3]
