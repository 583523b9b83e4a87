# The feature introspection closed: no __import__.
# option: --disable introspection
# expect-strict: NameError: __import__
# expect-standard: NameError: __import__
__import__
print("ESCAPED")
