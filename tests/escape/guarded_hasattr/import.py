# hasattr tells whether there is __import__.
# option: --allow-import=builtins
# expect-strict: contained
# expect-standard: SystemError: seen
import builtins

victim = builtins

if hasattr(victim, "__import__"):
    raise SystemError("seen")
print("contained")
