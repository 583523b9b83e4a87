# difflib calls the guest's function for each character.
# option: --allow-import=difflib
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import difflib

difflib.SequenceMatcher(lambda c: (lambda: 0).__globals__ is None, "abc", "abd").ratio()
print("contained")
