# Searches built to be slow.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
text = "a" * 500000
needle = "a" * 100000 + "b"
while True:
    text.find(needle), text.rfind(needle), text.count("ab"), text.replace("b", "c"), text.split("b")
