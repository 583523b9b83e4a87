# What a guest sets on a module of the library is seen in this run only, and not by the library.
# option: --allow-import=json
# expect-strict: contained
# expect-standard: contained
import json

json.loads = print
json.decoder = None
print("contained" if json.loads is print else "ESCAPED")
