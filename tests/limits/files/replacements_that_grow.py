# An error handler that returns a megabyte for each byte of a file is memory of the run.
# option: --policy standard --enable files --max-memory 64
# expect: error:MemoryError
import codecs

codecs.register_error("grow", lambda error: ("x" * 1_000_000, error.start + 1))
with open("x", "wb") as file:
    file.write(b"\xff" * 1000)
with open("x", encoding="ascii", errors="grow") as file:
    file.read()
