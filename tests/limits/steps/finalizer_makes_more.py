# Each __del__ drops another object with __del__: the step limit bounds the endless rounds.
# option: --max-steps 3000000
# expect: step_limit
class Phoenix:
    def __del__(self):
        Phoenix()


Phoenix()
while True:
    pass
