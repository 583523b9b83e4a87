# Reading __import__ with the dot.
# option: --allow-import=builtins
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import builtins

victim = builtins

found = victim.__import__
print("contained")
