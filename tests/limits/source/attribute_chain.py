# Source with a very long chain of attributes.
# option: --max-time 20
# expect: ok
# generate: "x = (1)" + ".real" * 8000 + "\n"
