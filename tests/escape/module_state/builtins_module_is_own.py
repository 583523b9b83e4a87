# The module builtins is this run's: poisoning it poisons nobody else, the library neither.
# option: --allow-import=builtins,json
# expect-strict: contained
# expect-standard: contained
import builtins

builtins.len = builtins.isinstance = builtins.str = lambda *a: "poison"
import json
print("contained" if json.dumps({"a": [1]}) == '{"a": [1]}' else "ESCAPED")
