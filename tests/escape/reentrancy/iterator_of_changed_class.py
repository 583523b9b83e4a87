# __next__ deletes itself from the class in the middle of a for loop.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
class I:
    def __iter__(self):
        return self

    def __next__(self):
        if hasattr(I, "__next__"):
            del I.__next__
        return 1


for item in I():
    pass
print("ESCAPED")
