# Which part of a line is marked, and when there are no marks.
# option: --policy standard
def one(*args, **kwargs):
    raise ValueError(args)


class Thing:
    def __getattr__(self, name):
        raise AttributeError(name)

    def __setattr__(self, name, value):
        raise AttributeError(name)

    def __setitem__(self, key, value):
        raise KeyError(key)

    def __delitem__(self, key):
        raise KeyError(key)

    def __call__(self, *args):
        raise TypeError("called")

    def __enter__(self):
        raise ValueError("enter")

    def __exit__(self, *args):
        pass

    def __iter__(self):
        raise TypeError("iter")

    def __bool__(self):
        raise ValueError("bool")

    def __neg__(self):
        raise ValueError("neg")

    def __eq__(self, other):
        raise ValueError("eq")

    def __hash__(self):
        raise ValueError("hash")

    def __contains__(self, item):
        raise ValueError("contains")

    def __format__(self, spec):
        raise ValueError("format")

    def __iadd__(self, other):
        raise ValueError("iadd")

    def __index__(self):
        raise ValueError("index")


zero = 0
text = "text"
thing = Thing()


def case_call_alone(): one()


def case_call():
    one()


def case_call_returned():
    return one()


def case_call_returned_parenthesized():
    return (one())


def case_call_assigned():
    x = one()


def case_call_assigned_twice():
    x = y = one()


def case_call_assigned_to_attribute():
    one.x = one()


def case_call_assigned_with_comment():
    x = one()  # comment


def case_call_assigned_annotated():
    x: int = one()


def case_call_augmented():
    x = 1
    x += one()


def case_call_method_assigned():
    x = text.join(1)


def case_call_method_returned():
    return text.join(1)


def case_call_in_call():
    one(one(1), 2)


def case_call_of_call():
    return (lambda: 1)()()


def case_call_of_subscript():
    return [1][0](2)


def case_call_semicolon():
    x = one(); y = 2


def case_binary():
    return 1 / zero


def case_binary_without_spaces():
    return 1/zero


def case_binary_floor():
    return 1//zero


def case_binary_wide():
    return 1   %   zero


def case_binary_nested():
    return (1 + 2) * (3 / (zero)) - 4


def case_binary_parentheses():
    return (((1)) / ((zero)))


def case_binary_power():
    return zero ** -1


def case_binary_matrix():
    return 1 @ 2


def case_binary_shift():
    return 1 << -1


def case_binary_of_calls():
    return len("a") / len("")


def case_binary_in_argument():
    print(1, 2, 1 / zero, 3)


def case_augmented():
    x = 1
    x /= zero


def case_augmented_attribute():
    text.x += 1


def case_augmented_subscript():
    text[0] += 1


def case_augmented_thing():
    global thing
    thing += 1


def case_comparison():
    return 1 < text


def case_comparison_chain():
    return 0 < 1 < text < 3


def case_membership():
    return 1 in 2


def case_membership_thing():
    return 1 not in thing


def case_equality():
    return thing == 1


def case_boolean():
    return thing and 1


def case_boolean_not():
    return not thing


def case_boolean_if():
    if thing:
        pass


def case_boolean_while():
    while thing:
        pass


def case_boolean_conditional():
    return 1 if thing else 2


def case_unary():
    return -thing


def case_unary_text():
    return 1 + -text


def case_attribute():
    return text.missing


def case_attribute_chain():
    return text.upper().missing.lower()


def case_attribute_spaces():
    return text . missing


def case_attribute_set():
    thing.x = 1


def case_attribute_deleted():
    del text.upper


def case_subscript():
    return text[10]


def case_subscript_spaces():
    return text [ 10 ]


def case_subscript_slice():
    return text["a":2]


def case_subscript_of_call():
    return text.upper()[10]


def case_subscript_set():
    thing[1] = 2


def case_subscript_set_nested():
    [1][thing] = 2


def case_subscript_deleted():
    del thing[1]


def case_subscript_of_set():
    return {thing}


def case_name():
    return missing_name


def case_name_in_expression():
    return 1 + missing_name + 2


def case_local():
    print(x)
    x = 1


def case_loop():
    for x in 5:
        pass


def case_loop_thing():
    for x in thing: pass


def case_comprehension():
    return [x for x in 5]


def case_comprehension_element():
    return [1 / x for x in (1, 0)]


def case_comprehension_condition():
    return {x for x in (1, 0) if 1 / x}


def case_comprehension_dictionary():
    return {x: x[0] for x in (1, 0)}


def case_generator():
    return list(1 / x for x in (1, 0))


def case_with():
    with thing as t:
        pass


def case_with_number():
    with 5 as t, 6: pass


def case_raise():
    raise ValueError("raised")


def case_raise_in_line():
    if True: raise ValueError("raised")


def case_raise_class():
    raise ValueError


def case_raise_wrong():
    raise 5


def case_raise_from():
    raise ValueError(1) from 5


def case_assert():
    assert zero


def case_assert_message():
    assert zero == 1, "message"


def case_assert_after():
    x = 1; assert zero == 1, "message"; y = 2


def case_import():
    import missing_module


def case_import_as():
    import missing_module.sub as m


def case_import_from():
    from missing_module import a, b


def case_unpack():
    a, b = 1, 2, 3


def case_unpack_nested():
    a, (b, c) = 1, 2


def case_delete_name():
    del missing_name


def case_delete_local():
    x = 1
    del x
    del x


def case_f_string():
    return f"abc {1 / zero} def"


def case_f_string_format():
    return f"abc {thing:>10} def {text}"


def case_f_string_conversion():
    return f"{missing_name!r:>10}"


def case_f_string_nested():
    return f"{text:{missing_name}}"


def case_lambda():
    return (lambda x: x / zero)(1)


def case_walrus():
    if (x := 1 / zero) > 1:
        pass


def case_walrus_call():
    return (x := one())


def case_conditional():
    return 1 if 2 else 3 if 4 / zero else 5


def case_keyword_argument():
    return one(a=1 / zero)


def case_default():
    def f(x=1 / zero):
        pass


def case_decorator():
    @thing
    def f():
        pass


def case_decorator_call():
    @one(1)
    @len
    def f():
        pass


def case_decorated_class():
    @thing
    class C:
        pass


def case_class():
    class C(5 / zero):
        pass


def case_class_body():
    class C:
        x = 1
        y = x / zero


def case_class_base():
    class C(len):
        pass


def case_class_keyword():
    class C(key=1): pass


def case_yield():
    def g():
        x = yield 1 / zero
    return list(g())


def case_yield_from():
    def g():
        yield from 5
    return list(g())


def case_too_few_arguments():
    return case_name(1, 2)


def case_global_statement():
    global zero
    return 1 % zero


def case_string_format():
    return "%d" % text


def case_string_join():
    return ", ".join([1, 2])


def case_number_parse():
    return int("x") + 1


def case_print():
    print(text, file=5)


def case_return_parentheses():
    return (
        one())


def case_try():
    try: 1 / zero
    finally: pass


cases = [
    case_call_alone, case_call, case_call_returned, case_call_returned_parenthesized,
    case_call_assigned, case_call_assigned_twice, case_call_assigned_to_attribute,
    case_call_assigned_with_comment, case_call_assigned_annotated, case_call_augmented,
    case_call_method_assigned, case_call_method_returned, case_call_in_call, case_call_of_call,
    case_call_of_subscript, case_call_semicolon, case_binary, case_binary_without_spaces,
    case_binary_floor, case_binary_wide, case_binary_nested, case_binary_parentheses,
    case_binary_power, case_binary_matrix, case_binary_shift, case_binary_of_calls,
    case_binary_in_argument, case_augmented, case_augmented_attribute,
    case_augmented_subscript, case_augmented_thing, case_comparison, case_comparison_chain,
    case_membership, case_membership_thing, case_equality, case_boolean, case_boolean_not,
    case_boolean_if, case_boolean_while, case_boolean_conditional, case_unary, case_unary_text,
    case_attribute, case_attribute_chain, case_attribute_spaces, case_attribute_set,
    case_attribute_deleted, case_subscript, case_subscript_spaces, case_subscript_slice,
    case_subscript_of_call, case_subscript_set, case_subscript_set_nested,
    case_subscript_deleted, case_subscript_of_set, case_name, case_name_in_expression,
    case_local, case_loop, case_loop_thing, case_comprehension, case_comprehension_element,
    case_comprehension_condition, case_comprehension_dictionary, case_generator, case_with,
    case_with_number, case_raise, case_raise_in_line, case_raise_class, case_raise_wrong,
    case_raise_from, case_assert, case_assert_message, case_assert_after, case_import,
    case_import_as, case_import_from, case_unpack, case_unpack_nested, case_delete_name,
    case_delete_local, case_f_string, case_f_string_format, case_f_string_conversion,
    case_f_string_nested, case_lambda, case_walrus, case_walrus_call, case_conditional,
    case_keyword_argument, case_default, case_decorator, case_decorator_call,
    case_decorated_class, case_class, case_class_body, case_class_base, case_class_keyword,
    case_yield, case_yield_from, case_too_few_arguments, case_global_statement,
    case_string_format, case_string_join, case_number_parse, case_print,
    case_return_parentheses, case_try,
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
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 62, in case_call_alone
#!     def case_call_alone(): one()
#!                            ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 66, in case_call
#!     one()
#!     ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 70, in case_call_returned
#!     return one()
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 74, in case_call_returned_parenthesized
#!     return (one())
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 78, in case_call_assigned
#!     x = one()
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 82, in case_call_assigned_twice
#!     x = y = one()
#!             ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 86, in case_call_assigned_to_attribute
#!     one.x = one()
#!             ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 90, in case_call_assigned_with_comment
#!     x = one()  # comment
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 94, in case_call_assigned_annotated
#!     x: int = one()
#!              ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 99, in case_call_augmented
#!     x += one()
#!          ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 103, in case_call_method_assigned
#!     x = text.join(1)
#! TypeError: can only join an iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 107, in case_call_method_returned
#!     return text.join(1)
#!            ~~~~~~~~~^^^
#! TypeError: can only join an iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 111, in case_call_in_call
#!     one(one(1), 2)
#!         ~~~^^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: (1,)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 115, in case_call_of_call
#!     return (lambda: 1)()()
#!            ~~~~~~~~~~~~~^^
#! TypeError: 'int' object is not callable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 119, in case_call_of_subscript
#!     return [1][0](2)
#!            ~~~~~~^^^
#! TypeError: 'int' object is not callable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 123, in case_call_semicolon
#!     x = one(); y = 2
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 127, in case_binary
#!     return 1 / zero
#!            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 131, in case_binary_without_spaces
#!     return 1/zero
#!            ~^~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 135, in case_binary_floor
#!     return 1//zero
#!            ~^^~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 139, in case_binary_wide
#!     return 1   %   zero
#!            ~~~~^~~~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 143, in case_binary_nested
#!     return (1 + 2) * (3 / (zero)) - 4
#!                       ~~^~~~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 147, in case_binary_parentheses
#!     return (((1)) / ((zero)))
#!             ~~~~~~^~~~~~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 151, in case_binary_power
#!     return zero ** -1
#!            ~~~~~^^~~~
#! ZeroDivisionError: zero to a negative power
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 155, in case_binary_matrix
#!     return 1 @ 2
#!            ~~^~~
#! TypeError: unsupported operand type(s) for @: 'int' and 'int'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 159, in case_binary_shift
#!     return 1 << -1
#!            ~~^^~~~
#! ValueError: negative shift count
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 163, in case_binary_of_calls
#!     return len("a") / len("")
#!            ~~~~~~~~~^~~~~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 167, in case_binary_in_argument
#!     print(1, 2, 1 / zero, 3)
#!                 ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 172, in case_augmented
#!     x /= zero
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 176, in case_augmented_attribute
#!     text.x += 1
#!     ^^^^^^
#! AttributeError: 'str' object has no attribute 'x'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 180, in case_augmented_subscript
#!     text[0] += 1
#! TypeError: can only concatenate str (not "int") to str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 185, in case_augmented_thing
#!     thing += 1
#!   File "marks_one_line.py", line 51, in __iadd__
#!     raise ValueError("iadd")
#! ValueError: iadd
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 189, in case_comparison
#!     return 1 < text
#!            ^^^^^^^^
#! TypeError: '<' not supported between instances of 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 193, in case_comparison_chain
#!     return 0 < 1 < text < 3
#!            ^^^^^^^^^^^^^^^^
#! TypeError: '<' not supported between instances of 'int' and 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 197, in case_membership
#!     return 1 in 2
#!            ^^^^^^
#! TypeError: argument of type 'int' is not a container or iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 201, in case_membership_thing
#!     return 1 not in thing
#!            ^^^^^^^^^^^^^^
#!   File "marks_one_line.py", line 45, in __contains__
#!     raise ValueError("contains")
#! ValueError: contains
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 205, in case_equality
#!     return thing == 1
#!            ^^^^^^^^^^
#!   File "marks_one_line.py", line 39, in __eq__
#!     raise ValueError("eq")
#! ValueError: eq
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 209, in case_boolean
#!     return thing and 1
#!            ^^^^^^^^^^^
#!   File "marks_one_line.py", line 33, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 213, in case_boolean_not
#!     return not thing
#!            ^^^^^^^^^
#!   File "marks_one_line.py", line 33, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 217, in case_boolean_if
#!     if thing:
#!        ^^^^^
#!   File "marks_one_line.py", line 33, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 222, in case_boolean_while
#!     while thing:
#!           ^^^^^
#!   File "marks_one_line.py", line 33, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 227, in case_boolean_conditional
#!     return 1 if thing else 2
#!                 ^^^^^
#!   File "marks_one_line.py", line 33, in __bool__
#!     raise ValueError("bool")
#! ValueError: bool
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 231, in case_unary
#!     return -thing
#!            ^^^^^^
#!   File "marks_one_line.py", line 36, in __neg__
#!     raise ValueError("neg")
#! ValueError: neg
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 235, in case_unary_text
#!     return 1 + -text
#!                ^^^^^
#! TypeError: bad operand type for unary -: 'str'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 239, in case_attribute
#!     return text.missing
#!            ^^^^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 243, in case_attribute_chain
#!     return text.upper().missing.lower()
#!            ^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 247, in case_attribute_spaces
#!     return text . missing
#!            ^^^^^^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'missing'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 251, in case_attribute_set
#!     thing.x = 1
#!     ^^^^^^^
#!   File "marks_one_line.py", line 12, in __setattr__
#!     raise AttributeError(name)
#! AttributeError: x
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 255, in case_attribute_deleted
#!     del text.upper
#!         ^^^^^^^^^^
#! AttributeError: 'str' object attribute 'upper' is read-only
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 259, in case_subscript
#!     return text[10]
#!            ~~~~^^^^
#! IndexError: string index out of range
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 263, in case_subscript_spaces
#!     return text [ 10 ]
#!            ~~~~~^^^^^^
#! IndexError: string index out of range
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 267, in case_subscript_slice
#!     return text["a":2]
#!            ~~~~^^^^^^^
#! TypeError: slice indices must be integers or None or have an __index__ method
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 271, in case_subscript_of_call
#!     return text.upper()[10]
#!            ~~~~~~~~~~~~^^^^
#! IndexError: string index out of range
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 275, in case_subscript_set
#!     thing[1] = 2
#!     ~~~~~^^^
#!   File "marks_one_line.py", line 15, in __setitem__
#!     raise KeyError(key)
#! KeyError: 1
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 279, in case_subscript_set_nested
#!     [1][thing] = 2
#!     ~~~^^^^^^^
#!   File "marks_one_line.py", line 54, in __index__
#!     raise ValueError("index")
#! ValueError: index
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 283, in case_subscript_deleted
#!     del thing[1]
#!         ~~~~~^^^
#!   File "marks_one_line.py", line 18, in __delitem__
#!     raise KeyError(key)
#! KeyError: 1
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 287, in case_subscript_of_set
#!     return {thing}
#!            ^^^^^^^
#!   File "marks_one_line.py", line 42, in __hash__
#!     raise ValueError("hash")
#! ValueError: hash
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 291, in case_name
#!     return missing_name
#!            ^^^^^^^^^^^^
#! NameError: name 'missing_name' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 295, in case_name_in_expression
#!     return 1 + missing_name + 2
#!                ^^^^^^^^^^^^
#! NameError: name 'missing_name' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 299, in case_local
#!     print(x)
#!           ^
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 304, in case_loop
#!     for x in 5:
#!              ^
#! TypeError: 'int' object is not iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 309, in case_loop_thing
#!     for x in thing: pass
#!              ^^^^^
#!   File "marks_one_line.py", line 30, in __iter__
#!     raise TypeError("iter")
#! TypeError: iter
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 313, in case_comprehension
#!     return [x for x in 5]
#!                        ^
#! TypeError: 'int' object is not iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 317, in case_comprehension_element
#!     return [1 / x for x in (1, 0)]
#!             ~~^~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 321, in case_comprehension_condition
#!     return {x for x in (1, 0) if 1 / x}
#!                                  ~~^~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 325, in case_comprehension_dictionary
#!     return {x: x[0] for x in (1, 0)}
#!                ~^^^
#! TypeError: 'int' object is not subscriptable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 329, in case_generator
#!     return list(1 / x for x in (1, 0))
#!   File "marks_one_line.py", line 329, in <genexpr>
#!     return list(1 / x for x in (1, 0))
#!                 ~~^~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 333, in case_with
#!     with thing as t:
#!          ^^^^^
#!   File "marks_one_line.py", line 24, in __enter__
#!     raise ValueError("enter")
#! ValueError: enter
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 338, in case_with_number
#!     with 5 as t, 6: pass
#!          ^
#! TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 342, in case_raise
#!     raise ValueError("raised")
#! ValueError: raised
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 346, in case_raise_in_line
#!     if True: raise ValueError("raised")
#!              ^^^^^^^^^^^^^^^^^^^^^^^^^^
#! ValueError: raised
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 350, in case_raise_class
#!     raise ValueError
#! ValueError
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 354, in case_raise_wrong
#!     raise 5
#! TypeError: exceptions must derive from BaseException
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 358, in case_raise_from
#!     raise ValueError(1) from 5
#! TypeError: exception causes must derive from BaseException
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 362, in case_assert
#!     assert zero
#!            ^^^^
#! AssertionError
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 366, in case_assert_message
#!     assert zero == 1, "message"
#!            ^^^^^^^^^
#! AssertionError: message
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 370, in case_assert_after
#!     x = 1; assert zero == 1, "message"; y = 2
#!                   ^^^^^^^^^
#! AssertionError: message
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 374, in case_import
#!     import missing_module
#! ModuleNotFoundError: No module named 'missing_module'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 378, in case_import_as
#!     import missing_module.sub as m
#! ModuleNotFoundError: No module named 'missing_module'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 382, in case_import_from
#!     from missing_module import a, b
#! ModuleNotFoundError: No module named 'missing_module'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 386, in case_unpack
#!     a, b = 1, 2, 3
#!     ^^^^
#! ValueError: too many values to unpack (expected 2, got 3)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 390, in case_unpack_nested
#!     a, (b, c) = 1, 2
#!        ^^^^^^
#! TypeError: cannot unpack non-iterable int object
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 394, in case_delete_name
#!     del missing_name
#!         ^^^^^^^^^^^^
#! UnboundLocalError: cannot access local variable 'missing_name' where it is not associated with a value
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 400, in case_delete_local
#!     del x
#!         ^
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 404, in case_f_string
#!     return f"abc {1 / zero} def"
#!                   ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 408, in case_f_string_format
#!     return f"abc {thing:>10} def {text}"
#!                  ^^^^^^^^^^^
#!   File "marks_one_line.py", line 48, in __format__
#!     raise ValueError("format")
#! ValueError: format
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 412, in case_f_string_conversion
#!     return f"{missing_name!r:>10}"
#!               ^^^^^^^^^^^^
#! NameError: name 'missing_name' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 416, in case_f_string_nested
#!     return f"{text:{missing_name}}"
#!                     ^^^^^^^^^^^^
#! NameError: name 'missing_name' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 420, in case_lambda
#!     return (lambda x: x / zero)(1)
#!            ~~~~~~~~~~~~~~~~~~~~^^^
#!   File "marks_one_line.py", line 420, in <lambda>
#!     return (lambda x: x / zero)(1)
#!                       ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 424, in case_walrus
#!     if (x := 1 / zero) > 1:
#!              ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 429, in case_walrus_call
#!     return (x := one())
#!                  ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 437, in case_keyword_argument
#!     return one(a=1 / zero)
#!                  ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 441, in case_default
#!     def f(x=1 / zero):
#!             ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 446, in case_decorator
#!     @thing
#!      ^^^^^
#!   File "marks_one_line.py", line 21, in __call__
#!     raise TypeError("called")
#! TypeError: called
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 452, in case_decorator_call
#!     @one(1)
#!      ~~~^^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: (1,)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 459, in case_decorated_class
#!     @thing
#!      ^^^^^
#!   File "marks_one_line.py", line 21, in __call__
#!     raise TypeError("called")
#! TypeError: called
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 465, in case_class
#!     class C(5 / zero):
#!             ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 470, in case_class_body
#!     class C:
#!         x = 1
#!         y = x / zero
#!   File "marks_one_line.py", line 472, in C
#!     y = x / zero
#!         ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 476, in case_class_base
#!     class C(len):
#!         pass
#! TypeError: cannot create 'builtin_function_or_method' instances
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 481, in case_class_keyword
#!     class C(key=1): pass
#! TypeError: case_class_keyword.<locals>.C.__init_subclass__() takes no keyword arguments
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 487, in case_yield
#!     return list(g())
#!   File "marks_one_line.py", line 486, in g
#!     x = yield 1 / zero
#!               ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 493, in case_yield_from
#!     return list(g())
#!   File "marks_one_line.py", line 492, in g
#!     yield from 5
#! TypeError: 'int' object is not iterable
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 497, in case_too_few_arguments
#!     return case_name(1, 2)
#! TypeError: case_name() takes 0 positional arguments but 2 were given
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 502, in case_global_statement
#!     return 1 % zero
#!            ~~^~~~~~
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 506, in case_string_format
#!     return "%d" % text
#!            ~~~~~^~~~~~
#! TypeError: %d format: a real number is required, not str
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 510, in case_string_join
#!     return ", ".join([1, 2])
#!            ~~~~~~~~~^^^^^^^^
#! TypeError: sequence item 0: expected str instance, int found
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 514, in case_number_parse
#!     return int("x") + 1
#!            ~~~^^^^^
#! ValueError: invalid literal for int() with base 10: 'x'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 518, in case_print
#!     print(text, file=5)
#!     ~~~~~^^^^^^^^^^^^^^
#! AttributeError: 'int' object has no attribute 'write'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 523, in case_return_parentheses
#!     one())
#!     ~~~^^
#!   File "marks_one_line.py", line 4, in one
#!     raise ValueError(args)
#! ValueError: ()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "marks_one_line.py", line 568, in <module>
#!     raise last
#!   File "marks_one_line.py", line 564, in <module>
#!     case()
#!     ~~~~^^
#!   File "marks_one_line.py", line 527, in case_try
#!     try: 1 / zero
#!          ~~^~~~~~
#! ZeroDivisionError: division by zero
