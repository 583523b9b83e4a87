# Members of a tar archive fill the files of the run, their number and the depth of folders: each is an error that the
# program may catch, and nothing is left half made.
# option: --enable files --allow-import io,errno --max-file-bytes 3000000 --max-files 200 --max-folder-depth 20
# expect: ok
# output: ENOSPC
# output: ENOSPC
# output: ENAMETOOLONG
# output: ok
import errno
import io
import os
import shutil
import tarfile


def archive(names, size):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as made:
        for name in names:
            info = tarfile.TarInfo(name)
            info.size = size
            made.addfile(info, io.BytesIO(bytes(size)))
    return buffer.getvalue()


for names, size in (([f"f{n}" for n in range(20)], 1_000_000), ([f"f{n}" for n in range(300)], 1),
                    (["d/" * 30 + "f"], 1)):
    try:
        with tarfile.open(fileobj=io.BytesIO(archive(names, size))) as read:
            read.extractall("out", filter="data")
        print("unpacked")
    except OSError as error:
        print(errno.errorcode[error.errno])
    shutil.rmtree("out")
with tarfile.open(fileobj=io.BytesIO(archive(["f"], 2_000_000))) as read:
    read.extractall("out", filter="data")
print("ok" if os.path.getsize("out/f") == 2_000_000 else "lost")
