# Rewrites texts by templates and functions, splits them, and checks them against many small patterns.
# tags: text, regex

import re


def title(match):
    return match.group(1).upper() + match.group(2)


def main():
    text = "the quick brown fox jumps over the lazy dog and runs away from 123 angry bees\n" * 3000
    print(len(re.sub(r"(\w+) (\w+)", r"\2 \1", text)), len(re.sub("fox", "cat", text)),
          len(re.sub(r"\s+", " ", text)), len(re.sub(r"\b(\w)(\w*)", title, text)),
          len(re.sub(r"\d+", lambda match: str(int(match.group()) + 1), text)))
    print(len(re.split(r"\W+", text)), len(re.split(r"(fox|dog)", text)), len(re.findall(r"[aeiou]{2,}", text)))
    good = 0
    for i in range(20000):
        address = "user%d@example%s" % (i, ".org" if i % 3 else "")
        if re.fullmatch(r"[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9.-]+", address):
            good += 1
        if re.match(r"user(\d+)[13579]@", address):
            good += 2
    print(good)


main()
