# A data class gets its __setattr__ by the right of the library: not a class that the host made.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'type' object has no attribute '__setattr__' (blocked
# expect-standard: contained
import dataclasses
import vault

# Whoever may write the name itself may also let dataclasses write it.
dataclasses.dataclass(frozen=True)(vault.Public)
try:
    vault.Public().x = 1
except dataclasses.FrozenInstanceError:
    print("contained")
else:
    print("contained")
