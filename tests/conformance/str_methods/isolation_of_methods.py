# Methods of str taken from the class, bound methods as values, and unknown attributes.
up = "abc".upper
print(up(), str.upper("xyz"), list(map(str.strip, [" a ", "b "])), sorted(["b", "A", "c"], key=str.lower),
      str.join("-", "abc"), str.__len__("four"), "abc".__contains__("b"), "ab".__add__("c"), "a".__mul__(3),
      "abc".__getitem__(1), "a".__eq__("a"), "a".__lt__(5), "x".__hash__() == hash("x"))
print("abc".__iter__().__next__(), list("héy"), [c for c in "a😀b"], tuple("xy"), set("aab") == {"a", "b"},
      dict.fromkeys("ab", 0), list(enumerate("ab")), list(reversed("héy")), list(zip("ab", "cd")),
      max("héllo", key=ord), "".__len__())
for bad in (lambda: "a".uper(), lambda: "a".push, lambda: str.upper(), lambda: str.upper(5), lambda: str.join(5, []),
            lambda: "a".__add__(5), lambda: str.nope, lambda: "abc".__getitem__("x"), lambda: up()(),
            lambda: "a".upper.x):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
it = iter("ab")
print(next(it), next(it), next(it, "end"))
try:
    next(it)
except StopIteration as error:
    print("stop", error.value, error.args)

#> ABC XYZ ['a', 'b'] ['A', 'b', 'c'] a-b-c 4 True abc aaa b True NotImplemented True
#> a ['h', 'é', 'y'] ['a', '😀', 'b'] ('x', 'y') True {'a': 0, 'b': 0} [(0, 'a'), (1, 'b')] ['y', 'é', 'h'] [('a', 'c'), ('b', 'd')] é 0
#> AttributeError 'str' object has no attribute 'uper'
#> AttributeError 'str' object has no attribute 'push'
#> TypeError unbound method str.upper() needs an argument
#> TypeError descriptor 'upper' for 'str' objects doesn't apply to a 'int' object
#> TypeError descriptor 'join' for 'str' objects doesn't apply to a 'int' object
#> TypeError can only concatenate str (not "int") to str
#> AttributeError type object 'str' has no attribute 'nope'
#> TypeError string indices must be integers, not 'str'
#> TypeError 'str' object is not callable
#> AttributeError 'builtin_function_or_method' object has no attribute 'x'
#> a b end
#> stop None ()
