# A search that fails at every start, again and again.
# option: --allow-import *
# option: --policy standard --max-time 0.5
# expect: timeout
# max-seconds: 1.5
import re
text = "a" * 200000
while True:
    re.search("a*b", text), re.search(".*x", text), re.search("(?:a|b)*?c", text), re.findall("a.*?b", text)
