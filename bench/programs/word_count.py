# A dictionary with string keys: counting words.
# tags: dicts, strings


def main():
    words = []
    state = 12345
    for _ in range(200000):
        state = (state * 1103515245 + 12345) % 2147483648
        words.append("word" + str(state % 5003))
    counts = {}
    for _ in range(14):
        for word in words:
            if word in counts:
                counts[word] += 1
            else:
                counts[word] = 1
    common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:5]
    print(len(counts), common)


main()
