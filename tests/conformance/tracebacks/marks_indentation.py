# Common indentation is removed, whatever characters it consists of, and nothing else.
zero = 0


def one(*args):
	raise ValueError(args)


def case_tabs():
	if True:
		return 1 / zero


def case_tabs_lines():
	if True:
		return (1 +
			2 / zero +
		        3)


def case_mixed():
	if True:
	        return (1,
		        2 / zero)


def case_deep():
    for a in (1,):
        for b in (1,):
            for c in (1,):
                for d in (1,):
                    if a:
                        one(a,
                            b, c /
                            zero, d)


def case_less_indented():
        x = one(
    1,
  2
)


def case_closing_at_margin():
    return [one(
        1,
        2
)]


def case_blank_with_spaces():
    return one(
        1,
    
        1 +
        
        zero / 0
    )


def case_trailing_spaces():
    return 1 / zero   


def case_string_at_margin():
    return one("""
text at the margin
""", 1), 2


class Long:
    def method(self):
        class Inner(
            zero,
        ):
            a = 1
            b = 2

            def f(self):
                pass


def case_class_statement():
    Long().method()


cases = [
    case_tabs, case_tabs_lines, case_mixed, case_deep, case_less_indented,
    case_closing_at_margin, case_blank_with_spaces, case_trailing_spaces,
    case_string_at_margin, case_class_statement,
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
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 11, in case_tabs
#!     return 1 / zero
#!            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 17, in case_tabs_lines
#!     2 / zero +
#!     ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 24, in case_mixed
#!     2 / zero)
#!     ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 34, in case_deep
#!     b, c /
#!        ~~^
#!     zero, d)
#!     ~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 39, in case_less_indented
#!             x = one(
#!                 ~~~^
#!         1,
#!         ^^
#!       2
#!       ^
#!     )
#!     ^
#!   File "marks_indentation.py", line 6, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 46, in case_closing_at_margin
#!         return [one(
#!                 ~~~^
#!             1,
#!             ^^
#!             2
#!             ^
#!     )]
#!     ^
#!   File "marks_indentation.py", line 6, in one
#!     raise ValueError(args)
#! ValueError: (1, 2)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 58, in case_blank_with_spaces
#!     zero / 0
#!     ~~~~~^~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 63, in case_trailing_spaces
#!     return 1 / zero
#!            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 67, in case_string_at_margin
#!         return one("""
#!                ~~~^^^^
#!     text at the margin
#!     ^^^^^^^^^^^^^^^^^^
#!     """, 1), 2
#!     ^^^^^^^
#!   File "marks_indentation.py", line 6, in one
#!     raise ValueError(args)
#! ValueError: ('\ntext at the margin\n', 1)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_indentation.py", line 101, in <module>
#!     raise last
#!   File "marks_indentation.py", line 97, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_indentation.py", line 85, in case_class_statement
#!     Long().method()
#!     ~~~~~~~~~~~~~^^
#!   File "marks_indentation.py", line 74, in method
#!     class Inner(
#!     ...<6 lines>...
#!             pass
#! TypeError: int expected at most 2 arguments, got 3
