# Source with brackets that are never closed.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "[" * 8000 + "\n"
