# Source with many nested calls.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "f = abs\nx = " + "f(" * 190 + "1" + ")" * 190 + "\n"
