# A shift by a huge amount.
# expect: error:MemoryError
1 << 10 ** 12
