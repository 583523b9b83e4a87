# __del__ that runs at the end of the program is under the limits too.
# option: --max-steps 2000000
# expect: step_limit
# output: done
class Spin:
    def __del__(self):
        while True:
            pass


kept = Spin()
print("done")
