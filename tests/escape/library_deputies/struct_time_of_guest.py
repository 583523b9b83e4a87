# time.struct_time from a sequence that changes while it is read.
# option: --allow-import=time
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import time


class Changing(list):
    def __len__(self):
        self.clear()
        return 9


time.strftime("%Y", Changing(range(9)))
print("ESCAPED")
