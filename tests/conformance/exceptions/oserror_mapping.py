# python: 3.11
# OSError with an errno (Linux numbers) makes the matching subclass.
for number in (1, 2, 3, 4, 9, 10, 11, 13, 17, 20, 21, 32, 98, 103, 104, 108, 110, 111, 115, 9999):
    e = OSError(number, "text")
    print(type(e).__name__, e, repr(e), e.errno, e.strerror, e.filename)
e = OSError(2, "No such file", "a.txt")
print(e, repr(e), e.args, e.filename, e.filename2)
e = OSError(17, "exists", "a", 0, "b")
print(e, repr(e), e.filename2, type(e).__name__)
try:
    raise OSError(13, "no")
except PermissionError as error:
    print("caught", error)
print(type(FileNotFoundError(13, "x")).__name__, type(OSError("2", "x")).__name__, OSError(2), OSError(2).errno,
      type(ConnectionError(104, "x")).__name__)


class Mine(OSError):
    pass


print(type(Mine(2, "x")).__name__, Mine(2, "x").errno)

#> PermissionError [Errno 1] text PermissionError(1, 'text') 1 text None
#> FileNotFoundError [Errno 2] text FileNotFoundError(2, 'text') 2 text None
#> ProcessLookupError [Errno 3] text ProcessLookupError(3, 'text') 3 text None
#> InterruptedError [Errno 4] text InterruptedError(4, 'text') 4 text None
#> OSError [Errno 9] text OSError(9, 'text') 9 text None
#> ChildProcessError [Errno 10] text ChildProcessError(10, 'text') 10 text None
#> BlockingIOError [Errno 11] text BlockingIOError(11, 'text') 11 text None
#> PermissionError [Errno 13] text PermissionError(13, 'text') 13 text None
#> FileExistsError [Errno 17] text FileExistsError(17, 'text') 17 text None
#> NotADirectoryError [Errno 20] text NotADirectoryError(20, 'text') 20 text None
#> IsADirectoryError [Errno 21] text IsADirectoryError(21, 'text') 21 text None
#> BrokenPipeError [Errno 32] text BrokenPipeError(32, 'text') 32 text None
#> OSError [Errno 98] text OSError(98, 'text') 98 text None
#> ConnectionAbortedError [Errno 103] text ConnectionAbortedError(103, 'text') 103 text None
#> ConnectionResetError [Errno 104] text ConnectionResetError(104, 'text') 104 text None
#> BrokenPipeError [Errno 108] text BrokenPipeError(108, 'text') 108 text None
#> TimeoutError [Errno 110] text TimeoutError(110, 'text') 110 text None
#> ConnectionRefusedError [Errno 111] text ConnectionRefusedError(111, 'text') 111 text None
#> BlockingIOError [Errno 115] text BlockingIOError(115, 'text') 115 text None
#> OSError [Errno 9999] text OSError(9999, 'text') 9999 text None
#> [Errno 2] No such file: 'a.txt' FileNotFoundError(2, 'No such file') (2, 'No such file') a.txt None
#> [Errno 17] exists: 'a' -> 'b' FileExistsError(17, 'exists') b FileExistsError
#> caught [Errno 13] no
#> FileNotFoundError OSError 2 None ConnectionError
#> Mine 2
