# Marks are below the displayed characters: wide ones take two columns, combining ones one.
zero = 0
größe = {"ä": 1}
名前 = [1, 2]
é = "x"


def funktion_ü(wert):
    raise ValueError(wert)


def case_umlaut():
    return größe["ß"] / 2


def case_umlaut_before():
    return "äöü", 1 / zero


def case_wide_before():
    return "日本語", 1 / zero


def case_wide_inside():
    return 名前["日本語"]


def case_wide_operator():
    return "日本語" + 名前 + "日本"


def case_wide_call():
    return len("日本語"), funktion_ü("日本"), 2


def case_call_returned():
    return funktion_ü("日本")


def case_call_assigned():
    日本 = funktion_ü("日本")


def case_emoji():
    print("🐍🐍", 1 / zero, "🐍")


def case_full_width():
    return "ｆｕｌｌ", é.missing


def case_lines():
    return (名前 +
            "日本" +
            1)


def case_lines_wide_last():
    return funktion_ü(
        "日本",
        "ö") + 1


def case_tab():
    return 1	+	é	* 2.5


def case_combining():
    return "e\u0301", "é", 1 / zero


def case_no_break_space():
    return "  ", 1 / zero


def case_comment():
    return 1 / zero  # 日本語


def case_surrounding():
    x = "日本"; y = 1 / zero; z = "日本"


cases = [
    case_umlaut, case_umlaut_before, case_wide_before, case_wide_inside, case_wide_operator,
    case_wide_call, case_call_returned, case_call_assigned, case_emoji, case_full_width,
    case_lines, case_lines_wide_last, case_tab, case_combining, case_no_break_space,
    case_comment, case_surrounding,
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
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 13, in case_umlaut
#!     return größe["ß"] / 2
#!            ~~~~~^^^^^
#! KeyError: 'ß'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 17, in case_umlaut_before
#!     return "äöü", 1 / zero
#!                   ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 21, in case_wide_before
#!     return "日本語", 1 / zero
#!                      ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 25, in case_wide_inside
#!     return 名前["日本語"]
#!            ~~~~^^^^^^^^^^
#! TypeError: list indices must be integers or slices, not str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 29, in case_wide_operator
#!     return "日本語" + 名前 + "日本"
#!            ~~~~~~~~~^~~~~~
#! TypeError: can only concatenate str (not "list") to str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 33, in case_wide_call
#!     return len("日本語"), funktion_ü("日本"), 2
#!                           ~~~~~~~~~~^^^^^^^^
#!   File "marks_characters.py", line 9, in funktion_ü
#!     raise ValueError(wert)
#! ValueError: 日本
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 37, in case_call_returned
#!     return funktion_ü("日本")
#!            ~~~~~~~~~~^^^^^^^^
#!   File "marks_characters.py", line 9, in funktion_ü
#!     raise ValueError(wert)
#! ValueError: 日本
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 41, in case_call_assigned
#!     日本 = funktion_ü("日本")
#!            ~~~~~~~~~~^^^^^^^^
#!   File "marks_characters.py", line 9, in funktion_ü
#!     raise ValueError(wert)
#! ValueError: 日本
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 45, in case_emoji
#!     print("🐍🐍", 1 / zero, "🐍")
#!                   ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 49, in case_full_width
#!     return "ｆｕｌｌ", é.missing
#!                        ^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 53, in case_lines
#!     return (名前 +
#!             ~~~~~^
#!             "日本" +
#!             ~~~~~~
#! TypeError: can only concatenate list (not "str") to list
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 59, in case_lines_wide_last
#!     return funktion_ü(
#!            ~~~~~~~~~~^
#!         "日本",
#!         ^^^^^^^
#!         "ö") + 1
#!         ^^^^
#! TypeError: funktion_ü() takes 1 positional argument but 2 were given
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 65, in case_tab
#!     return 1	+	é	* 2.5
#!                ~~^~~~~
#! TypeError: can't multiply sequence by non-int of type 'float'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 69, in case_combining
#!     return "e\u0301", "é", 1 / zero
#!                            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 73, in case_no_break_space
#!     return "  ", 1 / zero
#!                  ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 77, in case_comment
#!     return 1 / zero  # 日本語
#!            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_characters.py", line 98, in <module>
#!     raise last
#!   File "marks_characters.py", line 94, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_characters.py", line 81, in case_surrounding
#!     x = "日本"; y = 1 / zero; z = "日本"
#!                     ~~^~~~~~
#! ZeroDivisionError: division by zero
