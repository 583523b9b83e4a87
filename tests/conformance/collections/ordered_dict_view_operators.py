# The views of an OrderedDict with every operand: they are sets like those of a dict.
# option: --policy standard
from collections import OrderedDict


class Pairs(list):
    pass


def show(name, action):
    try:
        result = action()
    except Exception as error:
        print(name, type(error).__name__, error)
    else:
        print(name, sorted(result, key=repr) if isinstance(result, (set, list)) else result)


first = OrderedDict(a=1, b=2)
operands = [[("a", 1), "a", 3], (("a", 1),), "ab", {"a": 1}, {"a": 1}.items(), {"b": 2}.keys(), {"b", ("a", 1)},
            frozenset({"a"}), range(2), Pairs(["a"]), iter(["b"]), OrderedDict(b=2).items(), OrderedDict(a=1).keys(),
            OrderedDict(a=1).values(), 5, None, object]
for view in (first.items(), first.keys()):
    kind = type(view).__name__
    for number, operand in enumerate(operands):
        def again():
            return iter(["b"]) if type(operand).__name__ == "list_iterator" else operand
        show(f"{kind} {number} and", lambda: view & again())
        show(f"{kind} {number} rand", lambda: again() & view)
        show(f"{kind} {number} or", lambda: view | again())
        show(f"{kind} {number} ror", lambda: again() | view)
        show(f"{kind} {number} xor", lambda: view ^ again())
        show(f"{kind} {number} sub", lambda: view - again())
        show(f"{kind} {number} rsub", lambda: again() - view)
        show(f"{kind} {number} disjoint", lambda: view.isdisjoint(again()))
        show(f"{kind} {number} eq", lambda: view == again())
        show(f"{kind} {number} ne", lambda: view != again())
        if number < 9:
            show(f"{kind} {number} lt", lambda: view < again())
            show(f"{kind} {number} ge", lambda: view >= again())
        show(f"{kind} {number} in", lambda: operand in view)

#> odict_items 0 and [('a', 1)]
#> odict_items 0 rand [('a', 1)]
#> odict_items 0 or ['a', ('a', 1), ('b', 2), 3]
#> odict_items 0 ror ['a', ('a', 1), ('b', 2), 3]
#> odict_items 0 xor ['a', ('b', 2), 3]
#> odict_items 0 sub [('b', 2)]
#> odict_items 0 rsub ['a', 3]
#> odict_items 0 disjoint False
#> odict_items 0 eq False
#> odict_items 0 ne True
#> odict_items 0 lt TypeError '<' not supported between instances of 'odict_items' and 'list'
#> odict_items 0 ge TypeError '>=' not supported between instances of 'odict_items' and 'list'
#> odict_items 0 in False
#> odict_items 1 and [('a', 1)]
#> odict_items 1 rand [('a', 1)]
#> odict_items 1 or [('a', 1), ('b', 2)]
#> odict_items 1 ror [('a', 1), ('b', 2)]
#> odict_items 1 xor [('b', 2)]
#> odict_items 1 sub [('b', 2)]
#> odict_items 1 rsub []
#> odict_items 1 disjoint False
#> odict_items 1 eq False
#> odict_items 1 ne True
#> odict_items 1 lt TypeError '<' not supported between instances of 'odict_items' and 'tuple'
#> odict_items 1 ge TypeError '>=' not supported between instances of 'odict_items' and 'tuple'
#> odict_items 1 in False
#> odict_items 2 and []
#> odict_items 2 rand []
#> odict_items 2 or ['a', 'b', ('a', 1), ('b', 2)]
#> odict_items 2 ror ['a', 'b', ('a', 1), ('b', 2)]
#> odict_items 2 xor ['a', 'b', ('a', 1), ('b', 2)]
#> odict_items 2 sub [('a', 1), ('b', 2)]
#> odict_items 2 rsub ['a', 'b']
#> odict_items 2 disjoint True
#> odict_items 2 eq False
#> odict_items 2 ne True
#> odict_items 2 lt TypeError '<' not supported between instances of 'odict_items' and 'str'
#> odict_items 2 ge TypeError '>=' not supported between instances of 'odict_items' and 'str'
#> odict_items 2 in False
#> odict_items 3 and []
#> odict_items 3 rand []
#> odict_items 3 or ['a', ('a', 1), ('b', 2)]
#> odict_items 3 ror ['a', ('a', 1), ('b', 2)]
#> odict_items 3 xor ['a', ('a', 1), ('b', 2)]
#> odict_items 3 sub [('a', 1), ('b', 2)]
#> odict_items 3 rsub ['a']
#> odict_items 3 disjoint True
#> odict_items 3 eq False
#> odict_items 3 ne True
#> odict_items 3 lt TypeError '<' not supported between instances of 'odict_items' and 'dict'
#> odict_items 3 ge TypeError '>=' not supported between instances of 'odict_items' and 'dict'
#> odict_items 3 in False
#> odict_items 4 and [('a', 1)]
#> odict_items 4 rand [('a', 1)]
#> odict_items 4 or [('a', 1), ('b', 2)]
#> odict_items 4 ror [('a', 1), ('b', 2)]
#> odict_items 4 xor [('b', 2)]
#> odict_items 4 sub [('b', 2)]
#> odict_items 4 rsub []
#> odict_items 4 disjoint False
#> odict_items 4 eq False
#> odict_items 4 ne True
#> odict_items 4 lt False
#> odict_items 4 ge True
#> odict_items 4 in False
#> odict_items 5 and []
#> odict_items 5 rand []
#> odict_items 5 or ['b', ('a', 1), ('b', 2)]
#> odict_items 5 ror ['b', ('a', 1), ('b', 2)]
#> odict_items 5 xor ['b', ('a', 1), ('b', 2)]
#> odict_items 5 sub [('a', 1), ('b', 2)]
#> odict_items 5 rsub ['b']
#> odict_items 5 disjoint True
#> odict_items 5 eq False
#> odict_items 5 ne True
#> odict_items 5 lt False
#> odict_items 5 ge False
#> odict_items 5 in False
#> odict_items 6 and [('a', 1)]
#> odict_items 6 rand [('a', 1)]
#> odict_items 6 or ['b', ('a', 1), ('b', 2)]
#> odict_items 6 ror ['b', ('a', 1), ('b', 2)]
#> odict_items 6 xor ['b', ('b', 2)]
#> odict_items 6 sub [('b', 2)]
#> odict_items 6 rsub ['b']
#> odict_items 6 disjoint False
#> odict_items 6 eq False
#> odict_items 6 ne True
#> odict_items 6 lt False
#> odict_items 6 ge False
#> odict_items 6 in False
#> odict_items 7 and []
#> odict_items 7 rand []
#> odict_items 7 or ['a', ('a', 1), ('b', 2)]
#> odict_items 7 ror ['a', ('a', 1), ('b', 2)]
#> odict_items 7 xor ['a', ('a', 1), ('b', 2)]
#> odict_items 7 sub [('a', 1), ('b', 2)]
#> odict_items 7 rsub ['a']
#> odict_items 7 disjoint True
#> odict_items 7 eq False
#> odict_items 7 ne True
#> odict_items 7 lt False
#> odict_items 7 ge False
#> odict_items 7 in False
#> odict_items 8 and []
#> odict_items 8 rand []
#> odict_items 8 or [('a', 1), ('b', 2), 0, 1]
#> odict_items 8 ror [('a', 1), ('b', 2), 0, 1]
#> odict_items 8 xor [('a', 1), ('b', 2), 0, 1]
#> odict_items 8 sub [('a', 1), ('b', 2)]
#> odict_items 8 rsub [0, 1]
#> odict_items 8 disjoint True
#> odict_items 8 eq False
#> odict_items 8 ne True
#> odict_items 8 lt TypeError '<' not supported between instances of 'odict_items' and 'range'
#> odict_items 8 ge TypeError '>=' not supported between instances of 'odict_items' and 'range'
#> odict_items 8 in False
#> odict_items 9 and []
#> odict_items 9 rand []
#> odict_items 9 or ['a', ('a', 1), ('b', 2)]
#> odict_items 9 ror ['a', ('a', 1), ('b', 2)]
#> odict_items 9 xor ['a', ('a', 1), ('b', 2)]
#> odict_items 9 sub [('a', 1), ('b', 2)]
#> odict_items 9 rsub ['a']
#> odict_items 9 disjoint True
#> odict_items 9 eq False
#> odict_items 9 ne True
#> odict_items 9 in False
#> odict_items 10 and []
#> odict_items 10 rand []
#> odict_items 10 or ['b', ('a', 1), ('b', 2)]
#> odict_items 10 ror ['b', ('a', 1), ('b', 2)]
#> odict_items 10 xor ['b', ('a', 1), ('b', 2)]
#> odict_items 10 sub [('a', 1), ('b', 2)]
#> odict_items 10 rsub ['b']
#> odict_items 10 disjoint True
#> odict_items 10 eq False
#> odict_items 10 ne True
#> odict_items 10 in False
#> odict_items 11 and [('b', 2)]
#> odict_items 11 rand [('b', 2)]
#> odict_items 11 or [('a', 1), ('b', 2)]
#> odict_items 11 ror [('a', 1), ('b', 2)]
#> odict_items 11 xor [('a', 1)]
#> odict_items 11 sub [('a', 1)]
#> odict_items 11 rsub []
#> odict_items 11 disjoint False
#> odict_items 11 eq False
#> odict_items 11 ne True
#> odict_items 11 in False
#> odict_items 12 and []
#> odict_items 12 rand []
#> odict_items 12 or ['a', ('a', 1), ('b', 2)]
#> odict_items 12 ror ['a', ('a', 1), ('b', 2)]
#> odict_items 12 xor ['a', ('a', 1), ('b', 2)]
#> odict_items 12 sub [('a', 1), ('b', 2)]
#> odict_items 12 rsub ['a']
#> odict_items 12 disjoint True
#> odict_items 12 eq False
#> odict_items 12 ne True
#> odict_items 12 in False
#> odict_items 13 and []
#> odict_items 13 rand []
#> odict_items 13 or [('a', 1), ('b', 2), 1]
#> odict_items 13 ror [('a', 1), ('b', 2), 1]
#> odict_items 13 xor [('a', 1), ('b', 2), 1]
#> odict_items 13 sub [('a', 1), ('b', 2)]
#> odict_items 13 rsub [1]
#> odict_items 13 disjoint True
#> odict_items 13 eq False
#> odict_items 13 ne True
#> odict_items 13 in False
#> odict_items 14 and TypeError 'int' object is not iterable
#> odict_items 14 rand TypeError 'int' object is not iterable
#> odict_items 14 or TypeError 'int' object is not iterable
#> odict_items 14 ror TypeError 'int' object is not iterable
#> odict_items 14 xor TypeError 'int' object is not iterable
#> odict_items 14 sub TypeError 'int' object is not iterable
#> odict_items 14 rsub TypeError 'int' object is not iterable
#> odict_items 14 disjoint TypeError 'int' object is not iterable
#> odict_items 14 eq False
#> odict_items 14 ne True
#> odict_items 14 in False
#> odict_items 15 and TypeError 'NoneType' object is not iterable
#> odict_items 15 rand TypeError 'NoneType' object is not iterable
#> odict_items 15 or TypeError 'NoneType' object is not iterable
#> odict_items 15 ror TypeError 'NoneType' object is not iterable
#> odict_items 15 xor TypeError 'NoneType' object is not iterable
#> odict_items 15 sub TypeError 'NoneType' object is not iterable
#> odict_items 15 rsub TypeError 'NoneType' object is not iterable
#> odict_items 15 disjoint TypeError 'NoneType' object is not iterable
#> odict_items 15 eq False
#> odict_items 15 ne True
#> odict_items 15 in False
#> odict_items 16 and TypeError 'type' object is not iterable
#> odict_items 16 rand TypeError 'type' object is not iterable
#> odict_items 16 or TypeError 'type' object is not iterable
#> odict_items 16 ror TypeError 'type' object is not iterable
#> odict_items 16 xor TypeError 'type' object is not iterable
#> odict_items 16 sub TypeError 'type' object is not iterable
#> odict_items 16 rsub TypeError 'type' object is not iterable
#> odict_items 16 disjoint TypeError 'type' object is not iterable
#> odict_items 16 eq False
#> odict_items 16 ne True
#> odict_items 16 in False
#> odict_keys 0 and ['a']
#> odict_keys 0 rand ['a']
#> odict_keys 0 or ['a', 'b', ('a', 1), 3]
#> odict_keys 0 ror ['a', 'b', ('a', 1), 3]
#> odict_keys 0 xor ['b', ('a', 1), 3]
#> odict_keys 0 sub ['b']
#> odict_keys 0 rsub [('a', 1), 3]
#> odict_keys 0 disjoint False
#> odict_keys 0 eq False
#> odict_keys 0 ne True
#> odict_keys 0 lt TypeError '<' not supported between instances of 'odict_keys' and 'list'
#> odict_keys 0 ge TypeError '>=' not supported between instances of 'odict_keys' and 'list'
#> odict_keys 0 in TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> odict_keys 1 and []
#> odict_keys 1 rand []
#> odict_keys 1 or ['a', 'b', ('a', 1)]
#> odict_keys 1 ror ['a', 'b', ('a', 1)]
#> odict_keys 1 xor ['a', 'b', ('a', 1)]
#> odict_keys 1 sub ['a', 'b']
#> odict_keys 1 rsub [('a', 1)]
#> odict_keys 1 disjoint True
#> odict_keys 1 eq False
#> odict_keys 1 ne True
#> odict_keys 1 lt TypeError '<' not supported between instances of 'odict_keys' and 'tuple'
#> odict_keys 1 ge TypeError '>=' not supported between instances of 'odict_keys' and 'tuple'
#> odict_keys 1 in False
#> odict_keys 2 and ['a', 'b']
#> odict_keys 2 rand ['a', 'b']
#> odict_keys 2 or ['a', 'b']
#> odict_keys 2 ror ['a', 'b']
#> odict_keys 2 xor []
#> odict_keys 2 sub []
#> odict_keys 2 rsub []
#> odict_keys 2 disjoint False
#> odict_keys 2 eq False
#> odict_keys 2 ne True
#> odict_keys 2 lt TypeError '<' not supported between instances of 'odict_keys' and 'str'
#> odict_keys 2 ge TypeError '>=' not supported between instances of 'odict_keys' and 'str'
#> odict_keys 2 in False
#> odict_keys 3 and ['a']
#> odict_keys 3 rand ['a']
#> odict_keys 3 or ['a', 'b']
#> odict_keys 3 ror ['a', 'b']
#> odict_keys 3 xor ['b']
#> odict_keys 3 sub ['b']
#> odict_keys 3 rsub []
#> odict_keys 3 disjoint False
#> odict_keys 3 eq False
#> odict_keys 3 ne True
#> odict_keys 3 lt TypeError '<' not supported between instances of 'odict_keys' and 'dict'
#> odict_keys 3 ge TypeError '>=' not supported between instances of 'odict_keys' and 'dict'
#> odict_keys 3 in TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> odict_keys 4 and []
#> odict_keys 4 rand []
#> odict_keys 4 or ['a', 'b', ('a', 1)]
#> odict_keys 4 ror ['a', 'b', ('a', 1)]
#> odict_keys 4 xor ['a', 'b', ('a', 1)]
#> odict_keys 4 sub ['a', 'b']
#> odict_keys 4 rsub [('a', 1)]
#> odict_keys 4 disjoint True
#> odict_keys 4 eq False
#> odict_keys 4 ne True
#> odict_keys 4 lt False
#> odict_keys 4 ge False
#> odict_keys 4 in TypeError cannot use 'dict_items' as a dict key (unhashable type: 'dict_items')
#> odict_keys 5 and ['b']
#> odict_keys 5 rand ['b']
#> odict_keys 5 or ['a', 'b']
#> odict_keys 5 ror ['a', 'b']
#> odict_keys 5 xor ['a']
#> odict_keys 5 sub ['a']
#> odict_keys 5 rsub []
#> odict_keys 5 disjoint False
#> odict_keys 5 eq False
#> odict_keys 5 ne True
#> odict_keys 5 lt False
#> odict_keys 5 ge True
#> odict_keys 5 in TypeError cannot use 'dict_keys' as a dict key (unhashable type: 'dict_keys')
#> odict_keys 6 and ['b']
#> odict_keys 6 rand ['b']
#> odict_keys 6 or ['a', 'b', ('a', 1)]
#> odict_keys 6 ror ['a', 'b', ('a', 1)]
#> odict_keys 6 xor ['a', ('a', 1)]
#> odict_keys 6 sub ['a']
#> odict_keys 6 rsub [('a', 1)]
#> odict_keys 6 disjoint False
#> odict_keys 6 eq False
#> odict_keys 6 ne True
#> odict_keys 6 lt False
#> odict_keys 6 ge False
#> odict_keys 6 in TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> odict_keys 7 and ['a']
#> odict_keys 7 rand ['a']
#> odict_keys 7 or ['a', 'b']
#> odict_keys 7 ror ['a', 'b']
#> odict_keys 7 xor ['b']
#> odict_keys 7 sub ['b']
#> odict_keys 7 rsub []
#> odict_keys 7 disjoint False
#> odict_keys 7 eq False
#> odict_keys 7 ne True
#> odict_keys 7 lt False
#> odict_keys 7 ge True
#> odict_keys 7 in False
#> odict_keys 8 and []
#> odict_keys 8 rand []
#> odict_keys 8 or ['a', 'b', 0, 1]
#> odict_keys 8 ror ['a', 'b', 0, 1]
#> odict_keys 8 xor ['a', 'b', 0, 1]
#> odict_keys 8 sub ['a', 'b']
#> odict_keys 8 rsub [0, 1]
#> odict_keys 8 disjoint True
#> odict_keys 8 eq False
#> odict_keys 8 ne True
#> odict_keys 8 lt TypeError '<' not supported between instances of 'odict_keys' and 'range'
#> odict_keys 8 ge TypeError '>=' not supported between instances of 'odict_keys' and 'range'
#> odict_keys 8 in False
#> odict_keys 9 and ['a']
#> odict_keys 9 rand ['a']
#> odict_keys 9 or ['a', 'b']
#> odict_keys 9 ror ['a', 'b']
#> odict_keys 9 xor ['b']
#> odict_keys 9 sub ['b']
#> odict_keys 9 rsub []
#> odict_keys 9 disjoint False
#> odict_keys 9 eq False
#> odict_keys 9 ne True
#> odict_keys 9 in TypeError cannot use 'Pairs' as a dict key (unhashable type: 'Pairs')
#> odict_keys 10 and ['b']
#> odict_keys 10 rand ['b']
#> odict_keys 10 or ['a', 'b']
#> odict_keys 10 ror ['a', 'b']
#> odict_keys 10 xor ['a']
#> odict_keys 10 sub ['a']
#> odict_keys 10 rsub []
#> odict_keys 10 disjoint False
#> odict_keys 10 eq False
#> odict_keys 10 ne True
#> odict_keys 10 in False
#> odict_keys 11 and []
#> odict_keys 11 rand []
#> odict_keys 11 or ['a', 'b', ('b', 2)]
#> odict_keys 11 ror ['a', 'b', ('b', 2)]
#> odict_keys 11 xor ['a', 'b', ('b', 2)]
#> odict_keys 11 sub ['a', 'b']
#> odict_keys 11 rsub [('b', 2)]
#> odict_keys 11 disjoint True
#> odict_keys 11 eq False
#> odict_keys 11 ne True
#> odict_keys 11 in TypeError cannot use 'odict_items' as a dict key (unhashable type: 'odict_items')
#> odict_keys 12 and ['a']
#> odict_keys 12 rand ['a']
#> odict_keys 12 or ['a', 'b']
#> odict_keys 12 ror ['a', 'b']
#> odict_keys 12 xor ['b']
#> odict_keys 12 sub ['b']
#> odict_keys 12 rsub []
#> odict_keys 12 disjoint False
#> odict_keys 12 eq False
#> odict_keys 12 ne True
#> odict_keys 12 in TypeError cannot use 'odict_keys' as a dict key (unhashable type: 'odict_keys')
#> odict_keys 13 and []
#> odict_keys 13 rand []
#> odict_keys 13 or ['a', 'b', 1]
#> odict_keys 13 ror ['a', 'b', 1]
#> odict_keys 13 xor ['a', 'b', 1]
#> odict_keys 13 sub ['a', 'b']
#> odict_keys 13 rsub [1]
#> odict_keys 13 disjoint True
#> odict_keys 13 eq False
#> odict_keys 13 ne True
#> odict_keys 13 in False
#> odict_keys 14 and TypeError 'int' object is not iterable
#> odict_keys 14 rand TypeError 'int' object is not iterable
#> odict_keys 14 or TypeError 'int' object is not iterable
#> odict_keys 14 ror TypeError 'int' object is not iterable
#> odict_keys 14 xor TypeError 'int' object is not iterable
#> odict_keys 14 sub TypeError 'int' object is not iterable
#> odict_keys 14 rsub TypeError 'int' object is not iterable
#> odict_keys 14 disjoint TypeError 'int' object is not iterable
#> odict_keys 14 eq False
#> odict_keys 14 ne True
#> odict_keys 14 in False
#> odict_keys 15 and TypeError 'NoneType' object is not iterable
#> odict_keys 15 rand TypeError 'NoneType' object is not iterable
#> odict_keys 15 or TypeError 'NoneType' object is not iterable
#> odict_keys 15 ror TypeError 'NoneType' object is not iterable
#> odict_keys 15 xor TypeError 'NoneType' object is not iterable
#> odict_keys 15 sub TypeError 'NoneType' object is not iterable
#> odict_keys 15 rsub TypeError 'NoneType' object is not iterable
#> odict_keys 15 disjoint TypeError 'NoneType' object is not iterable
#> odict_keys 15 eq False
#> odict_keys 15 ne True
#> odict_keys 15 in False
#> odict_keys 16 and TypeError 'type' object is not iterable
#> odict_keys 16 rand TypeError 'type' object is not iterable
#> odict_keys 16 or TypeError 'type' object is not iterable
#> odict_keys 16 ror TypeError 'type' object is not iterable
#> odict_keys 16 xor TypeError 'type' object is not iterable
#> odict_keys 16 sub TypeError 'type' object is not iterable
#> odict_keys 16 rsub TypeError 'type' object is not iterable
#> odict_keys 16 disjoint TypeError 'type' object is not iterable
#> odict_keys 16 eq False
#> odict_keys 16 ne True
#> odict_keys 16 in False
