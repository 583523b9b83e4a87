# Empty bytes, text and views are split from both sides, also once they were emptied.
emptied = bytearray(b"a b")
emptied.clear()
for empty in (b"", bytearray(), emptied, bytearray(b"a")[1:], "", "a"[1:]):
    blanks = "  " if isinstance(empty, str) else b"  "
    for maximum in (-1, 0, 1, 5):
        print(empty.split(None, maximum), empty.rsplit(None, maximum), end=" ")
        print((empty + blanks).rsplit(None, maximum), (empty + blanks).split(None, maximum))
    print(empty.splitlines(), empty.strip(), empty.rstrip(), empty.lstrip(), empty.partition(blanks))
    print(empty.rpartition(blanks), empty.rfind(blanks), empty.rindex(empty), empty.endswith(empty))

#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] b'' b'' b'' (b'', b'', b'')
#> (b'', b'', b'') -1 0 True
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] bytearray(b'') bytearray(b'') bytearray(b'') (bytearray(b''), bytearray(b''), bytearray(b''))
#> (bytearray(b''), bytearray(b''), bytearray(b'')) -1 0 True
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] bytearray(b'') bytearray(b'') bytearray(b'') (bytearray(b''), bytearray(b''), bytearray(b''))
#> (bytearray(b''), bytearray(b''), bytearray(b'')) -1 0 True
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] bytearray(b'') bytearray(b'') bytearray(b'') (bytearray(b''), bytearray(b''), bytearray(b''))
#> (bytearray(b''), bytearray(b''), bytearray(b'')) -1 0 True
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> []    ('', '', '')
#> ('', '', '') -1 0 True
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> [] [] [] []
#> []    ('', '', '')
#> ('', '', '') -1 0 True
