# operator.attrgetter reads __import__.
# option: --allow-import=builtins,operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator
import builtins

victim = builtins

found = operator.attrgetter("__import__")(victim)
print("contained")
