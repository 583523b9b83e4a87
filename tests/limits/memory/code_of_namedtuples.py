# Code that nothing refers to is freed while the run goes on: the functions of classes that are dropped.
# option: --allow-import collections --max-memory 16 --max-time 60
# expect: ok
# output: 20000
from collections import namedtuple

count = 0
for i in range(20000):
    namedtuple("A%d" % (i % 50), ["a%d" % (i % 50)])
    count += 1
print(count)
