# Assigning __import__.
# option: --allow-import=builtins
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import builtins

victim = builtins

victim.__import__ = None
print("contained")
