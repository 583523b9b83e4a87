# threading.stack_size() is remembered; deep recursion in a thread needs no more than a limit that is high enough.
# option: --policy standard
import sys
import threading

print(threading.stack_size(), threading.stack_size(1 << 26), threading.stack_size())
for size in (1, 32767, -1):
    try:
        threading.stack_size(size)
    except ValueError as error:
        print(error)
print(threading.stack_size(0), threading.stack_size())

#> 0 0 67108864
#> size not valid: 1 bytes
#> size not valid: 32767 bytes
#> size must be 0 or a positive value
#> 0 0
