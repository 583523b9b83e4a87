# JSON nested 100,000 deep, in both directions; a ring of 1,000 containers.
# option: --allow-import *
# expect: ok
# output: RecursionError array
# output: RecursionError object
# output: RecursionError True
# output: RecursionError False
# output: ValueError Circular reference detected
import json

for text, name in (('[' * 100000, 'array'), ('{"a":' * 100000, 'object')):
    try:
        json.loads(text)
    except RecursionError as error:
        print(type(error).__name__, name)
deep = []
for _ in range(100000):
    deep = [deep]
for check in (True, False):
    try:
        json.dumps(deep, check_circular=check)
    except RecursionError as error:
        print(type(error).__name__, check)
first = ring = []
for _ in range(1000):
    ring.append([])
    ring = ring[0]
ring.append(first)
try:
    json.dumps(first)
except ValueError as error:
    print(type(error).__name__, error)
