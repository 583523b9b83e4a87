# A call site that was used for another class before.
# policy: {"guarded": {"add": ["append", "upper"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'standard': it is guarded by the host)
class Own:
    def other(self): return 0
def f(o): return o.append(1)
for o in (Own(), [], []):
    try:
        f(o)
        print("ESCAPED")
    except AttributeError:
        pass
[].append(1)
