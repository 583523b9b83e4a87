# Scanning text by character and by method: a tokenizer, split, find, replace, strip.
# tags: strings

TEXT = "total = price * (count + 12) - rate / 4.5; name = 'hello world' # comment\n"


def tokens(text):
    result = []
    i = 0
    length = len(text)
    while i < length:
        char = text[i]
        if char == " " or char == "\n":
            i += 1
        elif char.isalpha():
            start = i
            while i < length and text[i].isalnum():
                i += 1
            result.append(text[start:i])
        elif "0" <= char <= "9":
            start = i
            while i < length and (text[i].isdigit() or text[i] == "."):
                i += 1
            result.append(text[start:i])
        elif char == "'":
            end = text.index("'", i + 1)
            result.append(text[i:end + 1])
            i = end + 1
        elif char == "#":
            i = text.find("\n", i)
        else:
            result.append(char)
            i += 1
    return result


def main():
    text = TEXT * 20
    count = 0
    for _ in range(900):
        count += len(tokens(text))
    total = 0
    for _ in range(20000):
        for line in text.split("\n"):
            total += len(line.strip().replace("price", "cost").upper())
            total += line.count("e") + line.find("#")
    print(count, total)


main()
