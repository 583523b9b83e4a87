# Endless output of empty lines.
# option: --max-output 1000 --max-time 20
# expect: output_limit
while True:
    print()
