# A chain of classes: each has an __mro__ tuple of its depth, which the collector visits class by class.
# option: --policy standard --allow-import gc --max-time 0.5
# expect: timeout
# max-seconds: 5
import gc

A = object
for i in range(7400):
    A = type('B', (A,), {})
while True:
    gc.collect()
