# __getattr__ runs while a suggestion for a NameError is looked for. It tries to get the code freed whose variables are
# being listed.
import traceback
LOCALS = 150
def other(self): pass
def make():
    ns = {}
    exec("def f(self):\n" + "".join(f"    local_variable_{i} = {i}\n" for i in range(LOCALS)) + "    return local_variable_xx\n", ns)
    return ns.pop("f")
caught = []
functions = []
kept = []
class S:
    def __getattr__(self, name):
        if name == "local_variable_xx" and functions:
            print("guest")
            tb = caught[0].__traceback__
            while tb:
                w4(id(tb) + 4, 0); tb = tb.tb_next
            functions.pop().__code__ = other.__code__
            caught.pop().__traceback__ = None
            for j in range(3):
                for i in range(30000): [i] * 300
            for i in range(200):
                kept.append(compile(f"a = {i}" + "+ b" * (i % 50), "t", "exec"))
        raise AttributeError(name)
def run():
    functions.append(make())
    try: functions[0](S())
    except NameError as e:
        caught.append(e)
        return e
def more(n):
    ns = {}
    exec("def g(self): return undefined_name", ns)
    try: ns["g"](S())
    except NameError as e: return str(e)
e = run()
for i in range(5): more(i)
raise e

