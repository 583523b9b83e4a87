# A small program stays within a generous limit.
# option: --max-steps 10000000
# expect: ok
# output: 4950
print(sum(i for i in range(100)))
