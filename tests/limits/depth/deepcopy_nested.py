# deepcopy of nested containers ends in RecursionError, and of wide ones in the step limit.
# option: --allow-import copy --max-steps 40000
# expect: step_limit
# output: RecursionError
# max-seconds: 5
import copy

deep = []
for _ in range(1_500):
    deep = [deep]
try:
    copy.deepcopy(deep)
except RecursionError:
    print("RecursionError")
wide = [[i] for i in range(100)]
while True:
    copy.deepcopy(wide)
