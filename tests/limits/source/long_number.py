# Source with a number of too many digits.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "x = " + "1" * 5000 + "\n"
