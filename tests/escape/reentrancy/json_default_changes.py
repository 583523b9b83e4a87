# json's default function empties the list that is written.
# option: --allow-import=json
# expect-strict: contained
# expect-standard: contained
import json

x = [object(), 1, 2, 3]


def default(o):
    x.clear()
    return 0


print("contained" if json.dumps(x, default=default).startswith("[0") else "ESCAPED")
