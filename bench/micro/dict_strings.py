# Reading and writing dict entries under strings made at run time.
# tags: containers


def main():
    counts = {}
    words = "to be or not to be that is the question whether tis nobler in the mind".split()
    for _ in range(5000):
        for word in words:
            counts[word] = counts.get(word, 0) + 1
            counts[word] += 1
    print(sorted(counts.items()))


main()
