# Which attributes are suggested for one that is missing.
class Thing:
    attribute = 1
    _hidden = 2
    __mangled = 3
    größe = 4

    def method(self):
        pass

    @property
    def computed(self):
        return 5


class Slotted:
    __slots__ = ("first_slot", "second_slot")


class Listing:
    def __dir__(self):
        return ["listed_name", 5, "other"]


class ListingTexts:
    def __dir__(self):
        return ["listed_name", "other"]


class ListingWrong:
    def __dir__(self):
        raise ValueError


class ListingNothing:
    def __dir__(self):
        return None


class Child(Thing):
    def __init__(self):
        self.own_value = 1


class Own(AttributeError):
    pass


class Many:
    pass


many = Many()
for i in range(800):
    setattr(many, f"value_{i}", i)
few = Many()
for i in range(600):
    setattr(few, f"value_{i}", i)
child = Child()


def raises(*args, kind=AttributeError, **keywords):
    raise kind(*args, **keywords)


cases = [
    lambda: Thing().atribute, lambda: Thing.atribute, lambda: Thing().mehtod(), lambda: Thing().computd,
    lambda: Thing().hidden,
    lambda: Thing()._hiden, lambda: Thing().__mangled, lambda: Thing().grösse, lambda: child.own_valu,
    lambda: child.OWN_VALUE,
    lambda: child.atribute, lambda: Slotted().first_slt, lambda: Slotted().second_slot, lambda: Listing().listed_nam,
    lambda: ListingTexts().listed_nam, lambda: ListingWrong().listed_nam, lambda: ListingNothing().listed_nam,
    lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
    lambda: (1).rea,
    lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
    lambda: Thing().x,
    lambda: setattr(Slotted(), "thrid_slot", 1), lambda: setattr(Slotted(), "second_slit", 1),
    lambda: delattr(child, "own_valu"),
    lambda: setattr("", "upper", 1), lambda: getattr(child, "own_valu"), lambda: child.own_value.bit_lenght(),
    lambda: raises("made"), lambda: raises("made", name="uper"), lambda: raises("made", name="uper", obj=""),
    lambda: raises("made", name=5, obj=""), lambda: raises("made", name="foo", obj=None),
    lambda: raises(name="uper", obj=""),
    lambda: raises("made", name="uper", obj="", kind=Own), lambda: raises(1, 2, name="uper", obj=""),
    lambda: Exception().arg, lambda: ValueError().with_tracebac, lambda: type.mr, lambda: int.from_byte,
    lambda: range(3).strt,
    lambda: (lambda: 1).__nam, lambda: Thing().method.__nam__, lambda: {1}.ad, lambda: b"".decod,
    lambda: slice(1).stat,
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
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 67, in <lambda>
#!     lambda: Thing().atribute, lambda: Thing.atribute, lambda: Thing().mehtod(), lambda: Thing().computd,
#!             ^^^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'atribute'. Did you mean: 'attribute'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 67, in <lambda>
#!     lambda: Thing().atribute, lambda: Thing.atribute, lambda: Thing().mehtod(), lambda: Thing().computd,
#!                                       ^^^^^^^^^^^^^^
#! AttributeError: type object 'Thing' has no attribute 'atribute'. Did you mean: 'attribute'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 67, in <lambda>
#!     lambda: Thing().atribute, lambda: Thing.atribute, lambda: Thing().mehtod(), lambda: Thing().computd,
#!                                                               ^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'mehtod'. Did you mean: 'method'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 67, in <lambda>
#!     lambda: Thing().atribute, lambda: Thing.atribute, lambda: Thing().mehtod(), lambda: Thing().computd,
#!                                                                                         ^^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'computd'. Did you mean: 'computed'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 68, in <lambda>
#!     lambda: Thing().hidden,
#!             ^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'hidden'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 69, in <lambda>
#!     lambda: Thing()._hiden, lambda: Thing().__mangled, lambda: Thing().grösse, lambda: child.own_valu,
#!             ^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute '_hiden'. Did you mean: '_hidden'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 69, in <lambda>
#!     lambda: Thing()._hiden, lambda: Thing().__mangled, lambda: Thing().grösse, lambda: child.own_valu,
#!                                     ^^^^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute '__mangled'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 69, in <lambda>
#!     lambda: Thing()._hiden, lambda: Thing().__mangled, lambda: Thing().grösse, lambda: child.own_valu,
#!                                                                ^^^^^^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'grösse'. Did you mean: 'größe'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 69, in <lambda>
#!     lambda: Thing()._hiden, lambda: Thing().__mangled, lambda: Thing().grösse, lambda: child.own_valu,
#!                                                                                        ^^^^^^^^^^^^^^
#! AttributeError: 'Child' object has no attribute 'own_valu'. Did you mean: 'own_value'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 70, in <lambda>
#!     lambda: child.OWN_VALUE,
#!             ^^^^^^^^^^^^^^^
#! AttributeError: 'Child' object has no attribute 'OWN_VALUE'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 71, in <lambda>
#!     lambda: child.atribute, lambda: Slotted().first_slt, lambda: Slotted().second_slot, lambda: Listing().listed_nam,
#!             ^^^^^^^^^^^^^^
#! AttributeError: 'Child' object has no attribute 'atribute'. Did you mean: 'attribute'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 71, in <lambda>
#!     lambda: child.atribute, lambda: Slotted().first_slt, lambda: Slotted().second_slot, lambda: Listing().listed_nam,
#!                                     ^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Slotted' object has no attribute 'first_slt'. Did you mean: 'first_slot'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 71, in <lambda>
#!     lambda: child.atribute, lambda: Slotted().first_slt, lambda: Slotted().second_slot, lambda: Listing().listed_nam,
#!                                                                  ^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Slotted' object has no attribute 'second_slot'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 71, in <lambda>
#!     lambda: child.atribute, lambda: Slotted().first_slt, lambda: Slotted().second_slot, lambda: Listing().listed_nam,
#!                                                                                                 ^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Listing' object has no attribute 'listed_nam'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 72, in <lambda>
#!     lambda: ListingTexts().listed_nam, lambda: ListingWrong().listed_nam, lambda: ListingNothing().listed_nam,
#!             ^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'ListingTexts' object has no attribute 'listed_nam'. Did you mean: 'listed_name'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 72, in <lambda>
#!     lambda: ListingTexts().listed_nam, lambda: ListingWrong().listed_nam, lambda: ListingNothing().listed_nam,
#!                                                ^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'ListingWrong' object has no attribute 'listed_nam'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 72, in <lambda>
#!     lambda: ListingTexts().listed_nam, lambda: ListingWrong().listed_nam, lambda: ListingNothing().listed_nam,
#!                                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'ListingNothing' object has no attribute 'listed_nam'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!             ^^^^^^^
#! AttributeError: 'str' object has no attribute 'uper'. Did you mean: 'upper'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!                                ^^^^^^^^
#! AttributeError: 'str' object has no attribute 'joinn'. Did you mean: 'join'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!                                                  ^^^^^^^^^^
#! AttributeError: 'list' object has no attribute 'appendd'. Did you mean: 'append'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!                                                                      ^^^^^^^
#! AttributeError: 'list' object has no attribute 'push'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!                                                                                       ^^^^^^
#! AttributeError: 'dict' object has no attribute 'key'. Did you mean: 'keys'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 73, in <lambda>
#!     lambda: "".uper(), lambda: "".joinn, lambda: [].appendd, lambda: [].push, lambda: {}.key, lambda: {}.itms,
#!                                                                                                       ^^^^^^^
#! AttributeError: 'dict' object has no attribute 'itms'. Did you mean: 'items'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 74, in <lambda>
#!     lambda: (1).rea,
#!             ^^^^^^^
#! AttributeError: 'int' object has no attribute 'rea'. Did you mean: 'real'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 75, in <lambda>
#!     lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
#!             ^^^^^^^^^^^^^^^
#! AttributeError: 'float' object has no attribute 'is_intege'. Did you mean: 'is_integer'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 75, in <lambda>
#!     lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
#!                                      ^^^^^^^^
#! AttributeError: 'NoneType' object has no attribute 'foo'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 75, in <lambda>
#!     lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
#!                                                        ^^^^^^^^^^^
#! AttributeError: 'builtin_function_or_method' object has no attribute '__nam__'. Did you mean: '__name__'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 75, in <lambda>
#!     lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
#!                                                                             ^^^^^^^^^^^
#! AttributeError: 'Many' object has no attribute 'value_'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 75, in <lambda>
#!     lambda: (1.5).is_intege, lambda: None.foo, lambda: len.__nam__, lambda: many.value_, lambda: few.valu_5,
#!                                                                                                  ^^^^^^^^^^
#! AttributeError: 'Many' object has no attribute 'valu_5'. Did you mean: 'value_5'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 76, in <lambda>
#!     lambda: Thing().x,
#!             ^^^^^^^^^
#! AttributeError: 'Thing' object has no attribute 'x'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 77, in <lambda>
#!     lambda: setattr(Slotted(), "thrid_slot", 1), lambda: setattr(Slotted(), "second_slit", 1),
#!             ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Slotted' object has no attribute 'thrid_slot' and no __dict__ for setting new attributes
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 77, in <lambda>
#!     lambda: setattr(Slotted(), "thrid_slot", 1), lambda: setattr(Slotted(), "second_slit", 1),
#!                                                          ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Slotted' object has no attribute 'second_slit' and no __dict__ for setting new attributes. Did you mean: 'second_slot'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 78, in <lambda>
#!     lambda: delattr(child, "own_valu"),
#!             ~~~~~~~^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Child' object has no attribute 'own_valu'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 79, in <lambda>
#!     lambda: setattr("", "upper", 1), lambda: getattr(child, "own_valu"), lambda: child.own_value.bit_lenght(),
#!             ~~~~~~~^^^^^^^^^^^^^^^^
#! AttributeError: 'str' object attribute 'upper' is read-only
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 79, in <lambda>
#!     lambda: setattr("", "upper", 1), lambda: getattr(child, "own_valu"), lambda: child.own_value.bit_lenght(),
#!                                              ~~~~~~~^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Child' object has no attribute 'own_valu'. Did you mean: 'own_value'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 79, in <lambda>
#!     lambda: setattr("", "upper", 1), lambda: getattr(child, "own_valu"), lambda: child.own_value.bit_lenght(),
#!                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'int' object has no attribute 'bit_lenght'. Did you mean: 'bit_length'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 80, in <lambda>
#!     lambda: raises("made"), lambda: raises("made", name="uper"), lambda: raises("made", name="uper", obj=""),
#!             ~~~~~~^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: made
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 80, in <lambda>
#!     lambda: raises("made"), lambda: raises("made", name="uper"), lambda: raises("made", name="uper", obj=""),
#!                                     ~~~~~~^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: made
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 80, in <lambda>
#!     lambda: raises("made"), lambda: raises("made", name="uper"), lambda: raises("made", name="uper", obj=""),
#!                                                                          ~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: made. Did you mean: 'upper'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 81, in <lambda>
#!     lambda: raises("made", name=5, obj=""), lambda: raises("made", name="foo", obj=None),
#!             ~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: made
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 81, in <lambda>
#!     lambda: raises("made", name=5, obj=""), lambda: raises("made", name="foo", obj=None),
#!                                                     ~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: made
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 82, in <lambda>
#!     lambda: raises(name="uper", obj=""),
#!             ~~~~~~^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: . Did you mean: 'upper'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 83, in <lambda>
#!     lambda: raises("made", name="uper", obj="", kind=Own), lambda: raises(1, 2, name="uper", obj=""),
#!             ~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! Own: made. Did you mean: 'upper'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 83, in <lambda>
#!     lambda: raises("made", name="uper", obj="", kind=Own), lambda: raises(1, 2, name="uper", obj=""),
#!                                                                    ~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "suggest_attributes.py", line 63, in raises
#!     raise kind(*args, **keywords)
#! AttributeError: (1, 2). Did you mean: 'upper'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 84, in <lambda>
#!     lambda: Exception().arg, lambda: ValueError().with_tracebac, lambda: type.mr, lambda: int.from_byte,
#!             ^^^^^^^^^^^^^^^
#! AttributeError: 'Exception' object has no attribute 'arg'. Did you mean: 'args'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 84, in <lambda>
#!     lambda: Exception().arg, lambda: ValueError().with_tracebac, lambda: type.mr, lambda: int.from_byte,
#!                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'ValueError' object has no attribute 'with_tracebac'. Did you mean: 'with_traceback'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 84, in <lambda>
#!     lambda: Exception().arg, lambda: ValueError().with_tracebac, lambda: type.mr, lambda: int.from_byte,
#!                                                                          ^^^^^^^
#! AttributeError: type object 'type' has no attribute 'mr'. Did you mean: 'mro'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 84, in <lambda>
#!     lambda: Exception().arg, lambda: ValueError().with_tracebac, lambda: type.mr, lambda: int.from_byte,
#!                                                                                           ^^^^^^^^^^^^^
#! AttributeError: type object 'int' has no attribute 'from_byte'. Did you mean: 'from_bytes'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 85, in <lambda>
#!     lambda: range(3).strt,
#!             ^^^^^^^^^^^^^
#! AttributeError: 'range' object has no attribute 'strt'. Did you mean: 'start'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 86, in <lambda>
#!     lambda: (lambda: 1).__nam, lambda: Thing().method.__nam__, lambda: {1}.ad, lambda: b"".decod,
#!             ^^^^^^^^^^^^^^^^^
#! AttributeError: 'function' object has no attribute '__nam'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 86, in <lambda>
#!     lambda: (lambda: 1).__nam, lambda: Thing().method.__nam__, lambda: {1}.ad, lambda: b"".decod,
#!                                        ^^^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'function' object has no attribute '__nam__'. Did you mean: '__name__'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 86, in <lambda>
#!     lambda: (lambda: 1).__nam, lambda: Thing().method.__nam__, lambda: {1}.ad, lambda: b"".decod,
#!                                                                        ^^^^^^
#! AttributeError: 'set' object has no attribute 'ad'. Did you mean: 'add'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 86, in <lambda>
#!     lambda: (lambda: 1).__nam, lambda: Thing().method.__nam__, lambda: {1}.ad, lambda: b"".decod,
#!                                                                                        ^^^^^^^^^
#! AttributeError: 'bytes' object has no attribute 'decod'. Did you mean: 'decode'?
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "suggest_attributes.py", line 96, in <module>
#!     raise last
#!   File "suggest_attributes.py", line 92, in <module>
#!     case()
#!     ~~~~^^
#!   File "suggest_attributes.py", line 87, in <lambda>
#!     lambda: slice(1).stat,
#!             ^^^^^^^^^^^^^
#! AttributeError: 'slice' object has no attribute 'stat'. Did you mean: 'start'?
