# A subclass of JSONEncoder sees its own methods only.
# option: --allow-import=json
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import json


class E(json.JSONEncoder):
    def default(self, o):
        return str(type(self).encode.__globals__ is None)


print("contained" if json.dumps(object(), cls=E) == '"False"' else "ESCAPED")
