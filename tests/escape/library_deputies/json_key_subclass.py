# Keys that are lying str subclasses.
# option: --allow-import=json
# expect-strict: contained
# expect-standard: contained
import json


class Key(str):
    def __str__(self):
        return "ESCAPED"

    def __iter__(self):
        return iter("ESCAPED")


print("contained" if json.dumps({Key("k"): Key("v")}) == '{"k": "v"}' else "ESCAPED")
