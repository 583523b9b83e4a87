# Calls of natives that leave out parameters.
# tags: calls


def main():
    table = {i: i for i in range(100)}
    total = 0
    it = iter(range(30000))
    for i in range(30000):
        total += len("a,b,c".split(","))
        if table.get(i) is None:
            total += 1
        total += next(it, 0)
        total += "abcabc".find("c")
    print(total)


main()
