# By __match_args__ of the program.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
class Own(int):
    __match_args__ = ("real",)
match Own(1):
    case Own(x):
        print("ESCAPED")
print("contained")
