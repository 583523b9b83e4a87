# Where a match begins with a run of characters and fails, the rest of the run is not tried: the
# fuel grows with the text, not with its square.
# option: --policy standard --max-steps 200000
# expect: ok
# output: []
import re

text = "a" * 50_000
found = []
for pattern in (
    r"\w+@",
    r"[\w.]+@[\w.]+\.\w+",
    r"((a+))@x",
    r"(?:(?:(?:\w+)))\d",
    r"(a+?)\.",
    "(" * 11 + r"\S+" + ")" * 11 + "!",
    "(" * 23 + "[a-z]+" + ")" * 23 + "0",
):
    found += re.findall(pattern, text)
print(found)
