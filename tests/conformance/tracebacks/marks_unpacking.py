# Marks below values that are unpacked with stars.
text = "text"


def one(*args, **kwargs):
    raise ValueError(args)


def case_unpack_call():
    one(*5)


def case_unpack_keywords():
    one(**5)


def case_unpack_list():
    return [*5]


def case_unpack_dictionary():
    return {**5}


def case_star_expression():
    x = *5, 1


def case_starred_arguments():
    return max(1, *[2, text])


def case_unpack_second():
    return one(*[1], *None)


def case_unpack_in_the_middle():
    return (1, *len, 2)


def case_unpack_set():
    return {1, *5, 2}


def case_unpack_dictionary_second():
    return {**{}, "a": 1, **text}


def case_unpack_keywords_twice():
    return one(**{"a": 1}, **{"a": 2})


def case_unpack_keywords_text():
    return one(**{1: 2})


def case_unpack_lines():
    return one(
        1,
        *5,
        2,
    )


cases = [
    case_unpack_call, case_unpack_keywords, case_unpack_list, case_unpack_dictionary,
    case_star_expression, case_starred_arguments, case_unpack_second,
    case_unpack_in_the_middle, case_unpack_set, case_unpack_dictionary_second,
    case_unpack_keywords_twice, case_unpack_keywords_text, case_unpack_lines,
]

last = None
for case in cases:
    try:
        case()
    except Exception as error:
        error.__context__ = last
        last = error
raise last

#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 10, in case_unpack_call
#!     one(*5)
#!     ~~~^^^^
#! TypeError: __main__.one() argument after * must be an iterable, not int
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 14, in case_unpack_keywords
#!     one(**5)
#!     ~~~^^^^^
#! TypeError: __main__.one() argument after ** must be a mapping, not int
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 18, in case_unpack_list
#!     return [*5]
#!            ^^^^
#! TypeError: Value after * must be an iterable, not int
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 22, in case_unpack_dictionary
#!     return {**5}
#!            ^^^^^
#! TypeError: 'int' object is not a mapping
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 26, in case_star_expression
#!     x = *5, 1
#!         ^^^^^
#! TypeError: Value after * must be an iterable, not int
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 30, in case_starred_arguments
#!     return max(1, *[2, text])
#! TypeError: '>' not supported between instances of 'str' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 34, in case_unpack_second
#!     return one(*[1], *None)
#! TypeError: Value after * must be an iterable, not NoneType
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 38, in case_unpack_in_the_middle
#!     return (1, *len, 2)
#!            ^^^^^^^^^^^^
#! TypeError: Value after * must be an iterable, not builtin_function_or_method
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 42, in case_unpack_set
#!     return {1, *5, 2}
#!            ^^^^^^^^^^
#! TypeError: 'int' object is not iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 46, in case_unpack_dictionary_second
#!     return {**{}, "a": 1, **text}
#!            ^^^^^^^^^^^^^^^^^^^^^^
#! TypeError: 'str' object is not a mapping
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 50, in case_unpack_keywords_twice
#!     return one(**{"a": 1}, **{"a": 2})
#! TypeError: __main__.one() got multiple values for keyword argument 'a'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 54, in case_unpack_keywords_text
#!     return one(**{1: 2})
#! TypeError: keywords must be strings
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_unpacking.py", line 79, in <module>
#!     raise last
#!   File "marks_unpacking.py", line 75, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_unpacking.py", line 58, in case_unpack_lines
#!     return one(
#!         1,
#!         *5,
#!         2,
#!     )
#! TypeError: Value after * must be an iterable, not int
