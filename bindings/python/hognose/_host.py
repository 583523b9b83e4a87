"""Objects and classes of the host for guests: what is listed exists for the guest, and nothing else."""

from __future__ import annotations

import inspect

from hognose._functions import adapted_method, annotation_text, method_signature, signature_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class Exposed:
    """An object of the host with the class under which guests see it. Made by expose() and ExposedClass.wrap(), and
    accepted wherever a value goes to a guest, also inside of containers."""

    __slots__ = ("object", "exposed_class")

    def __init__(self, object: Any, exposed_class: ExposedClass) -> None:
        self.object = object
        self.exposed_class = exposed_class

    def __repr__(self) -> str:
        return f"<Exposed {self.exposed_class.name}>"


class ExposedClass:
    """What guests may do with the instances of a class. Equal descriptions are the same class for a guest.

    methods: names of methods that guests may call. Special methods are named in full ("__len__", "__getitem__").
    fields: names of attributes that guests may read; writable: those that they may also set.
    constructor: whether guests may make instances, by the signature of the class.
    subclasses: whether guests may derive classes. The host never sees what they override.
    name, doc: what guests see; by default the name of the class and no text.
    """

    def __init__(self, cls: type, *, methods: Iterable[str] = (), fields: Iterable[str] = (),
                 writable: Iterable[str] = (), constructor: bool = False, subclasses: bool = False,
                 name: str | None = None, doc: str = "", _of: Any = None) -> None:
        if not isinstance(cls, type):
            raise TypeError("a class is needed; expose() is for other objects")
        self.cls = cls
        self.name = name or cls.__name__
        self.doc = doc
        of = cls if _of is None else _of
        methods, fields, writable = _names(methods), _names(fields), _names(writable)
        self._methods = [_method(of, method, is_class=_of is None) for method in methods]
        annotations = _annotations(cls)
        self._fields = [(field, _getter(field), None) for field in fields if field not in writable]
        self._fields += [(_typed(field, annotations), _getter(field), _setter(field)) for field in writable]
        self._constructor = ("", None)
        if constructor:
            signature, kinds = signature_text(self.name, cls)
            self._constructor = (signature, _maker(self, kinds))
        self._subclasses = bool(subclasses)
        self._key = (cls, self.name, doc, tuple(signature for signature, _ in self._methods),
                     tuple(field for field, _, _ in self._fields), writable, self._constructor[0], self._subclasses)
        _check(self)

    def wrap(self, object: Any) -> Exposed:
        """The object as a value for a guest."""
        if not isinstance(object, self.cls):
            raise TypeError(f"an instance of {self.cls.__qualname__} is needed, not of {type(object).__qualname__}")
        return Exposed(object, self)

    def stubs(self) -> str:
        """The class as a guest sees it, as the text of a stub."""
        lines = [f"class {self.name}:"]
        if self.doc:
            lines.append(f'    """{self.doc}"""')
        if self._constructor[0]:
            parameters = self._constructor[0][len(self.name) + 1:]
            lines.append(f"    def __init__(self{', ' if parameters != ')' else ''}{parameters}: ...")
        lines += [f"    {field if ':' in field else field + ': object'}{'' if setter else '  # read-only'}"
                  for field, _, setter in self._fields]
        lines += [f"    def {signature}: ..." for signature, _ in self._methods]
        return "\n".join(lines + ([] if len(lines) > 1 else ["    ..."]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExposedClass) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"<ExposedClass {self.name} of {self.cls.__qualname__}>"


def expose(object: Any, *, methods: Iterable[str] = (), fields: Iterable[str] = (), writable: Iterable[str] = (),
           name: str | None = None, doc: str = "") -> Exposed:
    """An object as a value for a guest, with these methods and attributes and no others; see ExposedClass.

    >>> import datetime, hognose
    >>> clock = hognose.expose(datetime.date(2026, 1, 2), methods=["isoformat"], fields=["year"], name="Clock")
    >>> hognose.Sandbox().run("[clock.year, clock.isoformat()]", inputs={"clock": clock}).return_value
    [2026, '2026-01-02']
    """
    return Exposed(object, ExposedClass(type(object), methods=methods, fields=fields, writable=writable, name=name,
                                        doc=doc, _of=object))


def _names(names):
    if isinstance(names, str):
        raise TypeError("a list of names is needed, not a str")
    return tuple(names)


def _is_special(name):
    return name.startswith("__") and name.endswith("__")


def _method(of, name, is_class):
    """(signature, callable for the engine) of a method."""
    # As Python itself does, special methods are looked up on the class.
    where = of if is_class else type(of) if _is_special(name) else of
    method = getattr(where, name)
    if not callable(method):
        raise TypeError(f"{name!r} is not a method; fields= is for other attributes")
    if inspect.iscoroutinefunction(method):
        raise TypeError(f"{name}() is asynchronous, which methods for guests cannot be; define a function instead")
    is_bound = where is of and not is_class
    if is_class and isinstance(inspect.getattr_static(of, name), (staticmethod, classmethod)):
        is_bound = True
    signature, kinds = method_signature(name, method, is_bound)
    return signature, adapted_method(name, kinds)


def _getter(name):
    return lambda object, given: getattr(object, name)


def _setter(name):
    return lambda object, value: setattr(object, name, value)


def _maker(exposed_class, kinds):
    from hognose._functions import adapted
    make = adapted(exposed_class.cls, kinds)
    return lambda given: Exposed(make(given), exposed_class)


def _annotations(cls):
    import typing
    try:
        return typing.get_type_hints(cls)
    except Exception:  # a name that does not exist, for example: then nothing is checked
        return {}


def _typed(field, annotations):
    annotation = annotation_text(annotations.get(field, inspect.Parameter.empty))
    return f"{field}: {annotation}" if annotation else field


_checked = {}


def _check(exposed_class):
    """Raises ValueError for what the engine refuses, before a run meets it."""
    key = exposed_class._key[1:]
    if key not in _checked:
        from hognose import _engine
        _engine.Engine(_engine.Options(), None).expose_class(exposed_class, None)
        if len(_checked) > 1000:
            _checked.clear()
        _checked[key] = True
