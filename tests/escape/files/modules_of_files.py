# Every module of files can be imported where the host opens files; they bring no process and no socket.
# option: --enable files --allow-import errno,ntpath,stat,fnmatch,pathlib.types
# expect-strict: contained
# expect-standard: contained
import errno
import filecmp
import fileinput
import fnmatch
import glob
import ntpath
import os
import pathlib
import pathlib.types
import posix
import posixpath
import shutil
import stat
import tarfile
import tempfile
import zipfile

numbers = errno.ENOENT == 2 and stat.S_ISDIR(os.stat("/").st_mode)
names = fnmatch.fnmatch("a.txt", "*.txt") and ntpath.basename("c:\\a\\b") == "b" and posixpath.join("a", "b") == "a/b"
with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder, "one.txt")
    file.write_text("1")
    shutil.copy(file, folder + "/two.txt")
    with zipfile.ZipFile(folder + "/all.zip", "w") as archive, tarfile.open(folder + "/all.tar", "w") as other:
        archive.write(file)
        other.add(file)
    names = names and filecmp.cmp(file, folder + "/two.txt") and list(fileinput.input(file)) == ["1"]
    found = len(glob.glob(folder + "/*.txt")) == len(posix.listdir(folder)) - 2 == 2
brought = [name for name in ("subprocess", "socket") if hasattr(os, name) or hasattr(shutil, name)]
print("contained" if numbers and names and found and not brought else f"ESCAPED {brought}")
