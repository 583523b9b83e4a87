# The annotation text of a field is compared with names, never evaluated.
# option: --allow-import=dataclasses
# expect-strict: contained
# expect-standard: contained
import dataclasses


@dataclasses.dataclass
class A:
    x: "print('ESCAPED')"
    y: "[c for c in ().__class__.__base__.__subclasses__()]" = None


print("contained" if A(1).y is None else "ESCAPED")
