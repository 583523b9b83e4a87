# The message of the uncaught exception cannot be produced.
# expect: error:Broken
class Broken(Exception):
    def __str__(self):
        raise ValueError("no text")


raise Broken()
