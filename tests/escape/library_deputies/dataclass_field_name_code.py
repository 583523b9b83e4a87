# A field name that would be code in the text of __init__.
# option: --allow-import=dataclasses
# expect-strict: TypeError: Field names must be valid identifiers
# expect-standard: TypeError: Field names must be valid identifiers
import dataclasses

dataclasses.make_dataclass("A", ["x=1): pass\nprint('ESCAPED')\ndef f(y"])
