# Annotations that were put into the class by hand.
# option: --allow-import=dataclasses
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import dataclasses


@dataclasses.dataclass
class A:
    __annotations__ = {"x): print('ESCAPED'\n#": int}
