# Source with nested comprehensions.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "x = " + "[" * 150 + "0" + " for _ in (1,)]" * 150 + "\n"
