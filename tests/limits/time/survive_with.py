# __exit__ does not run at a stop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# output: entered
# max-seconds: 1.2
class Shield:
    def __enter__(self):
        print("entered")

    def __exit__(self, *args):
        print("exit ran")
        return True


with Shield():
    while True:
        pass
print("went on")
