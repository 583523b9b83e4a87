# A class pattern that binds __import__.
# option: --allow-import=builtins
# expect-strict: contained
# expect-standard: SystemError: matched
import builtins

victim = builtins

match victim:
    case object(__import__=found):
        raise SystemError("matched")
print("contained")
