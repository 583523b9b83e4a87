# KeyError, IndexError and AttributeError texts of every built-in container.
d, s, l, t, b, r = {"a": 1}, {1}, [1], (1,), b"a", range(1)
txt = "a"
cases = [lambda: d["b"], lambda: d[5], lambda: d[None], lambda: d[(1, 2)], lambda: d.pop("z"), lambda: {}.popitem(),
         lambda: s.remove(9), lambda: set().pop(), lambda: l[5], lambda: l[-9], lambda: l.pop(7), lambda: [].pop(),
         lambda: l.index(3), lambda: l.remove(3), lambda: t[4], lambda: t.index(2), lambda: b[3],
         lambda: b.index(b"z"), lambda: txt[9], lambda: txt.index("z"), lambda: txt.rindex("z"), lambda: r[5],
         lambda: r.index(5), lambda: l.nope, lambda: d.nope, lambda: txt.nope, lambda: t.nope, lambda: (5).nope,
         lambda: None.nope, lambda: len.nope, lambda: int.nope, lambda: (lambda: 0).nope, lambda: ValueError().nope,
         lambda: type.nope, lambda: ....nope, lambda: (1.5).nope, lambda: True.nope, lambda: s.nope, lambda: b.nope,
         lambda: iter([]).nope, lambda: {}.keys().nope, lambda: super.nope, lambda: l["a"], lambda: t["a"],
         lambda: txt["a"], lambda: b["a"], lambda: r["a"], lambda: l[1.0], lambda: l[None], lambda: l[[]],
         lambda: d[[]], lambda: l[()], lambda: txt[1, 2], lambda: l[:"a"], lambda: t[1:2:0]]
for case in cases:
    try:
        print(case())
    except Exception as error:
        print(type(error).__name__, error, "|", error.args)

#> KeyError 'b' | ('b',)
#> KeyError 5 | (5,)
#> KeyError None | (None,)
#> KeyError (1, 2) | ((1, 2),)
#> KeyError 'z' | ('z',)
#> KeyError 'popitem(): dictionary is empty' | ('popitem(): dictionary is empty',)
#> KeyError 9 | (9,)
#> KeyError 'pop from an empty set' | ('pop from an empty set',)
#> IndexError list index out of range | ('list index out of range',)
#> IndexError list index out of range | ('list index out of range',)
#> IndexError pop index out of range | ('pop index out of range',)
#> IndexError pop from empty list | ('pop from empty list',)
#> ValueError list.index(x): x not in list | ('list.index(x): x not in list',)
#> ValueError list.remove(x): x not in list | ('list.remove(x): x not in list',)
#> IndexError tuple index out of range | ('tuple index out of range',)
#> ValueError tuple.index(x): x not in tuple | ('tuple.index(x): x not in tuple',)
#> IndexError index out of range | ('index out of range',)
#> ValueError subsection not found | ('subsection not found',)
#> IndexError string index out of range | ('string index out of range',)
#> ValueError substring not found | ('substring not found',)
#> ValueError substring not found | ('substring not found',)
#> IndexError range object index out of range | ('range object index out of range',)
#> ValueError range.index(x): x not in range | ('range.index(x): x not in range',)
#> AttributeError 'list' object has no attribute 'nope' | ("'list' object has no attribute 'nope'",)
#> AttributeError 'dict' object has no attribute 'nope' | ("'dict' object has no attribute 'nope'",)
#> AttributeError 'str' object has no attribute 'nope' | ("'str' object has no attribute 'nope'",)
#> AttributeError 'tuple' object has no attribute 'nope' | ("'tuple' object has no attribute 'nope'",)
#> AttributeError 'int' object has no attribute 'nope' | ("'int' object has no attribute 'nope'",)
#> AttributeError 'NoneType' object has no attribute 'nope' | ("'NoneType' object has no attribute 'nope'",)
#> AttributeError 'builtin_function_or_method' object has no attribute 'nope' | ("'builtin_function_or_method' object has no attribute 'nope'",)
#> AttributeError type object 'int' has no attribute 'nope' | ("type object 'int' has no attribute 'nope'",)
#> AttributeError 'function' object has no attribute 'nope' | ("'function' object has no attribute 'nope'",)
#> AttributeError 'ValueError' object has no attribute 'nope' | ("'ValueError' object has no attribute 'nope'",)
#> AttributeError type object 'type' has no attribute 'nope' | ("type object 'type' has no attribute 'nope'",)
#> AttributeError 'ellipsis' object has no attribute 'nope' | ("'ellipsis' object has no attribute 'nope'",)
#> AttributeError 'float' object has no attribute 'nope' | ("'float' object has no attribute 'nope'",)
#> AttributeError 'bool' object has no attribute 'nope' | ("'bool' object has no attribute 'nope'",)
#> AttributeError 'set' object has no attribute 'nope' | ("'set' object has no attribute 'nope'",)
#> AttributeError 'bytes' object has no attribute 'nope' | ("'bytes' object has no attribute 'nope'",)
#> AttributeError 'list_iterator' object has no attribute 'nope' | ("'list_iterator' object has no attribute 'nope'",)
#> AttributeError 'dict_keys' object has no attribute 'nope' | ("'dict_keys' object has no attribute 'nope'",)
#> AttributeError type object 'super' has no attribute 'nope' | ("type object 'super' has no attribute 'nope'",)
#> TypeError list indices must be integers or slices, not str | ('list indices must be integers or slices, not str',)
#> TypeError tuple indices must be integers or slices, not str | ('tuple indices must be integers or slices, not str',)
#> TypeError string indices must be integers, not 'str' | ("string indices must be integers, not 'str'",)
#> TypeError byte indices must be integers or slices, not str | ('byte indices must be integers or slices, not str',)
#> TypeError range indices must be integers or slices, not str | ('range indices must be integers or slices, not str',)
#> TypeError list indices must be integers or slices, not float | ('list indices must be integers or slices, not float',)
#> TypeError list indices must be integers or slices, not NoneType | ('list indices must be integers or slices, not NoneType',)
#> TypeError list indices must be integers or slices, not list | ('list indices must be integers or slices, not list',)
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list') | ("cannot use 'list' as a dict key (unhashable type: 'list')",)
#> TypeError list indices must be integers or slices, not tuple | ('list indices must be integers or slices, not tuple',)
#> TypeError string indices must be integers, not 'tuple' | ("string indices must be integers, not 'tuple'",)
#> TypeError slice indices must be integers or None or have an __index__ method | ('slice indices must be integers or None or have an __index__ method',)
#> ValueError slice step cannot be zero | ('slice step cannot be zero',)
