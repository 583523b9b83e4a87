# Text built, cut, joined and formatted in quantity, with checks that nothing was lost.
parts = []
for i in range(200):
    s = str(i) * 3
    s = s.replace("1", "one").upper().lower()
    s += "é" * (i % 3) + "€" * (i % 2) + "😀" * (i % 5 == 0)
    parts.append(s[1:-1] or "short")
joined = "|".join(parts)
print(len(joined), sum(map(ord, joined)) % 100003, joined[:60], joined.count("one"), joined.split("|") == parts)
grown = ""
for i in range(300):
    grown += chr(97 + i % 26)
    if i % 50 == 49:
        grown = grown[::-1] + "-"
print(grown[:30], len(grown), hash(grown) == hash("".join(list(grown))))
table = {}
for word in joined.split("|"):
    for k in range(1, len(word)):
        table.setdefault(word[:k], []).append(word[k:])
print(len(table), max(len(v) for v in table.values()), table["44on"] if "44on" in table else sorted(table)[:3])
lines = [f"{i:>4}:{p!r:<20}|{len(p):^5}|" + "%-6s%05.1f" % (p[:5], i / 3) for i, p in enumerate(parts)]
print(lines[7], lines[150], sum(map(len, lines)))
print("".join(c for line in lines for c in line if c.isdigit())[:50], ascii(parts[5]), parts[5].encode()[:12],
      bytes(parts[6], "utf-8").decode() == parts[6])
text = "\n".join(" ".join(parts[i:i + 7]) for i in range(0, 200, 7))
words = [w.strip("oné") for line in text.splitlines() for w in line.split()]
print(len(words), len(set(words)), sorted(set(words))[:4], text.translate({10: "/", 32: None})[:40],
      text.partition("777")[2][:15], text.rpartition("7")[0][-10:])

#> 2448 98376 00|neoneoneé|22é|33|44|55éé€|6|77é|88é|99|ne0one0one0é|neone 309 True
#> nmlkjihgfedcbazyxwvutsrqponmlk 306 True
#> 1568 111 ['0', '02', '020']
#>    7:'77é'               |  3  |77é   002.3  150:'ne50one50one50'    | 14  |ne50o 050.0 8664
#> 00020000001900032223220007333233001044424400135555 '55\xe9\xe9\u20ac' b'55\xc3\xa9\xc3\xa9\xe2\x82\xac' True
#> 200 198 ['00', '02020', '03030', '04040'] 00neoneoneé22é334455éé€6/77é88é99ne0one0 77éé 8787 97979 7one97one9
