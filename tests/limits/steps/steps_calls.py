# Calls count as steps.
# option: --max-steps 100000 --max-time 20
# expect: step_limit
def f(n):
    if n:
        f(n - 1)
        f(n - 1)


f(40)
