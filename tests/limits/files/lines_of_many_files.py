# linecache and fileinput keep lines of files in memory of the run, however often a file changes.
# option: --policy standard --enable files --max-memory 64
# expect: memory_error
import linecache

with open("big", "w") as file:
    file.write("x\n" * 500_000)
number = 0
while True:
    name = f"copy{number}"
    with open("big") as source, open(name, "w") as target:
        target.write(source.read())
    linecache.getlines(name)
    number += 1
