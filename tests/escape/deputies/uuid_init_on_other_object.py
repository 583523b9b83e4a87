# UUID.__init__ writes the fields of a UUID only.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: descriptor 'int' for 'UUID' objects doesn't apply to a 'Frozen' object
# expect-standard: TypeError: descriptor 'int' for 'UUID' objects doesn't apply to a 'Frozen' object
import dataclasses
import uuid


@dataclasses.dataclass(frozen=True)
class Frozen:
    int: int
    is_safe: bool


frozen = Frozen(1, False)
uuid.UUID.__init__(frozen, int=12345, is_safe=True)
print("ESCAPED")
