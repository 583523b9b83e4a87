# ModuleType.__new__ creates a module without names.
# option: --allow-import=types
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import types

m = types.ModuleType.__new__(types.ModuleType)
print("contained" if not m.__dict__ else "ESCAPED")
