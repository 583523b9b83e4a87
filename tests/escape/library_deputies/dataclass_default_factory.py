# A default factory is called by the generated __init__; it gets nothing and keeps its own rights.
# option: --allow-import=dataclasses
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
import dataclasses


@dataclasses.dataclass
class A:
    x: object = dataclasses.field(default_factory=lambda: int.__subclasses__())


print("contained" if A().x else "ESCAPED")
