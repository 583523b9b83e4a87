# __new__ returns an existing object, and removes itself from the class.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Ticket' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import vault

other = vault.Ticket("root", True)


def new(cls):
    del vault.Ticket.__new__
    return vault.ticket


vault.Ticket.__new__ = new
copy.copy(other)
print("contained" if vault.is_admin() else "ESCAPED")
