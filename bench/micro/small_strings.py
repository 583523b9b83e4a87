# Short strings: concatenation, slices, f-strings, join.
# tags: text


def main():
    text = "hello, world"
    total = 0
    parts = []
    for i in range(20000):
        a = text[2:5] + text[:3]
        b = f"{i}:{a}"
        parts.append(b)
        total += len(b) + len(text[1:-1])
    joined = ",".join(parts)
    print(total, len(joined), joined[:40])


main()
