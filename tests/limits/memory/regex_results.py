# The results of a search count as memory too.
# option: --policy standard --max-memory 60
# expect: memory_error
import re
text = "a" * 3000000
re.findall("(a)()()()()()", text), re.split("(a)", text), re.sub("", "0123456789" * 100, text)
