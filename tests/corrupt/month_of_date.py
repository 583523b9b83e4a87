# A date has a month that no table of months contains.
import datetime
d = datetime.date(2024, 5, 6)
print(cage.read(id(d) + 4, 8))
got = []
for m in list((13, 14, 15, 16, 20, 40, 100, 255)):
    w1(id(d) + 10, m)
    got.append(d.timetuple().tm_yday)
print(got)
w1(id(d) + 10, 13 + attempt % 10)
print(repr(d.strftime("%B")))
