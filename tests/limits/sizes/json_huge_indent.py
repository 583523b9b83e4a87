# The indentation of a deep value grows with the square of its depth.
# option: --allow-import *
# option: --max-memory 64
# expect: error:MemoryError
import json

value = []
for _ in range(900):
    value = [value]
json.dumps(value, indent=1_000_000)
