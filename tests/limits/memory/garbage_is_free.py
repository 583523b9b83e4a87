# Garbage does not count: far more is allocated than the limit allows at once.
# option: --max-memory 32 --max-time 30
# expect: ok
# output: 3000000
class Point:
    def __init__(self, x):
        self.x = x
        self.items = [x]


count = 0
for i in range(3000000):
    p = Point(i)
    count += 1
print(count)
