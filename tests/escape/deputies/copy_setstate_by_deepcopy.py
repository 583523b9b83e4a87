# The same by deepcopy().
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Ticket' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import copyreg
import vault

copyreg.pickle(vault.Ticket, lambda ticket: (lambda: vault.ticket, (), ["root", True]))
copy.deepcopy([vault.ticket])
print("contained" if vault.is_admin() else "ESCAPED")
