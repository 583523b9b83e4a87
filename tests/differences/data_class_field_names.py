# Names of fields of data classes must be identifiers, and must not begin with __dataclass_.
# option: --policy standard
# cpython: Names of fields of a base class are not checked, and names may begin with __dataclass_.
# reason: Methods are composed as text that contains these names, and names with __dataclass_ are its variables.
import dataclasses

class Base:
    pass


field = dataclasses.field(default=1)
field.name = "no identifier"
Base.__dataclass_fields__ = {"x": field}
Base.__dataclass_params__ = type("Parameters", (), {"frozen": False})
for attempt in (lambda: dataclasses.dataclass(type("D", (Base,), {})),
                lambda: dataclasses.make_dataclass("D", ["__dataclass_x"])):
    try:
        print(attempt().__name__)
    except (TypeError, SyntaxError) as error:
        print(type(error).__name__, error)

#> TypeError Field names must be valid identifiers: 'no identifier'
#> TypeError Field names must not begin with '__dataclass_': '__dataclass_x'
