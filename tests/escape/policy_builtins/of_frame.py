# A removed builtin in the builtins of a frame.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'traceback' object has no attribute 'tb_frame' (blocked by policy 'strict': it reaches the frames of a traceback)
# expect-standard: KeyError: 'getattr'
try:
    1 / 0
except ZeroDivisionError as error:
    error.__traceback__.tb_frame.f_builtins["getattr"]
print("ESCAPED")
