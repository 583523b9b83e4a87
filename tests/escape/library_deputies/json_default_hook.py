# json.dumps calls the guest's default with the guest's object.
# option: --allow-import=json
# expect-strict: AttributeError: '__code__'
# expect-standard: AttributeError: 'code' object has no attribute '__code__'
import json


def f():
    pass


json.dumps(f, default=lambda o: o.__code__)
