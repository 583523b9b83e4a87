# A field of str.format that reads __import__.
# option: --allow-import=builtins
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import builtins

victim = builtins

found = "{0.__import__}".format(victim)
print("contained")
