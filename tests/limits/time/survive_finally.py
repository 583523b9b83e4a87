# finally clauses do not run at a stop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# output: start
# max-seconds: 1.2
print("start")
try:
    while True:
        pass
finally:
    print("finally ran")
    while True:
        pass
