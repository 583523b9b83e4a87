# struct: sizes and counts up to the largest, which fit no buffer.
# option: --policy standard
# python: 3.11
import struct
for f in ('9223372036854775807s','9223372036854775806s','9223372036854775807x','4611686018427387904x','4294967296x',
          '5000000000s','3000000000B','9223372036854775807B','1152921504606846975q','1152921504606846976q',
          '9223372036854775807xx','9223372036854775800q','0s9223372036854775807x','1x9223372036854775807s',
          '9223372036854775808s','2305843009213693951i','2305843009213693952i','99999999999999999999x',
          'b2305843009213693951i','@b1152921504606846975q','b9223372036854775806xh','b9223372036854775807x',
          '9223372036854775807p'):
    try: print(f, struct.calcsize(f))
    except Exception as e: print(f, type(e).__name__, e)
for f in ('9223372036854775807s','9223372036854775774s','9223372036854775775s','4611686018427387904s'):
    for g in (lambda: struct.pack(f,b'a'), lambda: struct.unpack(f,b'a'), lambda: struct.unpack_from(f,b'a',0),
              lambda: struct.unpack_from(f,b'a',-1), lambda: struct.unpack_from(f,b'a',5),
              lambda: struct.pack_into(f,bytearray(5),2,b'a'), lambda: struct.pack_into(f,bytearray(5),-2,b'a'),
              lambda: list(struct.iter_unpack(f,b'a')), lambda: list(struct.iter_unpack(f,b'')),
              lambda: struct.Struct(f).size, lambda: struct.pack(f.replace('s','B'),5)):
        try: print(f, g())
        except BaseException as e: print(f, type(e).__name__, e)

#> 9223372036854775807s 9223372036854775807
#> 9223372036854775806s 9223372036854775806
#> 9223372036854775807x 9223372036854775807
#> 4611686018427387904x 4611686018427387904
#> 4294967296x 4294967296
#> 5000000000s 5000000000
#> 3000000000B 3000000000
#> 9223372036854775807B 9223372036854775807
#> 1152921504606846975q 9223372036854775800
#> 1152921504606846976q error total struct size too long
#> 9223372036854775807xx error total struct size too long
#> 9223372036854775800q error total struct size too long
#> 0s9223372036854775807x 9223372036854775807
#> 1x9223372036854775807s error total struct size too long
#> 9223372036854775808s error total struct size too long
#> 2305843009213693951i 9223372036854775804
#> 2305843009213693952i error total struct size too long
#> 99999999999999999999x error total struct size too long
#> b2305843009213693951i error total struct size too long
#> @b1152921504606846975q error total struct size too long
#> b9223372036854775806xh error total struct size too long
#> b9223372036854775807x error total struct size too long
#> 9223372036854775807p 9223372036854775807
#> 9223372036854775807s OverflowError byte string is too large
#> 9223372036854775807s error unpack requires a buffer of 9223372036854775807 bytes
#> 9223372036854775807s error unpack_from requires a buffer of at least 9223372036854775807 bytes for unpacking 9223372036854775807 bytes at offset 0 (actual buffer size is 1)
#> 9223372036854775807s error not enough data to unpack 9223372036854775807 bytes at offset -1
#> 9223372036854775807s error unpack_from requires a buffer of at least 9223372036854775812 bytes for unpacking 9223372036854775807 bytes at offset 5 (actual buffer size is 1)
#> 9223372036854775807s error pack_into requires a buffer of at least 9223372036854775809 bytes for packing 9223372036854775807 bytes at offset 2 (actual buffer size is 5)
#> 9223372036854775807s error no space to pack 9223372036854775807 bytes at offset -2
#> 9223372036854775807s error iterative unpacking requires a buffer of a multiple of 9223372036854775807 bytes
#> 9223372036854775807s []
#> 9223372036854775807s 9223372036854775807
#> 9223372036854775807s error pack expected 9223372036854775807 items for packing (got 1)
#> 9223372036854775774s MemoryError 
#> 9223372036854775774s error unpack requires a buffer of 9223372036854775774 bytes
#> 9223372036854775774s error unpack_from requires a buffer of at least 9223372036854775774 bytes for unpacking 9223372036854775774 bytes at offset 0 (actual buffer size is 1)
#> 9223372036854775774s error not enough data to unpack 9223372036854775774 bytes at offset -1
#> 9223372036854775774s error unpack_from requires a buffer of at least 9223372036854775779 bytes for unpacking 9223372036854775774 bytes at offset 5 (actual buffer size is 1)
#> 9223372036854775774s error pack_into requires a buffer of at least 9223372036854775776 bytes for packing 9223372036854775774 bytes at offset 2 (actual buffer size is 5)
#> 9223372036854775774s error no space to pack 9223372036854775774 bytes at offset -2
#> 9223372036854775774s error iterative unpacking requires a buffer of a multiple of 9223372036854775774 bytes
#> 9223372036854775774s []
#> 9223372036854775774s 9223372036854775774
#> 9223372036854775774s error pack expected 9223372036854775774 items for packing (got 1)
#> 9223372036854775775s OverflowError byte string is too large
#> 9223372036854775775s error unpack requires a buffer of 9223372036854775775 bytes
#> 9223372036854775775s error unpack_from requires a buffer of at least 9223372036854775775 bytes for unpacking 9223372036854775775 bytes at offset 0 (actual buffer size is 1)
#> 9223372036854775775s error not enough data to unpack 9223372036854775775 bytes at offset -1
#> 9223372036854775775s error unpack_from requires a buffer of at least 9223372036854775780 bytes for unpacking 9223372036854775775 bytes at offset 5 (actual buffer size is 1)
#> 9223372036854775775s error pack_into requires a buffer of at least 9223372036854775777 bytes for packing 9223372036854775775 bytes at offset 2 (actual buffer size is 5)
#> 9223372036854775775s error no space to pack 9223372036854775775 bytes at offset -2
#> 9223372036854775775s error iterative unpacking requires a buffer of a multiple of 9223372036854775775 bytes
#> 9223372036854775775s []
#> 9223372036854775775s 9223372036854775775
#> 9223372036854775775s error pack expected 9223372036854775775 items for packing (got 1)
#> 4611686018427387904s MemoryError 
#> 4611686018427387904s error unpack requires a buffer of 4611686018427387904 bytes
#> 4611686018427387904s error unpack_from requires a buffer of at least 4611686018427387904 bytes for unpacking 4611686018427387904 bytes at offset 0 (actual buffer size is 1)
#> 4611686018427387904s error not enough data to unpack 4611686018427387904 bytes at offset -1
#> 4611686018427387904s error unpack_from requires a buffer of at least 4611686018427387909 bytes for unpacking 4611686018427387904 bytes at offset 5 (actual buffer size is 1)
#> 4611686018427387904s error pack_into requires a buffer of at least 4611686018427387906 bytes for packing 4611686018427387904 bytes at offset 2 (actual buffer size is 5)
#> 4611686018427387904s error no space to pack 4611686018427387904 bytes at offset -2
#> 4611686018427387904s error iterative unpacking requires a buffer of a multiple of 4611686018427387904 bytes
#> 4611686018427387904s []
#> 4611686018427387904s 4611686018427387904
#> 4611686018427387904s error pack expected 4611686018427387904 items for packing (got 1)
