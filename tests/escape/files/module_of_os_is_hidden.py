# A module that the policy does not open stays hidden behind one that it opens.
# option: --allow-import fnmatch
# expect-strict: contained
# expect-standard: contained
import fnmatch
reached = [name for name in ("os", "posixpath", "_os") if hasattr(fnmatch, name)]
print("ESCAPED" if reached else "contained", *reached)
