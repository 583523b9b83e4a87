# A dropped generator that spins in its finally clause is stopped like any other code.
# option: --max-steps 2000000
# expect: step_limit
# output: dropped
def spin():
    try:
        yield 1
    finally:
        while True:
            pass


g = spin()
next(g)
print("dropped")
del g
print("not reached")
