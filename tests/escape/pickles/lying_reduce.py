# What __reduce_ex__ returns is called with the rights of the program, when the program loads it.
# option: --allow-import pickle
# expect-strict: contained
# expect-standard: contained
import pickle


class Liar:
    def __init__(self, made):
        self.made = made

    def __reduce_ex__(self, protocol):
        return self.made


class Odd(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


reached = []
for made in ((getattr, (Liar, "__subclasses__")), (getattr, (len, "__self__")), (Odd("eval"), ()), "open", "__import__",
             (type, ("T", (), {}), None, None, None, lambda *a: reached.append("setter")), (1,), (len,), (len, [1]), Odd("x")):
    try:
        value = pickle.loads(pickle.dumps(Liar(made)))
        if hasattr(value, "system") or (callable(value) and "import" in repr(value)):
            reached.append(value)
    except (pickle.PicklingError, AttributeError, TypeError, ImportError, IndexError, NameError):
        pass
print("contained" if not reached else "ESCAPED", *reached)
