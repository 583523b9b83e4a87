# Unseeded random numbers, including those of SystemRandom, come from the run's seed.
# option: --allow-import random
# cpython: Both draw from the system's entropy.
# reason: Runs are repeatable (--seed), and there is no system call. These numbers are not suitable for secrets that outlive the run.
import random

print(random.random(), random.Random().random(), random.SystemRandom().getrandbits(16))
for call in (lambda: random.randrange(), lambda: random.randint(1)):
    try:
        call()
    except TypeError as error:
        print(error)

#> 0.9776462743838505 0.04388475359392674 64517
#> randrange() missing required argument 'start' (pos 1)
#> randint() missing required argument 'b' (pos 2)
