# __str__ of the uncaught exception never ends: the limit ends it.
# option: --max-steps 300000
# expect-strict: step_limit
# expect-standard: step_limit
class E(Exception):
    def __str__(self):
        while True:
            pass


raise E
