# Loops that are made of calls, comparisons and iterators that handlers do themselves use fuel too.
# option: --max-steps 300000
# expect: step_limit
# max-seconds: 5
items, table, text = [1, 2, 3], {"a": 1}, "abc"


def generate():
    while True:
        for i, (a, b) in enumerate(zip(items, items)):
            yield len(items) + min(a, b) + max(i, 2) + table.get("a") + ord(text[i]) + int(1.5) + len(str(i))


for value in generate():
    if isinstance(value, int) and "b" in text and "a" in table and text[1:] == "bc" and value < 2**60 + value:
        continue
    break
print("never")
