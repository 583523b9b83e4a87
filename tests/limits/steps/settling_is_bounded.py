# Collections for promptness take a bounded share of a run, so they do not slow down a long program much.
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
