# Collections for promptness are charged: each of these statements collects a heap of 20 MB.
# option: --max-steps 6000000
# expect: step_limit


class A:
    def __del__(self):
        pass


big = [[i] for i in range(500_000)]
for i in range(8):
    x = [A()]
    x = None
