# __match_args__ names a guarded attribute.
# expect-strict: contained
# expect-standard: SystemError: matched
class A:
    __match_args__ = ("__dict__", "gi_frame")
    gi_frame = "mine"


match A():
    case A(_, frame):
        raise SystemError("matched")
print("contained")
