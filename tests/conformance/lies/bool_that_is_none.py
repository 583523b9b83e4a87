# lies: a __bool__ that returns a str, a number or None, or raises.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Bool:
    def __init__(self, answer):
        self.answer = answer

    def __bool__(self):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def __len__(self):
        return 5

    def __eq__(self, other):
        return self

    def __lt__(self, other):
        return self

    def __contains__(self, item):
        return self

    __hash__ = object.__hash__

    def __repr__(self):
        return "Bool"


def loop(x):
    while x:
        return "in"
    return "out"


def checked(x):
    assert x, "asserted"
    return "fine"


def matched(x):
    match 1:
        case _ if x:
            return "guard"
        case _:
            return "none"


for answer in ("yes", "", 1, 0, None, [], NotImplemented, 1.0, True, False, KeyError("no bool"), StopIteration(3)):
    b = Bool(answer)
    t("bool", lambda: bool(b))
    t("not", lambda: not b)
    t("and", lambda: b and 1)
    t("or", lambda: b or 1)
    t("if", lambda: 1 if b else 2)
    t("while", lambda: loop(b))
    t("assert", lambda: checked(b))
    t("guard", lambda: matched(b))
    t("filter", lambda: len(list(filter(None, [b]))))
    t("comprehension", lambda: [1 for x in [1] if b])
    t("all", lambda: all([b, 1]))
    t("any", lambda: any([b, 0]))
    t("in list", lambda: 1 in [b])
    t("in", lambda: 1 in b)
    t("chain", lambda: (b < 1) is b and type(b < 1 < 2).__name__)
    t("count", lambda: [1, 1].count(b))
    t("index", lambda: [1].index(b))
    t("sort", lambda: len(sorted([b, b])))
    t("max", lambda: max(b, b) is b)
    t("equal", lambda: (1, b) == (1, 2))
    t("dict", lambda: {1: b} == {1: 2})
    t("sum", lambda: sum(1 for x in (b,) if x))
    t("reverse", lambda: sorted([2, 1], reverse=b))

#> bool TypeError __bool__ should return bool, returned str
#> not TypeError __bool__ should return bool, returned str
#> and TypeError __bool__ should return bool, returned str
#> or TypeError __bool__ should return bool, returned str
#> if TypeError __bool__ should return bool, returned str
#> while TypeError __bool__ should return bool, returned str
#> assert TypeError __bool__ should return bool, returned str
#> guard TypeError __bool__ should return bool, returned str
#> filter TypeError __bool__ should return bool, returned str
#> comprehension TypeError __bool__ should return bool, returned str
#> all TypeError __bool__ should return bool, returned str
#> any TypeError __bool__ should return bool, returned str
#> in list TypeError __bool__ should return bool, returned str
#> in TypeError __bool__ should return bool, returned str
#> chain TypeError __bool__ should return bool, returned str
#> count TypeError __bool__ should return bool, returned str
#> index TypeError __bool__ should return bool, returned str
#> sort TypeError __bool__ should return bool, returned str
#> max TypeError __bool__ should return bool, returned str
#> equal TypeError __bool__ should return bool, returned str
#> dict TypeError __bool__ should return bool, returned str
#> sum TypeError __bool__ should return bool, returned str
#> reverse TypeError __bool__ should return bool, returned str
#> bool TypeError __bool__ should return bool, returned str
#> not TypeError __bool__ should return bool, returned str
#> and TypeError __bool__ should return bool, returned str
#> or TypeError __bool__ should return bool, returned str
#> if TypeError __bool__ should return bool, returned str
#> while TypeError __bool__ should return bool, returned str
#> assert TypeError __bool__ should return bool, returned str
#> guard TypeError __bool__ should return bool, returned str
#> filter TypeError __bool__ should return bool, returned str
#> comprehension TypeError __bool__ should return bool, returned str
#> all TypeError __bool__ should return bool, returned str
#> any TypeError __bool__ should return bool, returned str
#> in list TypeError __bool__ should return bool, returned str
#> in TypeError __bool__ should return bool, returned str
#> chain TypeError __bool__ should return bool, returned str
#> count TypeError __bool__ should return bool, returned str
#> index TypeError __bool__ should return bool, returned str
#> sort TypeError __bool__ should return bool, returned str
#> max TypeError __bool__ should return bool, returned str
#> equal TypeError __bool__ should return bool, returned str
#> dict TypeError __bool__ should return bool, returned str
#> sum TypeError __bool__ should return bool, returned str
#> reverse TypeError __bool__ should return bool, returned str
#> bool TypeError __bool__ should return bool, returned int
#> not TypeError __bool__ should return bool, returned int
#> and TypeError __bool__ should return bool, returned int
#> or TypeError __bool__ should return bool, returned int
#> if TypeError __bool__ should return bool, returned int
#> while TypeError __bool__ should return bool, returned int
#> assert TypeError __bool__ should return bool, returned int
#> guard TypeError __bool__ should return bool, returned int
#> filter TypeError __bool__ should return bool, returned int
#> comprehension TypeError __bool__ should return bool, returned int
#> all TypeError __bool__ should return bool, returned int
#> any TypeError __bool__ should return bool, returned int
#> in list TypeError __bool__ should return bool, returned int
#> in TypeError __bool__ should return bool, returned int
#> chain TypeError __bool__ should return bool, returned int
#> count TypeError __bool__ should return bool, returned int
#> index TypeError __bool__ should return bool, returned int
#> sort TypeError __bool__ should return bool, returned int
#> max TypeError __bool__ should return bool, returned int
#> equal TypeError __bool__ should return bool, returned int
#> dict TypeError __bool__ should return bool, returned int
#> sum TypeError __bool__ should return bool, returned int
#> reverse TypeError __bool__ should return bool, returned int
#> bool TypeError __bool__ should return bool, returned int
#> not TypeError __bool__ should return bool, returned int
#> and TypeError __bool__ should return bool, returned int
#> or TypeError __bool__ should return bool, returned int
#> if TypeError __bool__ should return bool, returned int
#> while TypeError __bool__ should return bool, returned int
#> assert TypeError __bool__ should return bool, returned int
#> guard TypeError __bool__ should return bool, returned int
#> filter TypeError __bool__ should return bool, returned int
#> comprehension TypeError __bool__ should return bool, returned int
#> all TypeError __bool__ should return bool, returned int
#> any TypeError __bool__ should return bool, returned int
#> in list TypeError __bool__ should return bool, returned int
#> in TypeError __bool__ should return bool, returned int
#> chain TypeError __bool__ should return bool, returned int
#> count TypeError __bool__ should return bool, returned int
#> index TypeError __bool__ should return bool, returned int
#> sort TypeError __bool__ should return bool, returned int
#> max TypeError __bool__ should return bool, returned int
#> equal TypeError __bool__ should return bool, returned int
#> dict TypeError __bool__ should return bool, returned int
#> sum TypeError __bool__ should return bool, returned int
#> reverse TypeError __bool__ should return bool, returned int
#> bool TypeError __bool__ should return bool, returned NoneType
#> not TypeError __bool__ should return bool, returned NoneType
#> and TypeError __bool__ should return bool, returned NoneType
#> or TypeError __bool__ should return bool, returned NoneType
#> if TypeError __bool__ should return bool, returned NoneType
#> while TypeError __bool__ should return bool, returned NoneType
#> assert TypeError __bool__ should return bool, returned NoneType
#> guard TypeError __bool__ should return bool, returned NoneType
#> filter TypeError __bool__ should return bool, returned NoneType
#> comprehension TypeError __bool__ should return bool, returned NoneType
#> all TypeError __bool__ should return bool, returned NoneType
#> any TypeError __bool__ should return bool, returned NoneType
#> in list TypeError __bool__ should return bool, returned NoneType
#> in TypeError __bool__ should return bool, returned NoneType
#> chain TypeError __bool__ should return bool, returned NoneType
#> count TypeError __bool__ should return bool, returned NoneType
#> index TypeError __bool__ should return bool, returned NoneType
#> sort TypeError __bool__ should return bool, returned NoneType
#> max TypeError __bool__ should return bool, returned NoneType
#> equal TypeError __bool__ should return bool, returned NoneType
#> dict TypeError __bool__ should return bool, returned NoneType
#> sum TypeError __bool__ should return bool, returned NoneType
#> reverse TypeError __bool__ should return bool, returned NoneType
#> bool TypeError __bool__ should return bool, returned list
#> not TypeError __bool__ should return bool, returned list
#> and TypeError __bool__ should return bool, returned list
#> or TypeError __bool__ should return bool, returned list
#> if TypeError __bool__ should return bool, returned list
#> while TypeError __bool__ should return bool, returned list
#> assert TypeError __bool__ should return bool, returned list
#> guard TypeError __bool__ should return bool, returned list
#> filter TypeError __bool__ should return bool, returned list
#> comprehension TypeError __bool__ should return bool, returned list
#> all TypeError __bool__ should return bool, returned list
#> any TypeError __bool__ should return bool, returned list
#> in list TypeError __bool__ should return bool, returned list
#> in TypeError __bool__ should return bool, returned list
#> chain TypeError __bool__ should return bool, returned list
#> count TypeError __bool__ should return bool, returned list
#> index TypeError __bool__ should return bool, returned list
#> sort TypeError __bool__ should return bool, returned list
#> max TypeError __bool__ should return bool, returned list
#> equal TypeError __bool__ should return bool, returned list
#> dict TypeError __bool__ should return bool, returned list
#> sum TypeError __bool__ should return bool, returned list
#> reverse TypeError __bool__ should return bool, returned list
#> bool TypeError __bool__ should return bool, returned NotImplementedType
#> not TypeError __bool__ should return bool, returned NotImplementedType
#> and TypeError __bool__ should return bool, returned NotImplementedType
#> or TypeError __bool__ should return bool, returned NotImplementedType
#> if TypeError __bool__ should return bool, returned NotImplementedType
#> while TypeError __bool__ should return bool, returned NotImplementedType
#> assert TypeError __bool__ should return bool, returned NotImplementedType
#> guard TypeError __bool__ should return bool, returned NotImplementedType
#> filter TypeError __bool__ should return bool, returned NotImplementedType
#> comprehension TypeError __bool__ should return bool, returned NotImplementedType
#> all TypeError __bool__ should return bool, returned NotImplementedType
#> any TypeError __bool__ should return bool, returned NotImplementedType
#> in list TypeError __bool__ should return bool, returned NotImplementedType
#> in TypeError __bool__ should return bool, returned NotImplementedType
#> chain TypeError __bool__ should return bool, returned NotImplementedType
#> count TypeError __bool__ should return bool, returned NotImplementedType
#> index TypeError __bool__ should return bool, returned NotImplementedType
#> sort TypeError __bool__ should return bool, returned NotImplementedType
#> max TypeError __bool__ should return bool, returned NotImplementedType
#> equal TypeError __bool__ should return bool, returned NotImplementedType
#> dict TypeError __bool__ should return bool, returned NotImplementedType
#> sum TypeError __bool__ should return bool, returned NotImplementedType
#> reverse TypeError __bool__ should return bool, returned NotImplementedType
#> bool TypeError __bool__ should return bool, returned float
#> not TypeError __bool__ should return bool, returned float
#> and TypeError __bool__ should return bool, returned float
#> or TypeError __bool__ should return bool, returned float
#> if TypeError __bool__ should return bool, returned float
#> while TypeError __bool__ should return bool, returned float
#> assert TypeError __bool__ should return bool, returned float
#> guard TypeError __bool__ should return bool, returned float
#> filter TypeError __bool__ should return bool, returned float
#> comprehension TypeError __bool__ should return bool, returned float
#> all TypeError __bool__ should return bool, returned float
#> any TypeError __bool__ should return bool, returned float
#> in list TypeError __bool__ should return bool, returned float
#> in TypeError __bool__ should return bool, returned float
#> chain TypeError __bool__ should return bool, returned float
#> count TypeError __bool__ should return bool, returned float
#> index TypeError __bool__ should return bool, returned float
#> sort TypeError __bool__ should return bool, returned float
#> max TypeError __bool__ should return bool, returned float
#> equal TypeError __bool__ should return bool, returned float
#> dict TypeError __bool__ should return bool, returned float
#> sum TypeError __bool__ should return bool, returned float
#> reverse TypeError __bool__ should return bool, returned float
#> bool True
#> not False
#> and 1
#> or Bool
#> if 1
#> while in
#> assert fine
#> guard guard
#> filter 1
#> comprehension [1]
#> all True
#> any True
#> in list True
#> in True
#> chain bool
#> count 2
#> index 0
#> sort 2
#> max True
#> equal True
#> dict True
#> sum 1
#> reverse [2, 1]
#> bool False
#> not True
#> and Bool
#> or 1
#> if 2
#> while out
#> assert AssertionError asserted
#> guard none
#> filter 0
#> comprehension []
#> all False
#> any False
#> in list False
#> in False
#> chain Bool
#> count 0
#> index ValueError list.index(x): x not in list
#> sort 2
#> max True
#> equal False
#> dict False
#> sum 0
#> reverse [1, 2]
#> bool KeyError 'no bool'
#> not KeyError 'no bool'
#> and KeyError 'no bool'
#> or KeyError 'no bool'
#> if KeyError 'no bool'
#> while KeyError 'no bool'
#> assert KeyError 'no bool'
#> guard KeyError 'no bool'
#> filter KeyError 'no bool'
#> comprehension KeyError 'no bool'
#> all KeyError 'no bool'
#> any KeyError 'no bool'
#> in list KeyError 'no bool'
#> in KeyError 'no bool'
#> chain KeyError 'no bool'
#> count KeyError 'no bool'
#> index KeyError 'no bool'
#> sort KeyError 'no bool'
#> max KeyError 'no bool'
#> equal KeyError 'no bool'
#> dict KeyError 'no bool'
#> sum KeyError 'no bool'
#> reverse KeyError 'no bool'
#> bool StopIteration 3
#> not StopIteration 3
#> and StopIteration 3
#> or StopIteration 3
#> if StopIteration 3
#> while StopIteration 3
#> assert StopIteration 3
#> guard StopIteration 3
#> filter 0
#> comprehension StopIteration 3
#> all StopIteration 3
#> any StopIteration 3
#> in list StopIteration 3
#> in StopIteration 3
#> chain StopIteration 3
#> count StopIteration 3
#> index StopIteration 3
#> sort StopIteration 3
#> max StopIteration 3
#> equal StopIteration 3
#> dict StopIteration 3
#> sum RuntimeError generator raised StopIteration
#> reverse StopIteration 3
