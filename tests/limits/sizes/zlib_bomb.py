# expect: memory_error
# option: --policy standard
# A few kilobytes that expand to a gigabyte.
import gzip

member = gzip.compress(bytes(2 ** 20))
gzip.decompress(member * 1000)
