# A removed builtin in the builtins of a frame of the library.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'traceback' object has no attribute 'tb_next' (blocked by policy 'strict': it walks the frames of a traceback)
# expect-standard: KeyError: 'getattr'
import json
class L(dict):
    def items(self): raise ValueError
import heapq
class C:
    def __lt__(self, other): raise ValueError
import statistics
try:
    statistics.mean([])
except statistics.StatisticsError as error:
    error.__traceback__.tb_next.tb_frame.f_builtins["getattr"]
print("ESCAPED")
