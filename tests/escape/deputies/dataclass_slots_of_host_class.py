# A class of the host created again with slots: its methods would use the new class in super().
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'type' object has no attribute '__bases__' (blocked
# expect-standard: contained
import dataclasses
import vault

made = dataclasses.dataclass(slots=True)(vault.Public)
print("contained" if made is not vault.Public else "ESCAPED")
