# A class with a false __module__ does not become the program's own.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'type' object has no attribute '__setattr__' (blocked
# expect-standard: contained
import dataclasses
import vault

vault.Public.__module__ = __name__
vault.Public.__qualname__ = "Public"
dataclasses.dataclass(frozen=True)(vault.Public)
print("contained")
