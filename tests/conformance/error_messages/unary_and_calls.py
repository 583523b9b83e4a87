# Messages of unary operators, calls, subscripts and iteration over unsuitable values.
class C:
    pass


values = [1, 1.5, "a", b"a", None, [1], (1,), {1: 1}, {1}, True, C(), C, len, range(2), ..., (x for x in ()),
          C.__init__]
actions = [("neg", lambda v: -v), ("pos", lambda v: +v), ("invert", lambda v: ~v if v is not True else 0), ("call",
    lambda v: v()), ("item", lambda v: v[0]), ("slice", lambda v: v[:1]), ("key", lambda v: v["k"]), ("iter",
        lambda v: list(v)), ("len", lambda v: len(v)), ("in", lambda v: 1 in v), ("unpack",
            lambda v: (lambda a, b: 0)(*v)), ("mapping", lambda v: dict(**v)), ("with", lambda v: enter(v)), ("next",
                lambda v: next(v)), ("index", lambda v: [1, 2, 3][v]), ("hash", lambda v: hash(v) and 0), ("attr",
                    lambda v: v.nothing), ("round", lambda v: round(v)), ("abs", lambda v: abs(v)), ("int",
                        lambda v: int(v)), ("float", lambda v: float(v)), ("reversed",
                            lambda v: reversed(v)), ("chr", lambda v: chr(v)), ("repeat", lambda v: [0] * v)]


def enter(v):
    with v:
        pass


for name, action in actions:
    messages = []
    for v in values:
        try:
            action(v)
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            if text not in messages and " at 0x" not in text:
                messages.append(text)
    for m in messages:
        print(name, "|", m)

#> neg | TypeError: bad operand type for unary -: 'str'
#> neg | TypeError: bad operand type for unary -: 'bytes'
#> neg | TypeError: bad operand type for unary -: 'NoneType'
#> neg | TypeError: bad operand type for unary -: 'list'
#> neg | TypeError: bad operand type for unary -: 'tuple'
#> neg | TypeError: bad operand type for unary -: 'dict'
#> neg | TypeError: bad operand type for unary -: 'set'
#> neg | TypeError: bad operand type for unary -: 'C'
#> neg | TypeError: bad operand type for unary -: 'type'
#> neg | TypeError: bad operand type for unary -: 'builtin_function_or_method'
#> neg | TypeError: bad operand type for unary -: 'range'
#> neg | TypeError: bad operand type for unary -: 'ellipsis'
#> neg | TypeError: bad operand type for unary -: 'generator'
#> neg | TypeError: bad operand type for unary -: 'wrapper_descriptor'
#> pos | TypeError: bad operand type for unary +: 'str'
#> pos | TypeError: bad operand type for unary +: 'bytes'
#> pos | TypeError: bad operand type for unary +: 'NoneType'
#> pos | TypeError: bad operand type for unary +: 'list'
#> pos | TypeError: bad operand type for unary +: 'tuple'
#> pos | TypeError: bad operand type for unary +: 'dict'
#> pos | TypeError: bad operand type for unary +: 'set'
#> pos | TypeError: bad operand type for unary +: 'C'
#> pos | TypeError: bad operand type for unary +: 'type'
#> pos | TypeError: bad operand type for unary +: 'builtin_function_or_method'
#> pos | TypeError: bad operand type for unary +: 'range'
#> pos | TypeError: bad operand type for unary +: 'ellipsis'
#> pos | TypeError: bad operand type for unary +: 'generator'
#> pos | TypeError: bad operand type for unary +: 'wrapper_descriptor'
#> invert | TypeError: bad operand type for unary ~: 'float'
#> invert | TypeError: bad operand type for unary ~: 'str'
#> invert | TypeError: bad operand type for unary ~: 'bytes'
#> invert | TypeError: bad operand type for unary ~: 'NoneType'
#> invert | TypeError: bad operand type for unary ~: 'list'
#> invert | TypeError: bad operand type for unary ~: 'tuple'
#> invert | TypeError: bad operand type for unary ~: 'dict'
#> invert | TypeError: bad operand type for unary ~: 'set'
#> invert | TypeError: bad operand type for unary ~: 'C'
#> invert | TypeError: bad operand type for unary ~: 'type'
#> invert | TypeError: bad operand type for unary ~: 'builtin_function_or_method'
#> invert | TypeError: bad operand type for unary ~: 'range'
#> invert | TypeError: bad operand type for unary ~: 'ellipsis'
#> invert | TypeError: bad operand type for unary ~: 'generator'
#> invert | TypeError: bad operand type for unary ~: 'wrapper_descriptor'
#> call | TypeError: 'int' object is not callable
#> call | TypeError: 'float' object is not callable
#> call | TypeError: 'str' object is not callable
#> call | TypeError: 'bytes' object is not callable
#> call | TypeError: 'NoneType' object is not callable
#> call | TypeError: 'list' object is not callable
#> call | TypeError: 'tuple' object is not callable
#> call | TypeError: 'dict' object is not callable
#> call | TypeError: 'set' object is not callable
#> call | TypeError: 'bool' object is not callable
#> call | TypeError: 'C' object is not callable
#> call | TypeError: len() takes exactly one argument (0 given)
#> call | TypeError: 'range' object is not callable
#> call | TypeError: 'ellipsis' object is not callable
#> call | TypeError: 'generator' object is not callable
#> call | TypeError: descriptor '__init__' of 'object' object needs an argument
#> item | TypeError: 'int' object is not subscriptable
#> item | TypeError: 'float' object is not subscriptable
#> item | TypeError: 'NoneType' object is not subscriptable
#> item | KeyError: 0
#> item | TypeError: 'set' object is not subscriptable
#> item | TypeError: 'bool' object is not subscriptable
#> item | TypeError: 'C' object is not subscriptable
#> item | TypeError: type 'C' is not subscriptable
#> item | TypeError: 'builtin_function_or_method' object is not subscriptable
#> item | TypeError: 'ellipsis' object is not subscriptable
#> item | TypeError: 'generator' object is not subscriptable
#> item | TypeError: 'wrapper_descriptor' object is not subscriptable
#> slice | TypeError: 'int' object is not subscriptable
#> slice | TypeError: 'float' object is not subscriptable
#> slice | TypeError: 'NoneType' object is not subscriptable
#> slice | KeyError: slice(None, 1, None)
#> slice | TypeError: 'set' object is not subscriptable
#> slice | TypeError: 'bool' object is not subscriptable
#> slice | TypeError: 'C' object is not subscriptable
#> slice | TypeError: type 'C' is not subscriptable
#> slice | TypeError: 'builtin_function_or_method' object is not subscriptable
#> slice | TypeError: 'ellipsis' object is not subscriptable
#> slice | TypeError: 'generator' object is not subscriptable
#> slice | TypeError: 'wrapper_descriptor' object is not subscriptable
#> key | TypeError: 'int' object is not subscriptable
#> key | TypeError: 'float' object is not subscriptable
#> key | TypeError: string indices must be integers, not 'str'
#> key | TypeError: byte indices must be integers or slices, not str
#> key | TypeError: 'NoneType' object is not subscriptable
#> key | TypeError: list indices must be integers or slices, not str
#> key | TypeError: tuple indices must be integers or slices, not str
#> key | KeyError: 'k'
#> key | TypeError: 'set' object is not subscriptable
#> key | TypeError: 'bool' object is not subscriptable
#> key | TypeError: 'C' object is not subscriptable
#> key | TypeError: type 'C' is not subscriptable
#> key | TypeError: 'builtin_function_or_method' object is not subscriptable
#> key | TypeError: range indices must be integers or slices, not str
#> key | TypeError: 'ellipsis' object is not subscriptable
#> key | TypeError: 'generator' object is not subscriptable
#> key | TypeError: 'wrapper_descriptor' object is not subscriptable
#> iter | TypeError: 'int' object is not iterable
#> iter | TypeError: 'float' object is not iterable
#> iter | TypeError: 'NoneType' object is not iterable
#> iter | TypeError: 'bool' object is not iterable
#> iter | TypeError: 'C' object is not iterable
#> iter | TypeError: 'type' object is not iterable
#> iter | TypeError: 'builtin_function_or_method' object is not iterable
#> iter | TypeError: 'ellipsis' object is not iterable
#> iter | TypeError: 'wrapper_descriptor' object is not iterable
#> len | TypeError: object of type 'int' has no len()
#> len | TypeError: object of type 'float' has no len()
#> len | TypeError: object of type 'NoneType' has no len()
#> len | TypeError: object of type 'bool' has no len()
#> len | TypeError: object of type 'C' has no len()
#> len | TypeError: object of type 'type' has no len()
#> len | TypeError: object of type 'builtin_function_or_method' has no len()
#> len | TypeError: object of type 'ellipsis' has no len()
#> len | TypeError: object of type 'generator' has no len()
#> len | TypeError: object of type 'wrapper_descriptor' has no len()
#> in | TypeError: argument of type 'int' is not a container or iterable
#> in | TypeError: argument of type 'float' is not a container or iterable
#> in | TypeError: 'in <string>' requires string as left operand, not int
#> in | TypeError: argument of type 'NoneType' is not a container or iterable
#> in | TypeError: argument of type 'bool' is not a container or iterable
#> in | TypeError: argument of type 'C' is not a container or iterable
#> in | TypeError: argument of type 'type' is not a container or iterable
#> in | TypeError: argument of type 'builtin_function_or_method' is not a container or iterable
#> in | TypeError: argument of type 'ellipsis' is not a container or iterable
#> in | TypeError: argument of type 'wrapper_descriptor' is not a container or iterable
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not int
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not float
#> unpack | TypeError: <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'b'
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not NoneType
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not bool
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not C
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not type
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not builtin_function_or_method
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not ellipsis
#> unpack | TypeError: <lambda>.<locals>.<lambda>() missing 2 required positional arguments: 'a' and 'b'
#> unpack | TypeError: __main__.<lambda>.<locals>.<lambda>() argument after * must be an iterable, not wrapper_descriptor
#> mapping | TypeError: dict() argument after ** must be a mapping, not int
#> mapping | TypeError: dict() argument after ** must be a mapping, not float
#> mapping | TypeError: dict() argument after ** must be a mapping, not str
#> mapping | TypeError: dict() argument after ** must be a mapping, not bytes
#> mapping | TypeError: dict() argument after ** must be a mapping, not NoneType
#> mapping | TypeError: dict() argument after ** must be a mapping, not list
#> mapping | TypeError: dict() argument after ** must be a mapping, not tuple
#> mapping | TypeError: keywords must be strings
#> mapping | TypeError: dict() argument after ** must be a mapping, not set
#> mapping | TypeError: dict() argument after ** must be a mapping, not bool
#> mapping | TypeError: dict() argument after ** must be a mapping, not C
#> mapping | TypeError: dict() argument after ** must be a mapping, not type
#> mapping | TypeError: dict() argument after ** must be a mapping, not builtin_function_or_method
#> mapping | TypeError: dict() argument after ** must be a mapping, not range
#> mapping | TypeError: dict() argument after ** must be a mapping, not ellipsis
#> mapping | TypeError: dict() argument after ** must be a mapping, not generator
#> mapping | TypeError: dict() argument after ** must be a mapping, not wrapper_descriptor
#> with | TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'float' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'str' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'bytes' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'NoneType' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'list' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'tuple' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'dict' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'set' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'bool' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'C' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'type' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'builtin_function_or_method' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'range' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'ellipsis' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'generator' object does not support the context manager protocol (missed __exit__ method)
#> with | TypeError: 'wrapper_descriptor' object does not support the context manager protocol (missed __exit__ method)
#> next | TypeError: 'int' object is not an iterator
#> next | TypeError: 'float' object is not an iterator
#> next | TypeError: 'str' object is not an iterator
#> next | TypeError: 'bytes' object is not an iterator
#> next | TypeError: 'NoneType' object is not an iterator
#> next | TypeError: 'list' object is not an iterator
#> next | TypeError: 'tuple' object is not an iterator
#> next | TypeError: 'dict' object is not an iterator
#> next | TypeError: 'set' object is not an iterator
#> next | TypeError: 'bool' object is not an iterator
#> next | TypeError: 'C' object is not an iterator
#> next | TypeError: 'type' object is not an iterator
#> next | TypeError: 'builtin_function_or_method' object is not an iterator
#> next | TypeError: 'range' object is not an iterator
#> next | TypeError: 'ellipsis' object is not an iterator
#> next | StopIteration: 
#> next | TypeError: 'wrapper_descriptor' object is not an iterator
#> index | TypeError: list indices must be integers or slices, not float
#> index | TypeError: list indices must be integers or slices, not str
#> index | TypeError: list indices must be integers or slices, not bytes
#> index | TypeError: list indices must be integers or slices, not NoneType
#> index | TypeError: list indices must be integers or slices, not list
#> index | TypeError: list indices must be integers or slices, not tuple
#> index | TypeError: list indices must be integers or slices, not dict
#> index | TypeError: list indices must be integers or slices, not set
#> index | TypeError: list indices must be integers or slices, not C
#> index | TypeError: list indices must be integers or slices, not type
#> index | TypeError: list indices must be integers or slices, not builtin_function_or_method
#> index | TypeError: list indices must be integers or slices, not range
#> index | TypeError: list indices must be integers or slices, not ellipsis
#> index | TypeError: list indices must be integers or slices, not generator
#> index | TypeError: list indices must be integers or slices, not wrapper_descriptor
#> hash | TypeError: unhashable type: 'list'
#> hash | TypeError: unhashable type: 'dict'
#> hash | TypeError: unhashable type: 'set'
#> attr | AttributeError: 'int' object has no attribute 'nothing'
#> attr | AttributeError: 'float' object has no attribute 'nothing'
#> attr | AttributeError: 'str' object has no attribute 'nothing'
#> attr | AttributeError: 'bytes' object has no attribute 'nothing'
#> attr | AttributeError: 'NoneType' object has no attribute 'nothing'
#> attr | AttributeError: 'list' object has no attribute 'nothing'
#> attr | AttributeError: 'tuple' object has no attribute 'nothing'
#> attr | AttributeError: 'dict' object has no attribute 'nothing'
#> attr | AttributeError: 'set' object has no attribute 'nothing'
#> attr | AttributeError: 'bool' object has no attribute 'nothing'
#> attr | AttributeError: 'C' object has no attribute 'nothing'
#> attr | AttributeError: type object 'C' has no attribute 'nothing'
#> attr | AttributeError: 'builtin_function_or_method' object has no attribute 'nothing'
#> attr | AttributeError: 'range' object has no attribute 'nothing'
#> attr | AttributeError: 'ellipsis' object has no attribute 'nothing'
#> attr | AttributeError: 'generator' object has no attribute 'nothing'
#> attr | AttributeError: 'wrapper_descriptor' object has no attribute 'nothing'
#> round | TypeError: type str doesn't define __round__ method
#> round | TypeError: type bytes doesn't define __round__ method
#> round | TypeError: type NoneType doesn't define __round__ method
#> round | TypeError: type list doesn't define __round__ method
#> round | TypeError: type tuple doesn't define __round__ method
#> round | TypeError: type dict doesn't define __round__ method
#> round | TypeError: type set doesn't define __round__ method
#> round | TypeError: type C doesn't define __round__ method
#> round | TypeError: type type doesn't define __round__ method
#> round | TypeError: type builtin_function_or_method doesn't define __round__ method
#> round | TypeError: type range doesn't define __round__ method
#> round | TypeError: type ellipsis doesn't define __round__ method
#> round | TypeError: type generator doesn't define __round__ method
#> round | TypeError: type wrapper_descriptor doesn't define __round__ method
#> abs | TypeError: bad operand type for abs(): 'str'
#> abs | TypeError: bad operand type for abs(): 'bytes'
#> abs | TypeError: bad operand type for abs(): 'NoneType'
#> abs | TypeError: bad operand type for abs(): 'list'
#> abs | TypeError: bad operand type for abs(): 'tuple'
#> abs | TypeError: bad operand type for abs(): 'dict'
#> abs | TypeError: bad operand type for abs(): 'set'
#> abs | TypeError: bad operand type for abs(): 'C'
#> abs | TypeError: bad operand type for abs(): 'type'
#> abs | TypeError: bad operand type for abs(): 'builtin_function_or_method'
#> abs | TypeError: bad operand type for abs(): 'range'
#> abs | TypeError: bad operand type for abs(): 'ellipsis'
#> abs | TypeError: bad operand type for abs(): 'generator'
#> abs | TypeError: bad operand type for abs(): 'wrapper_descriptor'
#> int | ValueError: invalid literal for int() with base 10: 'a'
#> int | ValueError: invalid literal for int() with base 10: b'a'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'tuple'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'dict'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'set'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'C'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'type'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'builtin_function_or_method'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'range'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'ellipsis'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'generator'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'wrapper_descriptor'
#> float | ValueError: could not convert string to float: 'a'
#> float | ValueError: could not convert string to float: b'a'
#> float | TypeError: float() argument must be a string or a real number, not 'NoneType'
#> float | TypeError: float() argument must be a string or a real number, not 'list'
#> float | TypeError: float() argument must be a string or a real number, not 'tuple'
#> float | TypeError: float() argument must be a string or a real number, not 'dict'
#> float | TypeError: float() argument must be a string or a real number, not 'set'
#> float | TypeError: float() argument must be a string or a real number, not 'C'
#> float | TypeError: float() argument must be a string or a real number, not 'type'
#> float | TypeError: float() argument must be a string or a real number, not 'builtin_function_or_method'
#> float | TypeError: float() argument must be a string or a real number, not 'range'
#> float | TypeError: float() argument must be a string or a real number, not 'ellipsis'
#> float | TypeError: float() argument must be a string or a real number, not 'generator'
#> float | TypeError: float() argument must be a string or a real number, not 'wrapper_descriptor'
#> reversed | TypeError: 'int' object is not reversible
#> reversed | TypeError: 'float' object is not reversible
#> reversed | TypeError: 'NoneType' object is not reversible
#> reversed | TypeError: 'set' object is not reversible
#> reversed | TypeError: 'bool' object is not reversible
#> reversed | TypeError: 'C' object is not reversible
#> reversed | TypeError: 'type' object is not reversible
#> reversed | TypeError: 'builtin_function_or_method' object is not reversible
#> reversed | TypeError: 'ellipsis' object is not reversible
#> reversed | TypeError: 'generator' object is not reversible
#> reversed | TypeError: 'wrapper_descriptor' object is not reversible
#> chr | TypeError: 'float' object cannot be interpreted as an integer
#> chr | TypeError: 'str' object cannot be interpreted as an integer
#> chr | TypeError: 'bytes' object cannot be interpreted as an integer
#> chr | TypeError: 'NoneType' object cannot be interpreted as an integer
#> chr | TypeError: 'list' object cannot be interpreted as an integer
#> chr | TypeError: 'tuple' object cannot be interpreted as an integer
#> chr | TypeError: 'dict' object cannot be interpreted as an integer
#> chr | TypeError: 'set' object cannot be interpreted as an integer
#> chr | TypeError: 'C' object cannot be interpreted as an integer
#> chr | TypeError: 'type' object cannot be interpreted as an integer
#> chr | TypeError: 'builtin_function_or_method' object cannot be interpreted as an integer
#> chr | TypeError: 'range' object cannot be interpreted as an integer
#> chr | TypeError: 'ellipsis' object cannot be interpreted as an integer
#> chr | TypeError: 'generator' object cannot be interpreted as an integer
#> chr | TypeError: 'wrapper_descriptor' object cannot be interpreted as an integer
#> repeat | TypeError: can't multiply sequence by non-int of type 'float'
#> repeat | TypeError: can't multiply sequence by non-int of type 'str'
#> repeat | TypeError: can't multiply sequence by non-int of type 'bytes'
#> repeat | TypeError: can't multiply sequence by non-int of type 'NoneType'
#> repeat | TypeError: can't multiply sequence by non-int of type 'list'
#> repeat | TypeError: can't multiply sequence by non-int of type 'tuple'
#> repeat | TypeError: can't multiply sequence by non-int of type 'dict'
#> repeat | TypeError: can't multiply sequence by non-int of type 'set'
#> repeat | TypeError: can't multiply sequence by non-int of type 'C'
#> repeat | TypeError: can't multiply sequence by non-int of type 'type'
#> repeat | TypeError: can't multiply sequence by non-int of type 'builtin_function_or_method'
#> repeat | TypeError: can't multiply sequence by non-int of type 'range'
#> repeat | TypeError: can't multiply sequence by non-int of type 'ellipsis'
#> repeat | TypeError: can't multiply sequence by non-int of type 'generator'
#> repeat | TypeError: can't multiply sequence by non-int of type 'wrapper_descriptor'
