# Source with very deep parentheses.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "x = " + "(" * 8000 + ")" * 8000 + "\n"
