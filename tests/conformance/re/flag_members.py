# The members of RegexFlag: each is one object.
# option: --policy standard
import re

print(f"{re.RegexFlag.IGNORECASE = }")
print(f"{re.RegexFlag.I is re.I = }")
print(f"{re.RegexFlag(2) is re.I = }")
print(f"{(re.I & 2) is re.I = }")
print(f"{(re.I | re.M) & re.M is re.M = }")
print(f"{re.RegexFlag.NOFLAG is re.NOFLAG = }")
print(f"{re.I ^ re.I is re.NOFLAG = }")
print(f"{re.RegexFlag.A is re.ASCII is re.A = }")
print(re.RegexFlag.__members__, list(re.RegexFlag.__members__), re.RegexFlag.__members__["X"] is re.VERBOSE,
      sorted(n for n in dir(re) if n.isupper() and n[0] != "_"))
def scan(pattern: str, flags: re.RegexFlag = re.RegexFlag.NOFLAG):
    return re.findall(pattern, "aA", flags)
print(scan("a"), scan("a", re.RegexFlag.I), scan("a", flags=re.RegexFlag.IGNORECASE | re.RegexFlag.S))
for name in ("I", "__members__"):
    try:
        setattr(re.RegexFlag, name, 5)
        print("set", name)
    except (AttributeError, TypeError) as error:
        print(name, "refused")

#> re.RegexFlag.IGNORECASE = re.IGNORECASE
#> re.RegexFlag.I is re.I = True
#> re.RegexFlag(2) is re.I = True
#> (re.I & 2) is re.I = True
#> (re.I | re.M) & re.M is re.M = True
#> re.RegexFlag.NOFLAG is re.NOFLAG = True
#> re.I ^ re.I is re.NOFLAG = True
#> re.RegexFlag.A is re.ASCII is re.A = True
#> {'NOFLAG': re.NOFLAG, 'ASCII': re.ASCII, 'A': re.ASCII, 'IGNORECASE': re.IGNORECASE, 'I': re.IGNORECASE, 'LOCALE': re.LOCALE, 'L': re.LOCALE, 'UNICODE': re.UNICODE, 'U': re.UNICODE, 'MULTILINE': re.MULTILINE, 'M': re.MULTILINE, 'DOTALL': re.DOTALL, 'S': re.DOTALL, 'VERBOSE': re.VERBOSE, 'X': re.VERBOSE, 'DEBUG': re.DEBUG} ['NOFLAG', 'ASCII', 'A', 'IGNORECASE', 'I', 'LOCALE', 'L', 'UNICODE', 'U', 'MULTILINE', 'M', 'DOTALL', 'S', 'VERBOSE', 'X', 'DEBUG'] True ['A', 'ASCII', 'DEBUG', 'DOTALL', 'I', 'IGNORECASE', 'L', 'LOCALE', 'M', 'MULTILINE', 'NOFLAG', 'S', 'U', 'UNICODE', 'VERBOSE', 'X']
#> ['a'] ['a', 'A'] ['a', 'A']
#> I refused
#> __members__ refused
