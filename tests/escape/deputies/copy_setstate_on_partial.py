# A partial object of the host, rewired by its native __setstate__.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'functools.partial' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import copyreg
import functools
import vault

state = ((lambda *arguments: True), (), {}, None)
copyreg.pickle(functools.partial, lambda partial: (lambda: vault.exported, (), state))
copy.copy(functools.partial(int))
print("contained" if vault.check() else "ESCAPED")
