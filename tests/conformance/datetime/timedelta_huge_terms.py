# timedelta: terms whose microseconds are near the limits of 128 bits, alone and cancelling each other.
# option: --policy standard
from datetime import timedelta

UNITS = {"weeks": 604800000000, "days": 86400000000, "hours": 3600000000, "minutes": 60000000,
         "seconds": 1000000, "milliseconds": 1000}


def show(**terms):
    try:
        print(timedelta(**terms))
    except OverflowError as error:
        print("OverflowError:", error)


for name, unit in UNITS.items():
    most = (2**127 - 1) // unit
    show(**{name: most})
    show(**{name: most + 1})
    show(**{name: -most})
    show(**{name: -most - 1})
    show(**{name: 2**64})
    show(**{name: -2**64})

# Terms that cancel each other.
for count in [2**63 - 1, 2**63, 2**64, 2**86 + 1]:
    show(weeks=count, days=-7 * count)
    show(weeks=-count, days=7 * count, hours=1)
show(days=2**89 // 3, hours=-8 * 2**89 + 8 * (2**89 % 3), minutes=1)
show(weeks=2**126)
show(microseconds=2**125, milliseconds=-2**122, seconds=-1)

# A fraction that would carry the sum over the limit.
milliseconds = 2**126 // 1000 + 1
show(microseconds=2**127 - 1 - milliseconds * 1000, milliseconds=milliseconds, seconds=0.6e-6)

#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> 0:00:00
#> 1:00:00
#> 0:00:00
#> 1:00:00
#> 0:00:00
#> 1:00:00
#> 0:00:00
#> 1:00:00
#> 0:01:00
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
