# Strings made to have equal hashes (anyone who knows the function can) make dicts and sets quadratic.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
FIRST, SECOND, MASK = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 2**64 - 1


def fold(state, word):
    product = (state ^ word) * SECOND
    return (product ^ product >> 64) & MASK


def characters(word):
    return "".join([chr(word >> shift & 255) for shift in range(0, 64, 8)])


start = FIRST ^ 16 << 3 ^ 1
made = []
for number in range(2000):
    first = number | 0xE9 << 56  # a character beyond ASCII: one byte each
    made.append(characters(first) + characters(fold(start, first)))
if len({hash(text) for text in made}) > 1:
    raise SystemExit("the hash function is another one: find colliding strings for that")
while True:
    d = dict.fromkeys(made)
    s = set(made)
    for text in made:
        text in d, text in s, (text, 1) in s
