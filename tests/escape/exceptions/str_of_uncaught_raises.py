# __str__ of the uncaught exception raises.
# expect-strict: E: 
# expect-standard: E: 
class E(Exception):
    def __str__(self):
        raise KeyboardInterrupt


raise E
