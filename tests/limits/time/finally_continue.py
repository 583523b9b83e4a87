# stderr: ignore
# option: --allow-import *
# A loop whose finally clause always continues.
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
while True:
    try:
        raise ValueError
    finally:
        continue
