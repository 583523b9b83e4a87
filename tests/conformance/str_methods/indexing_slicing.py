# Index and slice of text in each width of character.
for text in ("hello", "héllo", "h€llo", "h😀llo"):
    print(text[0], text[1], text[-1], text[-5], text[1:3], text[:2], text[3:], text[::-1], text[::2], text[1::2],
          text[-2::-1], text[4:1:-1], text[4:0:-2], text[2:2], text[10:], text[-100:100], len(text))
    print([text[i] for i in range(-5, 5)], text[True], text[False:True], text[None:None], text[:: 3], text[::-3],
          text[slice(1, 4)], text[:] is text)
t = "abc"
for bad in (lambda: t[3], lambda: t[-4], lambda: ""[0], lambda: t["a"], lambda: t[1.0], lambda: t[None],
            lambda: t[::0], lambda: t[1:"x"], lambda: t[0, 1], lambda: t[10 ** 30], lambda: t[1.5:]):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
text = "abc"
for name, action in (("set", lambda: text.__setitem__), ("del", lambda: text.__delitem__)):
    try:
        action()
    except AttributeError as error:
        print(name, error)
try:
    text[0] = "x"
except TypeError as error:
    print(error)
try:
    del text[0]
except TypeError as error:
    print(error)
try:
    text.upper = 1
except AttributeError as error:
    print(error)
try:
    text.new = 1
except AttributeError as error:
    print(error)

#> h e o h el he lo olleh hlo el lleh oll ol   hello 5
#> ['h', 'e', 'l', 'l', 'o', 'h', 'e', 'l', 'l', 'o'] e h hello hl oe ell True
#> h é o h él hé lo olléh hlo él lléh oll ol   héllo 5
#> ['h', 'é', 'l', 'l', 'o', 'h', 'é', 'l', 'l', 'o'] é h héllo hl oé éll True
#> h € o h €l h€ lo oll€h hlo €l ll€h oll ol   h€llo 5
#> ['h', '€', 'l', 'l', 'o', 'h', '€', 'l', 'l', 'o'] € h h€llo hl o€ €ll True
#> h 😀 o h 😀l h😀 lo oll😀h hlo 😀l ll😀h oll ol   h😀llo 5
#> ['h', '😀', 'l', 'l', 'o', 'h', '😀', 'l', 'l', 'o'] 😀 h h😀llo hl o😀 😀ll True
#> IndexError string index out of range
#> IndexError string index out of range
#> IndexError string index out of range
#> TypeError string indices must be integers, not 'str'
#> TypeError string indices must be integers, not 'float'
#> TypeError string indices must be integers, not 'NoneType'
#> ValueError slice step cannot be zero
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError string indices must be integers, not 'tuple'
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> set 'str' object has no attribute '__setitem__'
#> del 'str' object has no attribute '__delitem__'
#> 'str' object does not support item assignment
#> 'str' object doesn't support item deletion
#> 'str' object attribute 'upper' is read-only
#> 'str' object has no attribute 'new' and no __dict__ for setting new attributes
