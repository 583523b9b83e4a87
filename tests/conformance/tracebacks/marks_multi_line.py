# Marks below expressions that span several lines; every case is the context of the next one.
def one(*args, **kwargs):
    raise ValueError(args)


zero = 0
text = "text"
table = {"a": {"b": [1, 2]}}


def case_sum():
    return (1 +
            2 +
            text)


def case_operator_first():
    return (1
            + 2
            + text)


def case_operator_alone():
    return (
        1
        +
        text
    )


def case_parentheses():
    return (
        (1)  # ) + (
        +
        (text)
    )


def case_backslash():
    value = 1 + \
        text
    return value


def case_call():
    one(
        1,
        2,
    )


def case_call_many_lines():
    one(
        1,
        2,
        3,
        4,
        5,
    )


def case_call_one_line_between():
    one(
        1,
    )


def case_call_two_lines_between():
    one(1,
        2,
        3)


def case_method_chain():
    (text
     .upper()
     .lower()
     .missing()
     .strip())


def case_method_chain_argument():
    (text
     .upper()
     .replace(
         1,
         2)
     .strip())


def case_subscript():
    return table[
        "a"
    ]["b"][
        5
    ]


def case_subscript_far():
    return table["a"][
        # a comment [
        "b"
    ][
        "c"
    ]


def case_nested_call():
    one(one(
        1,
        2
    ), 3)


def case_assigned():
    value = one(
        1,
        2
    )
    return value


def case_returned():
    return one(
        1,
        2
    )


def case_return_attribute():
    return text.join(
        1
    )


def case_string_across_lines():
    return one("""first
second
    third""" + 1)


def case_string_less_indented():
    return one("""
first
second
""" % 1)


def case_comment_after():
    return 1 + text  # a comment + text


def case_dictionary():
    return {
        "a": 1,
        "b": 1 / zero,
        "c": 3,
    }


def case_condition():
    if (1 and
            text > 1 and
            2):
        return 1


def case_statement_of_lines():
    assert (
        zero ==
        1
    ), "not one"


def case_raise_of_lines():
    raise ValueError(
        "a"
        "b"
    )


def case_operator_comment():
    return (text  # left
            # between
            - # operator
            # after
            1)


def case_unpacked():
    (
        first,
        second
    ) = 1, 2, 3
    return first, second


def case_blank_lines():
    one(

        1,


        2

    )


def case_floor():
    return (1
            //
            zero)


def case_power():
    return (text
            ** 2)


def case_shift():
    return (text <<

            2)


cases = [
    case_sum, case_operator_first, case_operator_alone, case_parentheses, case_backslash,
    case_call, case_call_many_lines, case_call_one_line_between, case_call_two_lines_between,
    case_method_chain, case_method_chain_argument, case_subscript, case_subscript_far,
    case_nested_call, case_assigned, case_returned, case_return_attribute,
    case_string_across_lines, case_string_less_indented, case_comment_after, case_dictionary,
    case_condition, case_statement_of_lines, case_raise_of_lines, case_operator_comment,
    case_unpacked, case_blank_lines, case_floor, case_power, case_shift,
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
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 12, in case_sum
#!     return (1 +
#!             ~~~
#!             2 +
#!             ~~^
#!             text)
#!             ~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 18, in case_operator_first
#!     return (1
#!             ~
#!             + 2
#!             ~~~
#!             + text)
#!             ^~~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 25, in case_operator_alone
#!     1
#!     ~
#!     +
#!     ^
#!     text
#!     ~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 33, in case_parentheses
#!     (1)  # ) + (
#!     ~~~~~~~~~~~~
#!     +
#!     ^
#!     (text)
#!     ~~~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 40, in case_backslash
#!     value = 1 + \
#!             ~~^~~
#!         text
#!         ~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 46, in case_call
#!     one(
#!     ~~~^
#!         1,
#!         ^^
#!         2,
#!         ^^
#!     )
#!     ^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 53, in case_call_many_lines
#!     one(
#!     ~~~^
#!         1,
#!         ^^
#!     ...<3 lines>...
#!         5,
#!         ^^
#!     )
#!     ^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2, 3, 4, 5)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 63, in case_call_one_line_between
#!     one(
#!     ~~~^
#!         1,
#!         ^^
#!     )
#!     ^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1,)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 69, in case_call_two_lines_between
#!     one(1,
#!     ~~~^^^
#!         2,
#!         ^^
#!         3)
#!         ^^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2, 3)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 78, in case_method_chain
#!     .missing()
#!      ^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 85, in case_method_chain_argument
#!     .replace(
#!      ~~~~~~~^
#!         1,
#!         ^^
#!         2)
#!         ^^
#! TypeError: replace() argument 1 must be str, not int
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 92, in case_subscript
#!     return table[
#!            ~~~~~~
#!         "a"
#!         ~~~
#!     ]["b"][
#!     ~~~~~~^
#!         5
#!         ^
#!     ]
#!     ^
#! IndexError: list index out of range
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 100, in case_subscript_far
#!     return table["a"][
#!            ~~~~~~~~~~~
#!         # a comment [
#!         ~~~~~~~~~~~~~
#!         "b"
#!         ~~~
#!     ][
#!     ~^
#!         "c"
#!         ^^^
#!     ]
#!     ^
#! TypeError: list indices must be integers or slices, not str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 109, in case_nested_call
#!     one(one(
#!         ~~~^
#!         1,
#!         ^^
#!         2
#!         ^
#!     ), 3)
#!     ^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 116, in case_assigned
#!     value = one(
#!         1,
#!         2
#!     )
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 124, in case_returned
#!     return one(
#!         1,
#!         2
#!     )
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 131, in case_return_attribute
#!     return text.join(
#!            ~~~~~~~~~^
#!         1
#!         ^
#!     )
#!     ^
#! TypeError: can only join an iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 137, in case_string_across_lines
#!         return one("""first
#!                    ~~~~~~~~
#!     second
#!     ~~~~~~
#!         third""" + 1)
#!         ~~~~~~~~~^~~
#! TypeError: can only concatenate str (not "int") to str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 143, in case_string_less_indented
#!         return one("""
#!                    ~~~
#!     first
#!     ~~~~~
#!     second
#!     ~~~~~~
#!     """ % 1)
#!     ~~~~^~~
#! TypeError: not all arguments converted during string formatting
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 150, in case_comment_after
#!     return 1 + text  # a comment + text
#!            ~~^~~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 156, in case_dictionary
#!     "b": 1 / zero,
#!          ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 163, in case_condition
#!     text > 1 and
#!     ^^^^^^^^
#! TypeError: '>' not supported between instances of 'str' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 170, in case_statement_of_lines
#!     zero ==
#!     1
#! AssertionError: not one
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 176, in case_raise_of_lines
#!     raise ValueError(
#!     ...<2 lines>...
#!     )
#! ValueError: ab
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 183, in case_operator_comment
#!     return (text  # left
#!             ~~~~~~~~~~~~
#!             # between
#!             ~~~~~~~~~
#!             - # operator
#!             ^~~~~~~~~~~~
#!             # after
#!             ~~~~~~~
#!             1)
#!             ~
#! TypeError: unsupported operand type(s) for -: 'str' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 191, in case_unpacked
#!     (
#!     ^
#!     ...<2 lines>...
#!     ) = 1, 2, 3
#!     ^
#! ValueError: too many values to unpack (expected 2, got 3)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 199, in case_blank_lines
#!     one(
#!     ~~~^
#!     
#!     
#!     ...<4 lines>...
#!     
#!     
#!     )
#!     ^
#!   File "marks_multi_line.py", line 3, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 210, in case_floor
#!     return (1
#!             ~
#!             //
#!             ^^
#!             zero)
#!             ~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 216, in case_power
#!     return (text
#!             ~~~~
#!             ** 2)
#!             ^^~~
#! TypeError: unsupported operand type(s) for ** or pow(): 'str' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_multi_line.py", line 243, in <module>
#!     raise last
#!   File "marks_multi_line.py", line 239, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_multi_line.py", line 221, in case_shift
#!     return (text <<
#!             ~~~~~^^
#!     
#!     
#!             2)
#!             ~
#! TypeError: unsupported operand type(s) for <<: 'str' and 'int'
