# copyreg lets the program reduce objects: the reducer returns a frozen object of the host as the copy.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Ticket' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import copyreg
import vault

copyreg.pickle(vault.Ticket, lambda ticket: (lambda: vault.ticket, (), ["root", True]))
copy.copy(vault.ticket)
# Where __setstate__ is not guarded, the program can call it itself.
print("contained" if vault.is_admin() else "ESCAPED")
