# A line without end is bounded by the file that has it.
# option: --policy standard --enable files
# expect: ok
# output: 5000000 10
# output: 5000000
open("x", "w").write("a" * 5_000_000)
print(len(open("x").readline()), len(open("x").readline(10)))
with open("x") as file:
    print(sum(len(line) for line in file))
