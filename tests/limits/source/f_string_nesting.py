# Source with f-strings nested in f-strings.
# option: --max-time 20
# expect: ok
# generate: "x = " + "f'{" * 140 + "1" + "}'" * 140 + "\n"
