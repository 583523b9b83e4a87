# A WeakSet exposes its state only to copy.
# option: --allow-import=weakref
# expect-strict: AttributeError: '__reduce__'
# expect-standard: contained
import weakref

print("contained" if weakref.WeakSet().__reduce__()[1] == ([],) else "ESCAPED")
