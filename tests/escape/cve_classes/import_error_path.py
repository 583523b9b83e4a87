# ImportError has a name, but no path and no loader.
# expect-strict: contained
# expect-standard: contained
try:
    import os
except ImportError as error:
    facts = (error.name, error.path)
print("contained" if facts == ("os", None) else "ESCAPED")
