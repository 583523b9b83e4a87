# A generator that ignores GeneratorExit.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# output: one
# max-seconds: 1.2
def stubborn():
    while True:
        try:
            yield 1
        except BaseException:
            print("caught")
        finally:
            pass


for _ in stubborn():
    print("one")
    while True:
        pass
