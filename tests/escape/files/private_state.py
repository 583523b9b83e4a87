# The state of the file system is no attribute of anything.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import os
import posix
reached = [name for name in dir(posix) if name in ("_descriptors", "FileSystem", "FileNode", "OpenFile")]
import io
stream = open("x", "w")
for thing in (stream, stream.buffer, stream.buffer.raw):
    reached += [name for name in dir(thing) if "node" in name.lower()]
stream.close()
print("ESCAPED" if reached else "contained", *reached)
