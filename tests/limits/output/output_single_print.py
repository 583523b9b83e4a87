# One print larger than the limit.
# option: --max-output 1000
# expect: output_limit
print("x" * 1000000)
