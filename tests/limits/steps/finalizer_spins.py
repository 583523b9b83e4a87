# __del__ that never ends: the limit ends the run, and no other __del__ runs afterwards.
# option: --max-steps 2000000
# expect: step_limit
# output: before
class Spin:
    def __del__(self):
        while True:
            pass


class After:
    def __del__(self):
        print("after the stop")


keep = After()
print("before")
spin = Spin()
del spin
print("not reached")
