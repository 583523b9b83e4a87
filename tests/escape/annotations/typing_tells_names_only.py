# The native part of typing reads classes for protocols, named tuples and hints. Programs learn names and yes or no of
# it, not the values; under strict they do not even find its functions.
# option: --allow-import typing,collections,abc,types
# expect-strict: contained
# expect-standard: contained
import typing, types

try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True
found = []
natives = ("_declared_names", "_has_members", "_missing_members", "_next_init", "_has_hook", "_is_own_protocol",
           "_named_tuple_class", "_map_arguments", "_first_line", "_class_annotations", "_class_names",
           "_guest_globals", "_special_form", "_class_alias", "_module_of_caller")
if guarded:
    found += [name for name in natives if hasattr(typing, name)]
else:
    for value in (typing._declared_names(type, {}), typing._has_members(typing, ["sys"], ()),
                  typing._missing_members(dict, ["nope"]), typing._has_hook(typing.SupportsInt, len),
                  typing._first_line(typing.get_type_hints), typing._is_own_protocol(typing.SupportsInt)):
        found += [each for each in (value if isinstance(value, list) else [value])
                  if not isinstance(each, (str, bool, int, type(None)))]

# A protocol with guarded members asks whether they are there, and reads none of them.
read = []
class Watched(dict):
    def __getitem__(self, key):
        read.append(key)
        return super().__getitem__(key)
@typing.runtime_checkable
class Guarded(typing.Protocol):
    __globals__: dict
    __subclasses__: list
    def __reduce_ex__(self, protocol): ...
for target in (lambda: 0, typing.get_type_hints, typing, object, type, 3):
    if not isinstance(isinstance(target, Guarded), bool):
        found.append(target)

# Neither does a name that lies, nor one whose text is longer than it says.
class Name(str):
    def __eq__(self, other):
        read.append(other)
        return True
    __hash__ = str.__hash__
Guarded.__protocol_attrs__ = {Name("__doc__"), Name("no such member")}
isinstance(typing.get_type_hints, Guarded)
found += read

# Hints of classes of the library come with the guest's own names only.
for cls in (typing.SupportsInt, typing.IO, dict, type):
    for value in typing.get_type_hints(cls).values():
        if isinstance(value, types.ModuleType):
            found.append(value)
print("ESCAPED" if found else "contained")
