# The message of the uncaught exception cannot be made.
# expect: error:Broken
class Broken(Exception):
    def __str__(self):
        raise ValueError("no text")


raise Broken()
