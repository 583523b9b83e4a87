# Source with a very long chain of subscripts.
# option: --max-time 20
# expect: ok
# generate: "a = []\na.append(a)\nx = a" + "[0]" * 8000 + "\n"
