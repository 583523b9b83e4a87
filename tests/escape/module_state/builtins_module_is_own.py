# The module builtins belongs to this run: changing it affects neither other runs nor the library.
# option: --allow-import=builtins,json
# expect-strict: contained
# expect-standard: contained
import builtins

builtins.len = builtins.isinstance = builtins.str = lambda *a: "poison"
import json
print("contained" if json.dumps({"a": [1]}) == '{"a": [1]}' else "ESCAPED")
