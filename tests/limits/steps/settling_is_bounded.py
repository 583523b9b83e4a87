# What they may take of a run is bounded, so a program that goes on for long is not made much slower.
# option: --max-steps 60000000
# expect: ok
# output: 200 done


class A:
    def __del__(self):
        global gone
        gone += 1


gone = 0
big = [[i] for i in range(500_000)]
for i in range(200):
    x = [A()]
    x = None
del x
print(200, 'done')
