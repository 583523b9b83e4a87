# __str__ of the uncaught exception does not return text.
# expect-strict: E: 
# expect-standard: E: 
class E(Exception):
    def __str__(self):
        return 42


raise E
