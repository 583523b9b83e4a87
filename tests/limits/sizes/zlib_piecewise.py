# expect: step_limit
# option: --policy standard --max-steps 50000000
# Each piece processes all previous ones: the work is charged.
import zlib

data = zlib.compress(bytes(range(256)) * 4000, 1)
expander = zlib.decompressobj()
while True:
    for i in range(len(data) - 10):
        expander.decompress(data[i:i + 1])
    expander = zlib.decompressobj()
