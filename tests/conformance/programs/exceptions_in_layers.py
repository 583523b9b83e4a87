# programs: exceptions in layers.
# option: --policy standard
class AppError(Exception):
    code = 500
    def __str__(self): return f"[{self.code}] {super().__str__()}"
class NotFound(AppError): code = 404
class Invalid(AppError):
    code = 422
    def __init__(self, field, *args):
        super().__init__(*args)
        self.field = field
STORE = {"a": "1", "b": "x"}
def load(key):
    try:
        return STORE[key]
    except KeyError as error:
        raise NotFound(f"no {key}") from error
def number(key):
    text = load(key)
    try:
        return int(text)
    except ValueError as error:
        failure = Invalid(key, "not a number")
        failure.add_note(f"the text was {text!r}")
        raise failure from error
def total(keys):
    errors, result = [], 0
    for key in keys:
        try:
            result += number(key)
        except AppError as error:
            errors.append(error)
    if errors: raise ExceptionGroup("some failed", errors)
    return result
print(total("aa"))
for key in "abc":
    try:
        print(number(key))
    except AppError as error:
        print(error, type(error.__cause__).__name__, getattr(error, "field", None), getattr(error, "__notes__", []))
try:
    total("abcb")
except* NotFound as group:
    print("not found:", [str(e) for e in group.exceptions])
except* Invalid as group:
    print("invalid:", [e.field for e in group.exceptions], group.message)
def finally_order():
    out = []
    def f():
        try:
            out.append("try")
            return "value"
        except ValueError:
            out.append("except")
        else:
            out.append("else")
        finally:
            out.append("finally")
    return f(), out
print(finally_order())
def context():
    try:
        raise ValueError("first")
    except ValueError:
        raise TypeError("second")
try:
    context()
except TypeError as error:
    print(repr(error.__context__), error.__cause__, error.__suppress_context__)
try:
    try: 1 / 0
    finally: {}["masking"]
except KeyError as error:
    print(repr(error), repr(error.__context__))
total("b")

#> 2
#> 1
#> [422] not a number ValueError b ["the text was 'x'"]
#> [404] no c KeyError None []
#> not found: ['[404] no c']
#> invalid: ['b', 'b'] some failed
#> ('value', ['try', 'finally'])
#> ValueError('first') None False
#> KeyError('masking') ZeroDivisionError('division by zero')
#!   + Exception Group Traceback (most recent call last):
#!   |   File "exceptions_in_layers.py", line 75, in <module>
#!   |     total("b")
#!   |     ~~~~~^^^^^
#!   |   File "exceptions_in_layers.py", line 33, in total
#!   |     if errors: raise ExceptionGroup("some failed", errors)
#!   |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   | ExceptionGroup: some failed (1 sub-exception)
#!   +-+---------------- 1 ----------------
#!     | Traceback (most recent call last):
#!     |   File "exceptions_in_layers.py", line 21, in number
#!     |     return int(text)
#!     | ValueError: invalid literal for int() with base 10: 'x'
#!     | 
#!     | The above exception was the direct cause of the following exception:
#!     | 
#!     | Traceback (most recent call last):
#!     |   File "exceptions_in_layers.py", line 30, in total
#!     |     result += number(key)
#!     |               ~~~~~~^^^^^
#!     |   File "exceptions_in_layers.py", line 25, in number
#!     |     raise failure from error
#!     | Invalid: [422] not a number
#!     | the text was 'x'
#!     +------------------------------------
