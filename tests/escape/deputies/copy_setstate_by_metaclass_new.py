# A metaclass whose __getattribute__ returns another __new__ for its class.
# option: --allow-import=copy --module-path ../../modules/host
# expect-strict: AttributeError: 'C' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy

victims = []


class M(type):
    def __getattribute__(cls, name):
        if name == "__new__" and victims:
            return lambda cls: victims[0]
        return super().__getattribute__(name)


class C(metaclass=M):
    state = None

    def __setstate__(self, state):
        self.state = state


first, second = C(), C()
second.value = "new"
victims.append(first)
copy.copy(second)
print("contained" if first.state == {"value": "new"} else "ESCAPED")
