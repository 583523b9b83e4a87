# __new__ of the class returns an existing object.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Ticket' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import vault

other = vault.Ticket("root", True)
vault.Ticket.__new__ = lambda cls: vault.ticket
copy.copy(other)
print("contained" if vault.is_admin() else "ESCAPED")
