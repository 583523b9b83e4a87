# A loop that tries to catch the stop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# output: start
# max-seconds: 1.2
print("start")
while True:
    try:
        while True:
            pass
    except BaseException:
        print("survived")
