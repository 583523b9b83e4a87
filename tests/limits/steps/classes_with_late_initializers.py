# A method that a class gets after it was made costs the same however much code is loaded.
# option: --policy standard --max-steps 0
# expect: ok
# max-seconds: 3
# output: 5000
from dataclasses import dataclass


def make():
    @dataclass
    class Point:
        x: int
        y: int = 0

    return Point


made = [make() for _ in range(5000)]
print(len(made))
