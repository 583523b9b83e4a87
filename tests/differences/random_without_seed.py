# Unseeded random numbers come from the run's seed, SystemRandom too.
# option: --allow-import random
# cpython: Both draw from the system's entropy.
# reason: Runs repeat exactly (--seed); there is no system call. Not for secrets that outlive the run.
import random

print(random.random(), random.Random().random(), random.SystemRandom().getrandbits(16))
for call in (lambda: random.randrange(), lambda: random.randint(1)):
    try:
        call()
    except TypeError as error:
        print(error)

#> 0.9844646141265317 0.9491428833508904 64071
#> randrange() missing required argument 'start' (pos 1)
#> randint() missing required argument 'b' (pos 2)
