# Output of exactly the limit is allowed.
# option: --max-output 10
# expect: ok
# output: 123456789
print("123456789")
