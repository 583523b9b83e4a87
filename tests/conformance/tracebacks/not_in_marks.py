# Which part of a line is marked: negations, memberships, unpacked calls, comparisons.
def err(f):
    try:
        f()
    except Exception as e:
        return e


class Bad:
    def __contains__(self, x):
        raise ValueError("contains")

    def __bool__(self):
        raise ValueError("bool")

    def __eq__(self, other):
        raise ValueError("eq")

    def __lt__(self, other):
        raise ValueError("lt")


b, text = Bad(), "a"
last = None
for f in (
    lambda: not (text in b),
    lambda: not text in b,
    lambda: text not in b,
    lambda: not b,
    lambda: not (b == text),
    lambda: 1 if not (text in b) else 2,
    lambda: b and 1,
    lambda: (b or 1) + 2,
    lambda: [1 for _ in (1,) if not (text in b)],
    lambda: b < text < 5,
    lambda: 1 < 2 < b,
    lambda: max(*b),
    lambda: max(1, *[b, b]),
    lambda: max(*[1, 2], **{"key": 5}),
    lambda: print(text, *None, sep=""),
    lambda: (1, *b, 2),
    lambda: {**{}, **text},
    lambda: text[b],
    lambda: text.missing.more,
    lambda: (text
             .upper()
             .nothing()),
    lambda: (text
             .join(*[1, 2],
                   3)),
    lambda: (text
             .join(1,
                   2)),
    lambda: (text
             .format(**{1:
                        2}, a=b < 1)),
    lambda: text + (
        1),
    lambda: -text,
    lambda: f"{text:d}",
    lambda: f"{b!r:{text}}" + text % (1, 2),
):
    e = err(f)
    e.__context__ = last
    last = e
raise last

#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 26, in <lambda>
#!     lambda: not (text in b),
#!             ^^^^^^^^^^^^^^^
#!   File "not_in_marks.py", line 11, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 27, in <lambda>
#!     lambda: not text in b,
#!             ^^^^^^^^^^^^^
#!   File "not_in_marks.py", line 11, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 28, in <lambda>
#!     lambda: text not in b,
#!             ^^^^^^^^^^^^^
#!   File "not_in_marks.py", line 11, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 29, in <lambda>
#!     lambda: not b,
#!             ^^^^^
#!   File "not_in_marks.py", line 14, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 30, in <lambda>
#!     lambda: not (b == text),
#!             ^^^^^^^^^^^^^^^
#!   File "not_in_marks.py", line 17, in __eq__
#!     raise ValueError("eq")
#! ValueError: eq
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 31, in <lambda>
#!     lambda: 1 if not (text in b) else 2,
#!                       ^^^^^^^^^
#!   File "not_in_marks.py", line 11, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 32, in <lambda>
#!     lambda: b and 1,
#!             ^^^^^^^
#!   File "not_in_marks.py", line 14, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 33, in <lambda>
#!     lambda: (b or 1) + 2,
#!              ^^^^^^
#!   File "not_in_marks.py", line 14, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 34, in <lambda>
#!     lambda: [1 for _ in (1,) if not (text in b)],
#!                                      ^^^^^^^^^
#!   File "not_in_marks.py", line 11, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 35, in <lambda>
#!     lambda: b < text < 5,
#!             ^^^^^^^^^^^^
#!   File "not_in_marks.py", line 20, in __lt__
#!     raise ValueError("lt")
#! ValueError: lt
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 36, in <lambda>
#!     lambda: 1 < 2 < b,
#!             ^^^^^^^^^
#! TypeError: '<' not supported between instances of 'int' and 'Bad'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 37, in <lambda>
#!     lambda: max(*b),
#!             ~~~^^^^
#! TypeError: max() argument after * must be an iterable, not Bad
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 38, in <lambda>
#!     lambda: max(1, *[b, b]),
#!             ~~~^^^^^^^^^^^^
#! TypeError: '>' not supported between instances of 'Bad' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 39, in <lambda>
#!     lambda: max(*[1, 2], **{"key": 5}),
#!             ~~~^^^^^^^^^^^^^^^^^^^^^^^
#! TypeError: 'int' object is not callable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 40, in <lambda>
#!     lambda: print(text, *None, sep=""),
#!             ~~~~~^^^^^^^^^^^^^^^^^^^^^
#! TypeError: Value after * must be an iterable, not NoneType
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 41, in <lambda>
#!     lambda: (1, *b, 2),
#!             ^^^^^^^^^^
#! TypeError: Value after * must be an iterable, not Bad
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 42, in <lambda>
#!     lambda: {**{}, **text},
#!             ^^^^^^^^^^^^^^
#! TypeError: 'str' object is not a mapping
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 43, in <lambda>
#!     lambda: text[b],
#!             ~~~~^^^
#! TypeError: string indices must be integers, not 'Bad'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 44, in <lambda>
#!     lambda: text.missing.more,
#!             ^^^^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 47, in <lambda>
#!     .nothing()),
#!      ^^^^^^^
#! AttributeError: 'str' object has no attribute 'nothing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 48, in <lambda>
#!     lambda: (text
#!              ~~~~
#!              .join(*[1, 2],
#!              ~~~~~^^^^^^^^^
#!                    3)),
#!                    ^^
#! TypeError: str.join() takes exactly one argument (3 given)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 52, in <lambda>
#!     .join(1,
#!      ~~~~^^^
#!           2)),
#!           ^^
#! TypeError: str.join() takes exactly one argument (2 given)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 56, in <lambda>
#!     2}, a=b < 1)),
#!           ^^^^^
#!   File "not_in_marks.py", line 20, in __lt__
#!     raise ValueError("lt")
#! ValueError: lt
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 57, in <lambda>
#!     lambda: text + (
#!             ~~~~~^~~
#!         1),
#!         ~~
#! TypeError: can only concatenate str (not "int") to str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 59, in <lambda>
#!     lambda: -text,
#!             ^^^^^
#! TypeError: bad operand type for unary -: 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 60, in <lambda>
#!     lambda: f"{text:d}",
#!               ^^^^^^^^
#! ValueError: Unknown format code 'd' for object of type 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "not_in_marks.py", line 66, in <module>
#!     raise last
#!   File "not_in_marks.py", line 4, in err
#!     f()
#!     ~^^
#!   File "not_in_marks.py", line 61, in <lambda>
#!     lambda: f"{b!r:{text}}" + text % (1, 2),
#!               ^^^^^^^^^^^^
#! ValueError: Unknown format code 'a' for object of type 'str'
