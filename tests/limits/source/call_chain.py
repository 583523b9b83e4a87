# Source with a very long chain of calls.
# option: --max-time 20
# expect: ok
# generate: "f = lambda: f\nx = f" + "()" * 8000 + "\n"
