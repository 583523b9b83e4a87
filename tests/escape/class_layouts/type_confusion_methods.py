# Unbound methods refuse objects of other types.
# expect-strict: contained
# expect-standard: contained
class Fake:
    pass


methods = [(list.append, (1,)), (list.sort, ()), (dict.get, (1,)), (dict.keys, ()), (str.upper, ()), (
    str.join, (["a"],)), (bytes.decode, ()), (int.bit_length, ()), (int.__add__, (1,)), (float.hex, ()), (
        set.add, (1,)), (tuple.index, (1,)), (BaseException.__str__, ()), (BaseException.with_traceback, (None,)), (
            range.index, (1,)), (list.__len__, ()), (dict.__getitem__, (1,)), (str.__getitem__, (0,)), (
                type(iter([])).__next__, ()), (list.__iter__, ())]
count = 0
for method, args in methods:
    for target in (Fake(), Fake, 5, "text", [1], (1,), {1: 2}, None, 2.5, b"x", ValueError()):
        try:
            method(target, *args)
        except Exception:
            pass
        count += 1
print("contained" if count == len(methods) * 11 else "ESCAPED")
