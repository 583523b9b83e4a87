# A loop over the step limit.
# option: --max-steps 100000
# expect: step_limit
while True:
    pass
