# dataclasses sets __setattr__ by a right of the library, but not on a class that the host made.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'type' object has no attribute '__setattr__' (blocked
# expect-standard: contained
import dataclasses
import vault

# A program that may write the name itself may also let dataclasses write it.
dataclasses.dataclass(frozen=True)(vault.Public)
try:
    vault.Public().x = 1
except dataclasses.FrozenInstanceError:
    print("contained")
else:
    print("contained")
