# What evaluated text may be in get_type_hints(), evaluate_forward_ref() and ForwardRef.evaluate().
# option: --policy standard
import typing, annotationlib
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def h(a): pass
for text in ("int,", "(int, str)", "()", "ClassVar", "typing.ClassVar[int]", "typing.Final", "typing.Generic", "[int]", "typing.Any", "'int'", "'list[str]'", "None", "'\"int\"'", "'a b'", "'missing'", "list['int']"):
    h.__annotations__ = {"a": text}
    t(lambda: typing.get_type_hints(h))
    h.__annotations__ = {"a": list[text]}
    t(lambda: typing.get_type_hints(h))
    h.__annotations__ = {"a": typing.Optional[text]}
    t(lambda: typing.get_type_hints(h))
    class K: pass
    K.__annotations__ = {"a": text}
    t(lambda: typing.get_type_hints(K))
    t(lambda: typing.evaluate_forward_ref(annotationlib.ForwardRef(text), globals=globals()))
    t(lambda: annotationlib.ForwardRef(text).evaluate(globals=globals()))


class Nested:
    b: typing.ClassVar["typing.Final[int]"] = 4


t(lambda: typing.get_type_hints(Nested, globals()))
h.__annotations__ = {"a": typing.ClassVar[int]}
t(lambda: typing.get_type_hints(h))

#> {'a': (<class 'int'>,)}
#> {'a': list[(<class 'int'>,)]}
#> TypeError unsupported operand type(s) for |: 'tuple' and 'type'
#> {'a': (<class 'int'>,)}
#> (<class 'int'>,)
#> (<class 'int'>,)
#> {'a': (<class 'int'>, <class 'str'>)}
#> {'a': list[(<class 'int'>, <class 'str'>)]}
#> TypeError unsupported operand type(s) for |: 'tuple' and 'type'
#> {'a': (<class 'int'>, <class 'str'>)}
#> (<class 'int'>, <class 'str'>)
#> (<class 'int'>, <class 'str'>)
#> {'a': ()}
#> {'a': list[()]}
#> TypeError unsupported operand type(s) for |: 'tuple' and 'type'
#> {'a': ()}
#> ()
#> ()
#> NameError name 'ClassVar' is not defined
#> NameError name 'ClassVar' is not defined
#> NameError name 'ClassVar' is not defined
#> NameError name 'ClassVar' is not defined
#> NameError name 'ClassVar' is not defined
#> NameError name 'ClassVar' is not defined
#> {'a': typing.ClassVar[int]}
#> {'a': list[typing.ClassVar[int]]}
#> TypeError typing.ClassVar[int] is not valid as type argument
#> {'a': typing.ClassVar[int]}
#> typing.ClassVar[int]
#> typing.ClassVar[int]
#> {'a': typing.Final}
#> {'a': list[typing.Final]}
#> TypeError Plain typing.Final is not valid as type argument
#> {'a': typing.Final}
#> typing.Final
#> typing.Final
#> {'a': <class 'typing.Generic'>}
#> {'a': list[typing.Generic]}
#> {'a': typing.Generic | None}
#> {'a': <class 'typing.Generic'>}
#> <class 'typing.Generic'>
#> <class 'typing.Generic'>
#> {'a': [<class 'int'>]}
#> {'a': list[[int]]}
#> TypeError unsupported operand type(s) for |: 'list' and 'type'
#> {'a': [<class 'int'>]}
#> [<class 'int'>]
#> [<class 'int'>]
#> {'a': typing.Any}
#> {'a': list[typing.Any]}
#> {'a': typing.Any | None}
#> {'a': typing.Any}
#> typing.Any
#> typing.Any
#> {'a': <class 'int'>}
#> {'a': list[int]}
#> {'a': int | None}
#> {'a': <class 'int'>}
#> <class 'int'>
#> int
#> {'a': list[str]}
#> {'a': list[list[str]]}
#> {'a': list[str] | None}
#> {'a': list[str]}
#> list[str]
#> list[str]
#> {'a': <class 'NoneType'>}
#> {'a': list[None]}
#> {'a': <class 'NoneType'>}
#> {'a': <class 'NoneType'>}
#> None
#> None
#> {'a': <class 'int'>}
#> {'a': list[int]}
#> {'a': int | None}
#> {'a': <class 'int'>}
#> <class 'int'>
#> "int"
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> a b
#> NameError name 'missing' is not defined
#> NameError name 'missing' is not defined
#> NameError name 'missing' is not defined
#> NameError name 'missing' is not defined
#> NameError name 'missing' is not defined
#> missing
#> {'a': list[int]}
#> {'a': list[list[int]]}
#> {'a': list[int] | None}
#> {'a': list[int]}
#> list[int]
#> list['int']
#> {'b': typing.ClassVar[typing.Final[int]]}
#> {'a': typing.ClassVar[int]}
