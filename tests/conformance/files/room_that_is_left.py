# option: --policy standard --enable files
# os.statvfs() and shutil.disk_usage(): the room that is left becomes less when a file is written.
import os
import shutil
import tempfile

with tempfile.TemporaryDirectory() as folder:
    before = shutil.disk_usage(folder)
    print(before.total >= before.used >= 0, before.free > 0, before._fields)
    facts = os.statvfs(folder)
    print(type(facts).__name__, facts.f_bsize == facts[0], facts.f_namemax, len(facts))
    print(facts.f_blocks >= facts.f_bfree >= facts.f_bavail, facts.f_files >= facts.f_ffree)
    with open(os.path.join(folder, "file"), "wb") as file:
        file.write(bytes(1 << 20))
        print(os.fstatvfs(file.fileno()).f_namemax)
    print(os.statvfs(folder).f_bsize)
    try:
        os.statvfs(os.path.join(folder, "absent"))
    except OSError as error:
        print(error.strerror)
made = os.statvfs_result(range(10, 21))
print(made, made.f_fsid, made.n_fields, tuple(made) == made[:])
for wrong in (range(9), range(12), 3):
    try:
        os.statvfs_result(wrong)
    except TypeError as error:
        print(error)
try:
    made.f_bsize = 1
except AttributeError as error:
    print(error)

#> True True ('total', 'used', 'free')
#> statvfs_result True 255 10
#> True True
#> 255
#> 4096
#> No such file or directory
#> os.statvfs_result(f_bsize=10, f_frsize=11, f_blocks=12, f_bfree=13, f_bavail=14, f_files=15, f_ffree=16, f_favail=17, f_flag=18, f_namemax=19) 20 11 True
#> os.statvfs_result() takes an at least 10-sequence (9-sequence given)
#> os.statvfs_result() takes an at most 11-sequence (12-sequence given)
#> constructor requires a sequence
#> readonly attribute
