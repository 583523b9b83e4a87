# The value stored into an array empties it.
# option: --allow-import=array
# expect-strict: IndexError: 
# expect-standard: IndexError: 
import array

a = array.array("i", range(1000))


class V:
    def __index__(self):
        del a[:]
        return 1


a[999] = V()
print("ESCAPED")
