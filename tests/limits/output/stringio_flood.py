# expect: memory_error
# option: --policy standard
# Text gathered in memory counts as memory.
import io

stream = io.StringIO()
while True:
    print("x" * 1000, file=stream)
