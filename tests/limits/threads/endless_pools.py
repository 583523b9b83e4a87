# Pools of threads that make pools, and calls that submit calls, are memory of the run.
# option: --allow-import concurrent.futures,threading --max-memory 48
# expect: memory_error
from concurrent.futures import ThreadPoolExecutor

pools = []


def grow():
    pool = ThreadPoolExecutor(4)
    pools.append(pool)
    for _ in range(4):
        pool.submit(grow)


grow()
while True:
    pools[-1].submit(grow).result()
