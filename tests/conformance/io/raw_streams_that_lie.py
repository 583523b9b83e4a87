# option: --policy standard
# What readinto() of a raw stream returns is checked, and it gets a view.
import gc
import io


class Raw(io.RawIOBase):
    def __init__(self, answer):
        self.answer = answer
        self.kinds = []

    def readable(self):
        return True

    def readinto(self, buffer):
        self.kinds.append((type(buffer).__name__, len(buffer)))
        return self.answer


def buffered(answer):
    return io.BufferedReader(Raw(answer), 16)


CALLS = {
    "read(4)": lambda stream: stream.read(4),
    "readline": lambda stream: stream.readline(),
    "peek": lambda stream: stream.peek(),
    "read1(4)": lambda stream: stream.read1(4),
    "read()": lambda stream: stream.read(),
    "raw.read(4)": lambda stream: stream.raw.read(4),
    "raw.readall": lambda stream: stream.raw.readall(),
    "read(40)": lambda stream: stream.read(40),
    "read1(40)": lambda stream: stream.read1(40),
}
for answer in (-5, 10**9, None, "x", 0):
    for name, call in CALLS.items():
        stream = buffered(answer)
        try:
            result = repr(call(stream))
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        print(repr(answer), name, result, stream.raw.kinds[:1])


class Closing(io.BytesIO):
    def close(self):
        print("closing")
        super().close()


Closing()
gc.collect()
Closing().close()
print(hasattr(io.BytesIO, "__del__"), hasattr(io.RawIOBase, "__del__"))

#> -5 read(4) OSError: raw readinto() returned invalid length -5 (should have been between 0 and 16) [('memoryview', 16)]
#> -5 readline OSError: raw readinto() returned invalid length -5 (should have been between 0 and 16) [('memoryview', 16)]
#> -5 peek OSError: raw readinto() returned invalid length -5 (should have been between 0 and 16) [('memoryview', 16)]
#> -5 read1(4) OSError: raw readinto() returned invalid length -5 (should have been between 0 and 4) [('memoryview', 4)]
#> -5 read() ValueError: readinto returned -5 outside buffer size 131072 [('bytearray', 131072)]
#> -5 raw.read(4) ValueError: readinto returned -5 outside buffer size 4 [('bytearray', 4)]
#> -5 raw.readall ValueError: readinto returned -5 outside buffer size 131072 [('bytearray', 131072)]
#> -5 read(40) OSError: raw readinto() returned invalid length -5 (should have been between 0 and 32) [('memoryview', 32)]
#> -5 read1(40) OSError: raw readinto() returned invalid length -5 (should have been between 0 and 40) [('memoryview', 40)]
#> 1000000000 read(4) OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 16) [('memoryview', 16)]
#> 1000000000 readline OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 16) [('memoryview', 16)]
#> 1000000000 peek OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 16) [('memoryview', 16)]
#> 1000000000 read1(4) OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 4) [('memoryview', 4)]
#> 1000000000 read() ValueError: readinto returned 1000000000 outside buffer size 131072 [('bytearray', 131072)]
#> 1000000000 raw.read(4) ValueError: readinto returned 1000000000 outside buffer size 4 [('bytearray', 4)]
#> 1000000000 raw.readall ValueError: readinto returned 1000000000 outside buffer size 131072 [('bytearray', 131072)]
#> 1000000000 read(40) OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 32) [('memoryview', 32)]
#> 1000000000 read1(40) OSError: raw readinto() returned invalid length 1000000000 (should have been between 0 and 40) [('memoryview', 40)]
#> None read(4) None [('memoryview', 16)]
#> None readline b'' [('memoryview', 16)]
#> None peek b'' [('memoryview', 16)]
#> None read1(4) b'' [('memoryview', 4)]
#> None read() None [('bytearray', 131072)]
#> None raw.read(4) None [('bytearray', 4)]
#> None raw.readall None [('bytearray', 131072)]
#> None read(40) None [('memoryview', 32)]
#> None read1(40) b'' [('memoryview', 40)]
#> 'x' read(4) OSError: raw readinto() failed [('memoryview', 16)]
#> 'x' readline OSError: raw readinto() failed [('memoryview', 16)]
#> 'x' peek OSError: raw readinto() failed [('memoryview', 16)]
#> 'x' read1(4) OSError: raw readinto() failed [('memoryview', 4)]
#> 'x' read() TypeError: 'str' object cannot be interpreted as an integer [('bytearray', 131072)]
#> 'x' raw.read(4) TypeError: 'str' object cannot be interpreted as an integer [('bytearray', 4)]
#> 'x' raw.readall TypeError: 'str' object cannot be interpreted as an integer [('bytearray', 131072)]
#> 'x' read(40) OSError: raw readinto() failed [('memoryview', 32)]
#> 'x' read1(40) OSError: raw readinto() failed [('memoryview', 40)]
#> 0 read(4) b'' [('memoryview', 16)]
#> 0 readline b'' [('memoryview', 16)]
#> 0 peek b'' [('memoryview', 16)]
#> 0 read1(4) b'' [('memoryview', 4)]
#> 0 read() b'' [('bytearray', 131072)]
#> 0 raw.read(4) b'' [('bytearray', 4)]
#> 0 raw.readall b'' [('bytearray', 131072)]
#> 0 read(40) b'' [('memoryview', 32)]
#> 0 read1(40) b'' [('memoryview', 40)]
#> closing
#> closing
#> True True
