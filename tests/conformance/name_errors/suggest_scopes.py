# Which names are suggested for a name that is not defined: those of the innermost frame.
module_variable = 1
module_other = 2


class Holder:
    class_attribute = 1

    def __init__(self):
        self.instance_attribute = 2

    def case_self(self):
        return instance_attribute

    def case_self_class(self):
        return class_attribute

    def case_self_method(self):
        return case_self()

    def case_self_not_near(self):
        return instance_atribute

    def case_self_private(self):
        return self._instance_attribute

    def case_self_private_missing(self):
        self._hidden = 1
        return self.hidden

    def case_other_private(self):
        other = Holder()
        other._hidden = 1
        return other.hidden

    def case_captured_self(self):
        return [lambda: self, self._hiden, self.hiden]

    def case_inner(self):
        def inner():
            return instance_attribute
        return inner()

    def case_inner_captured(self):
        def inner():
            return self and instance_attribute
        return inner()


def case_local():
    value_here = 1
    return valu_here


def case_local_later():
    print(valu_later)
    value_later = 1


def case_local_deleted():
    value_gone = 1
    del value_gone
    return valu_gone


def case_local_of_branch():
    if module_other < 5:
        value_branch = 1
    return valu_branch


def case_parameter(parameter=1):
    return paramter


def case_star_parameters(*arguments, **keywords):
    return argument, keyword


def case_keyword():
    def f(*rest, **keyword_values):
        return keyword_value
    f()


def case_loop_variable():
    for element in (1, 2):
        return elemnt


def case_unpacked():
    (first_part, second_part), *third_parts = (1, 2), 3
    return secondpart


def case_with_variable():
    class Manager:
        def __enter__(self): return self
        def __exit__(self, *args): pass
    with Manager() as managed:
        return manged


def case_except_variable():
    try:
        1 / 0
    except ZeroDivisionError as divided:
        return dividd


def case_free():
    outer_variable = 1

    def inner():
        outer_variable
        return outer_varible
    return inner()


def case_free_not_used():
    outer_variable = 1

    def inner():
        return outer_varible
    return inner()


def case_cell():
    captured = 1

    def inner():
        return captured
    return captued


def case_cell_unbound():
    def inner():
        return later
    inner()
    later = 1


def case_comprehension():
    return [elemnt for element in (1, 2)]


def case_comprehension_outer():
    outside = 1
    return [outsid for element in (1, 2)]


def case_generator():
    outside = 1
    return list(outsid for element in (1, 2))


def case_lambda():
    return (lambda argument: argment)(1)


def case_class_body():
    class Body:
        body_value = 1
        other = body_valu


def case_class_body_outer():
    around = 1

    class Body:
        other = aroud


def case_global():
    return module_varable


def case_builtin():
    return lenn("a")


def case_builtin_case():
    return PRINT("a")


def case_builtin_class():
    return valueerror


def case_too_far():
    return xyzzy


def case_short():
    return q


def case_case_only():
    Value = 1
    return value


def case_unbound():
    unbound = unbound + 1


def case_unbound_deleted():
    x = 1
    del x
    return x


def case_forgotten():
    return math.pi


def case_forgotten_near():
    maths = 1
    return math.pi


def case_forgotten_private():
    return _thread


def case_non_ascii():
    größe = 1
    return grösse, größ


def case_long():
    a_name_that_is_very_long_indeed_and_goes_on_for_more_than_forty_characters = 1
    return a_name_that_is_very_long_indeed_and_goes_on_for_more_than_forty_character


def case_raised():
    nearby = 1
    raise NameError("made", name="neaby")


def case_raised_without_name():
    nearby = 1
    raise NameError("made")


def case_raised_number():
    raise NameError("made", name=5)


def case_raised_subclass():
    nearby = 1
    raise type("Own", (NameError,), {})("made", name="neaby")


def case_raised_unbound():
    nearby = 1
    raise UnboundLocalError("made", name="neaby")


def case_delete():
    del module_varable


def case_delete_global():
    global missing_globl
    missing_global = 1
    del missing_globl


def case_reraised():
    inside = 1
    try:
        insid
    except NameError as error:
        around = 1
        raise


def case_from_elsewhere():
    elsewhere = 1
    case_global()


def case_context():
    beside = 1
    try:
        besid
    except NameError:
        afterwards = 2
        try:
            afterward
        except NameError as inner:
            raise KeyError("third") from inner


holder = Holder()
cases = [getattr(holder, name) for name in dir(holder) if name.startswith("case")]
cases += [
    case_local, case_local_later, case_local_deleted, case_local_of_branch, case_parameter,
    case_star_parameters, case_keyword, case_loop_variable, case_unpacked, case_with_variable,
    case_except_variable, case_free, case_free_not_used, case_cell, case_cell_unbound,
    case_comprehension, case_comprehension_outer, case_generator, case_lambda, case_class_body,
    case_class_body_outer, case_global, case_builtin, case_builtin_case, case_builtin_class,
    case_too_far, case_short, case_case_only, case_unbound, case_unbound_deleted,
    case_forgotten, case_forgotten_near, case_forgotten_private, case_non_ascii, case_long,
    case_raised, case_raised_without_name, case_raised_number, case_raised_subclass,
    case_raised_unbound, case_delete, case_delete_global, case_reraised, case_from_elsewhere,
    case_context,
]
last = None
for case in cases:
    try:
        case()
    except (NameError, AttributeError, KeyError) as error:
        error.__context__ = last
        last = error
try:
    raise KeyError("end of the functions")
except KeyError as error:
    error.__context__ = last
    last = error
try:
    module_varable
except NameError as error:
    error.__context__ = last
    last = error
raise last

#! Traceback (most recent call last):
#!   File "suggest_scopes.py", line 287, in case_context
#!     besid
#! NameError: name 'besid' is not defined. Did you mean: 'beside'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_scopes.py", line 291, in case_context
#!     afterward
#! NameError: name 'afterward' is not defined. Did you mean: 'afterwards'?
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "suggest_scopes.py", line 313, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_scopes.py", line 293, in case_context
#!     raise KeyError("third") from inner
#! KeyError: 'third'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_scopes.py", line 318, in <module>
#!     raise KeyError("end of the functions")
#! KeyError: 'end of the functions'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_scopes.py", line 327, in <module>
#!     raise last
#!   File "suggest_scopes.py", line 323, in <module>
#!     module_varable
#! NameError: name 'module_varable' is not defined. Did you mean: 'module_variable'?
