# _add_member_ of EnumType writes to any class, but not a guarded name.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'type' object has no attribute '__setattr__' (blocked
# expect-standard: contained
import enum
import vault

vault.Public._member_map_ = {}
enum.EnumType._add_member_(vault.Public, "__setattr__", lambda *arguments: None)
print("contained")
