# A private function of the module copy, replaced by the guest's, would get the result of __reduce_ex__.
# option: --allow-import=copy
# expect-strict: AttributeError: blocked by policy 'strict': it is private to a built-in module
# expect-standard: contained
import copy

seen = []
copy._reconstruct = lambda *a: seen.append(a)


class A:
    pass


copy.copy(A())
print("contained" if seen else "ESCAPED")
