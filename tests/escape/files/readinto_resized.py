# readinto() into a bytearray that is resized meanwhile, or exported, writes only into it.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
with open("x", "wb") as file:
    file.write(bytes(range(256)) * 100)
fd = os.open("x", os.O_RDONLY)
buffer = bytearray(100)
class Evil:
    def __index__(self):
        buffer.clear()
        return fd
print(os.readinto(Evil(), buffer), len(buffer))
buffer.extend(bytes(50))
view = memoryview(buffer)
print(os.readinto(fd, view[10:20]), buffer[10:14])
view.release()
class Raw(io.RawIOBase):
    def readable(self): return True
    def readinto(self, target):
        buffer.clear()
        return 10 ** 9
try:
    io.BufferedReader(Raw()).read(5)
except Exception as error:
    print(type(error).__name__)
print("contained")
