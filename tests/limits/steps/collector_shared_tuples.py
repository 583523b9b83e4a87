# Tuples just short enough to be visited at once, in a chain, over items at random places: few cells, and
# many references.
# option: --policy standard --allow-import gc --allow-import random --max-time 3
# expect: timeout
# max-seconds: 8
import gc
import random

random.seed(1)
items = [(i,) for i in range(400_000)]
random.shuffle(items)
big = [tuple(random.choices(items, k=250)) for i in range(50)]
node = None
for i in range(30_000):
    node = (node, (*big[i % 50],))
while True:
    gc.collect()
