# What patches restore: static and class methods, inherited and own attributes, of classes and modules,
# with only the import allowed.
# option: --allow-import unittest,textwrap,builtins
import textwrap
from unittest.mock import DEFAULT, Mock, create_autospec, patch


class Base:
    inherited = "inherited"

    @staticmethod
    def static(a):
        return "static", a

    @classmethod
    def of_class(cls, a):
        return cls.__name__, a

    def method(self, a):
        return "method", a

    @property
    def value(self):
        return "value"


class Child(Base):
    own = "own"

    @staticmethod
    def static(a):
        return "child's static", a

    @classmethod
    def of_class(cls, a):
        return "child's", cls.__name__, a


def show():
    for holder in (Base, Child, Child()):
        print(holder.static(1), holder.of_class(2), holder.inherited, end=" ")
    print(Child().method(3), Child().value, Child.own, Child().own)


show()
for name in ("static", "of_class", "inherited", "own", "method", "value"):
    for options in ({}, {"autospec": True}, {"new": 5}):
        if name in ("inherited", "own", "value") and options.get("autospec"):
            continue
        with patch.object(Child, name, **options) as new:
            print(name, list(options), getattr(Child, name) is new)
        show()
child = Child()
with patch.object(child, "own", 3), patch.multiple(child, extra=4, inherited=DEFAULT, create=True) as made:
    print(child.own, child.extra, list(made))
print(child.own, hasattr(child, "extra"), child.inherited)
with patch("textwrap.dedent") as dedent, patch("builtins.ascii", return_value=7):
    dedent.return_value = "patched"
    print(textwrap.dedent("  a"), ascii([]))
print(textwrap.dedent("  a"), ascii([]))
spec = create_autospec(Child)
for call in (lambda: spec.static(1), lambda: spec.static(1, 2), lambda: spec.of_class(1),
             lambda: spec.of_class(1, 2), lambda: spec().method(1), lambda: spec().method(1, 2),
             lambda: spec.method(None, 1), lambda: spec.nothing, lambda: spec().value.upper()):
    try:
        print(type(call()).__name__)
    except (AttributeError, TypeError) as error:
        print(error)
print(Mock(spec=Child).static is not None, isinstance(Mock(spec=Child), Base))

#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> static [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> static ['autospec'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> static ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> of_class [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> of_class ['autospec'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> of_class ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> inherited [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> inherited ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> own [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> own ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> method [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> method ['autospec'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> method ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> value [] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> value ['new'] True
#> ('static', 1) ('Base', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ("child's static", 1) ("child's", 'Child', 2) inherited ('method', 3) value own own
#> 3 4 ['inherited']
#> own False inherited
#> patched 7
#> a []
#> MagicMock
#> too many positional arguments
#> MagicMock
#> too many positional arguments
#> MagicMock
#> too many positional arguments
#> too many positional arguments
#> Mock object has no attribute 'nothing'
#> MagicMock
#> True True
