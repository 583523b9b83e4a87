# Characters of strings: indexing, comparisons with a jump, membership.
# tags: text


def main():
    text = "the quick brown fox, 12 jumps: over the lazy dog! " * 8
    vowels = digits = others = spaces = 0
    for _ in range(250):
        for i in range(len(text)):
            c = text[i]
            if c == " ":
                spaces += 1
            elif "0" <= c <= "9":
                digits += 1
            elif c in "aeiou":
                vowels += 1
            elif c != ",":
                others += 1
    print(spaces, digits, vowels, others)


main()
