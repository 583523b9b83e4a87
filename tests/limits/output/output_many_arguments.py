# One print with many arguments.
# option: --max-output 1000
# expect: output_limit
print(*range(100000))
