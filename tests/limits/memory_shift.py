# A shift by a huge amount.
# expect: error:MemoryError | error:OverflowError | memory_error
1 << 10 ** 12
