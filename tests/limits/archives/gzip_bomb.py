# A gigabyte of zeros in a megabyte: what is expanded is memory of the run.
# option: --allow-import gzip,zlib --max-memory 64
# expect: memory_error
import gzip
import zlib

packer = zlib.compressobj(9, zlib.DEFLATED, 31)
block = bytes(1_000_000)
data = b"".join(packer.compress(block) for _ in range(3)) + packer.flush(zlib.Z_FULL_FLUSH)
gzip.decompress(gzip.compress(bytes(20_000_000)) * 50)
