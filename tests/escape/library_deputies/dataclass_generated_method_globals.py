# The generated methods are functions of library code; their globals are guarded.
# option: --allow-import=dataclasses
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import dataclasses


@dataclasses.dataclass
class A:
    x: int


names = A.__init__.__globals__
print("ESCAPED" if "open" in names or "exec" in names else "contained")
