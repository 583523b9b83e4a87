# An __index__ that closes the file, or opens another one, leaves no dangling file.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
class Evil:
    def __init__(self, action): self.action = action
    def __index__(self):
        self.action()
        return 4
def fresh():
    with open("x", "w") as file:
        file.write("content")
    return os.open("x", os.O_RDWR)
done = []
for call in (lambda fd, evil: os.read(fd, evil), lambda fd, evil: os.lseek(fd, evil, 0),
             lambda fd, evil: os.ftruncate(fd, evil), lambda fd, evil: os.pread(fd, 4, evil),
             lambda fd, evil: os.pwrite(fd, b"x", evil)):
    fd = fresh()
    try:
        call(fd, Evil(lambda: os.close(fd)))
        done.append("worked")
    except OSError as error:
        done.append(error.errno)
print("contained" if done == [9] * 5 else f"ESCAPED {done}")
