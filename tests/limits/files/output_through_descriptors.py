# What is written to copies of the descriptors of the streams is output of the run, and has its limit.
# option: --policy standard --enable files --max-output 10000
# expect: output_limit
import os

copies = [os.dup(1) for _ in range(10)]
with open(os.dup(2), "wb", buffering=0) as error_stream:
    error_stream.write(b"x" * 5000)
while True:
    for copy in copies:
        os.writev(copy, [b"x"] * 10) if hasattr(os, "writev") else os.write(copy, b"x" * 10)
