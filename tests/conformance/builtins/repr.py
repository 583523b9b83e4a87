# repr() of every built-in kind of value, nested and recursive.
def f():
    pass


class C:
    def m(self):
        pass


print(repr(1), repr(-1.5), repr("a'b"), repr('a"b'), repr("a'b\"c"), repr(None), repr(True), repr([1, "a", [2]]),
      repr((1,)), repr(()), repr({1: "a"}), repr({1}), repr(set()), repr(frozenset()), repr(frozenset([1])),
      repr(b"a\x00"), repr(range(3)), repr(slice(1, 2)), repr(...), repr(NotImplemented), repr(int), repr(C),
      repr(len), repr(str.upper), repr({}.keys()), repr({1: 2}.values()), repr({1: 2}.items()),
      repr(ValueError("x")), repr(type), repr(object))
for value, start in ((f, "<function f at 0x"), (lambda: 0, "<function <lambda> at 0x"), (C(),
    "<__main__.C object at 0x"), (C().m, "<bound method C.m of <__main__.C object at 0x"), (C.m,
        "<function C.m at 0x"), ([].append, "<built-in method append of list object at 0x"), (iter([]),
            "<list_iterator object at 0x"), ((x for x in ()), "<generator object <genexpr> at 0x"), (map(str, []),
                "<map object at 0x"), (zip(), "<zip object at 0x"), (property(),
                    "<property object at 0x"), (super(C, C()), "<super: <class 'C'>, <C object>>"), (staticmethod(f),
                        "<staticmethod(<function f at 0x"), (classmethod(f),
                            "<classmethod(<function f at 0x"), (enumerate([]), "<enumerate object at 0x"), (object(),
                                "<object object at 0x"), (reversed([]),
                                    "<list_reverseiterator object at 0x"), ("".join,
                                        "<built-in method join of str object at 0x")):
    print(repr(value).startswith(start), start)
a = [1]
a.append(a)
d = {"d": a}
d["self"] = d
a.append(d)
t = (a,)
print(repr(a), repr(d), repr(t), str(a) == repr(a))


class Node:
    def __init__(self):
        self.me = self

    def __repr__(self):
        return f"Node({[self.me is self]})"


print([Node()], {"n": Node()}, (Node(),))
for bad in (lambda: repr(), lambda: repr(1, 2)):
    try:
        bad()
    except TypeError as error:
        print(error)

#> 1 -1.5 "a'b" 'a"b' 'a\'b"c' None True [1, 'a', [2]] (1,) () {1: 'a'} {1} set() frozenset() frozenset({1}) b'a\x00' range(0, 3) slice(1, 2, None) Ellipsis NotImplemented <class 'int'> <class '__main__.C'> <built-in function len> <method 'upper' of 'str' objects> dict_keys([]) dict_values([2]) dict_items([(1, 2)]) ValueError('x') <class 'type'> <class 'object'>
#> True <function f at 0x
#> True <function <lambda> at 0x
#> True <__main__.C object at 0x
#> True <bound method C.m of <__main__.C object at 0x
#> True <function C.m at 0x
#> True <built-in method append of list object at 0x
#> True <list_iterator object at 0x
#> True <generator object <genexpr> at 0x
#> True <map object at 0x
#> True <zip object at 0x
#> True <property object at 0x
#> True <super: <class 'C'>, <C object>>
#> True <staticmethod(<function f at 0x
#> True <classmethod(<function f at 0x
#> True <enumerate object at 0x
#> True <object object at 0x
#> True <list_reverseiterator object at 0x
#> True <built-in method join of str object at 0x
#> [1, [...], {'d': [...], 'self': {...}}] {'d': [1, [...], {...}], 'self': {...}} ([1, [...], {'d': [...], 'self': {...}}],) True
#> [Node([True])] {'n': Node([True])} (Node([True]),)
#> repr() takes exactly one argument (0 given)
#> repr() takes exactly one argument (2 given)
