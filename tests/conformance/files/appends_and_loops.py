# option: --policy standard --enable files
# python: 3.11
# Finds of the comparison of random operations with a real file system.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

# A stream that appends has moved when what it holds was written.
with open("appended", "ab+") as file:
    file.write(b"x" * 9)
    file.truncate(1)
    file.write(b"y" * 15)
    print(file.truncate(), os.path.getsize("appended"))

# Writing nothing does not move a descriptor that appends.
with open("nothing", "wb") as file:
    file.write(b"abcdef")
descriptor = os.open("nothing", os.O_RDWR | os.O_APPEND)
print(os.write(descriptor, b""), os.read(descriptor, 3))
print(os.write(descriptor, b"!"), os.read(descriptor, 3), os.lseek(descriptor, 0, os.SEEK_CUR))
os.close(descriptor)

# open() with O_CREAT does not follow a link that ends in a slash.
for target in ("loop/", "loop", "./loop", "loop/.", "nowhere/", "folder/", "folder//"):
    name = "loop" if target.startswith(("loop", "./")) else "other"
    os.symlink(target, name)
    os.makedirs("folder", exist_ok=True)
    for flags in (os.O_RDONLY, os.O_RDWR | os.O_CREAT, os.O_RDONLY | os.O_CREAT, os.O_CREAT | os.O_EXCL):
        try:
            os.close(os.open(name, flags))
            print(target, "opened")
        except OSError as error:
            print(target, error.strerror)
    os.unlink(name)

# rename() finds both folders, the source's first, before it looks at the names in them.
LONG = "x" * 256
os.symlink(LONG, "long")
for source, target in (("long/a", "nothing/b"), ("nothing/a", "long/b"), (LONG, "nothing/b"), ("absent", LONG),
                       (LONG, "absent/b"), ("nothing", "long/b")):
    try:
        os.replace(source, target)
    except OSError as error:
        print(error.strerror)

os.chdir(START)

#> 16 16
#> 0 b'abc'
#> 1 b'' 7
#> loop/ Too many levels of symbolic links
#> loop/ Is a directory
#> loop/ Is a directory
#> loop/ File exists
#> loop Too many levels of symbolic links
#> loop Too many levels of symbolic links
#> loop Too many levels of symbolic links
#> loop File exists
#> ./loop Too many levels of symbolic links
#> ./loop Too many levels of symbolic links
#> ./loop Too many levels of symbolic links
#> ./loop File exists
#> loop/. Too many levels of symbolic links
#> loop/. Too many levels of symbolic links
#> loop/. Too many levels of symbolic links
#> loop/. File exists
#> nowhere/ No such file or directory
#> nowhere/ Is a directory
#> nowhere/ Is a directory
#> nowhere/ File exists
#> folder/ opened
#> folder/ Is a directory
#> folder/ Is a directory
#> folder/ File exists
#> folder// opened
#> folder// Is a directory
#> folder// Is a directory
#> folder// File exists
#> File name too long
#> Not a directory
#> Not a directory
#> No such file or directory
#> No such file or directory
#> File name too long
