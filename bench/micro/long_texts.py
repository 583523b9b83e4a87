# Work on texts of many thousand characters, where the loops over characters are all that counts.
# tags: strings, regex

import re


def main():
    line = "The quick brown fox mailed john.smith@example.com at 10:45, or was it a lazy dog? "
    text = line * 500
    data = text.encode()
    found = 0
    for _ in range(40):
        found += len(text.upper().lower().swapcase().casefold())
        found += text.count("fox") + text.find("cat") + text.replace("dog", "cat").find("cat")
        found += len(text.split()) + len(text.translate({97: "A"}).encode().decode())
        found += data.count(b"o") + len(data.upper()) + len(data.hex())
        found += len(re.findall(r"[\w.]+@[\w.]+\.\w+", text)) + len(re.findall(r"\w+!", text))
    print(found, "a" * 50000 in text, len(re.findall(r"\w+@", "a" * 5000)))


main()
