# programs: word statistics.
# option: --policy standard
import re
from collections import Counter, defaultdict
TEXT = """It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of
foolishness, it was the epoch of belief; it was the epoch of incredulity -- it was the season of Light."""
words = re.findall(r"[a-z]+", TEXT.lower())
counts = Counter(words)
print(len(words), len(counts), counts.most_common(4))
by_length = defaultdict(set)
for word in words:
    by_length[len(word)].add(word)
for length, group in sorted(by_length.items()):
    print(f"{length:>2} {', '.join(sorted(group))}")
pairs = Counter(zip(words, words[1:]))
print(pairs.most_common(3), sum(pairs.values()))
lines = TEXT.splitlines()
print([len(line) for line in lines], TEXT.count("it was"), TEXT.title()[:24], TEXT.partition(",")[0])
longest = max(words, key=lambda w: (len(w), w))
print(longest, "".join(sorted(set(longest))), longest.translate(str.maketrans("aeiou", "*****")))
index = {}
for number, word in enumerate(words):
    index.setdefault(word, []).append(number)
print({word: places for word, places in index.items() if len(places) == 2})
print(f"{sum(map(len, words)) / len(words):.3f} {Counter(map(len, words)).most_common(1)}")

#> 42 15 [('it', 7), ('was', 7), ('the', 7), ('of', 7)]
#>  2 it, of
#>  3 age, the, was
#>  4 best
#>  5 epoch, light, times, worst
#>  6 belief, season, wisdom
#> 11 foolishness, incredulity
#> [(('it', 'was'), 7), (('was', 'the'), 7), (('of', 'times'), 2)] 41
#> [96, 103] 6 It Was The Best Of Times It was the best of times
#> incredulity cdeilnrtuy *ncr*d*l*ty
#> {'times': [5, 11], 'age': [15, 21], 'epoch': [27, 33]}
#> 3.571 [(3, 16)]
