# The metaclass returns an existing object when the class is called.
# option: --allow-import=copy --module-path ../../modules/host
# expect-strict: AttributeError: 'C' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy

victims = []


class M(type):
    def __call__(cls):
        return victims[0] if victims else type.__call__(cls)


class C(metaclass=M):
    def __setstate__(self, state):
        self.state = state

    def __reduce__(self):
        return C, (), "new"


first = C()
victims.append(first)
copy.copy(C.__new__(C))
print("contained" if first.state == "new" else "ESCAPED")
