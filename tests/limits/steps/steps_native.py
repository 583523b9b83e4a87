# Native work counts as steps.
# option: --max-steps 100000 --max-time 20
# expect: step_limit
for _ in range(1000):
    sum(range(100000))
