# Filters of tarfile return members of other kinds and names, change the archive while it is unpacked, and are no
# functions. The members are links, devices and files of the same name; the folder is changed in between.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import shutil
import tarfile


class Name(str):
    def __str__(self):
        return "/dev/null"

    def lstrip(self, *arguments):
        return self

    def rstrip(self, *arguments):
        return self

    def split(self, *arguments):
        return ["dev"]

    __fspath__ = __str__


def archive():
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as made:
        for name, kind, link in (("d", tarfile.DIRTYPE, ""), ("d/f", tarfile.REGTYPE, ""), ("l", tarfile.SYMTYPE, "d"),
                                 ("h", tarfile.LNKTYPE, "d/f"), ("l/g", tarfile.REGTYPE, ""),
                                 ("n", tarfile.CHRTYPE, ""),
                                 ("d", tarfile.SYMTYPE, ".."), ("d/f", tarfile.REGTYPE, ""),
                                 ("p", tarfile.FIFOTYPE, "")):
            info = tarfile.TarInfo(name)
            info.type, info.linkname, info.size = kind, link, 3 if kind == tarfile.REGTYPE else 0
            made.addfile(info, io.BytesIO(b"abc"))
    return buffer.getvalue()


def other(**changes):
    def change(member, path):
        for key, value in changes.items():
            setattr(member, key, value)
        return member
    return change


def replace_folder(member, path):
    shutil.rmtree(path, True)
    os.symlink("/tmp", path)
    return member


def grow(member, path):
    if len(opened.members) < 200:
        opened.members.append(member)
    return member


FILTERS = (lambda member, path: None, lambda member, path: "text", lambda member, path: tarfile.TarInfo("/tmp/up"),
           other(name="../../tmp/up"), other(name=Name("../../up")), other(linkname="/dev/null"),
           other(type=tarfile.SYMTYPE),
           other(type=tarfile.LNKTYPE, linkname="../../../dev/null"), other(mode=0o7777, uid=0, gid=0), other(mode=-1),
           other(size=2**62), other(offset_data=2**62), other(mtime=2**70), other(mtime=float("nan")), other(name="\0"),
           other(name=""), other(name=b"bytes"), other(name=5), grow, replace_folder, lambda member,
           path: opened.close(),
           lambda member, path: opened.extractall(path, filter="data"), lambda member: member, "none", 5,
           lambda member, path: 1 / 0, lambda member, path: member.replace(deep=True, name="x/" * 150 + "f"))
tried = 0
untrusted = []
for chosen in FILTERS:
    for level in (0, 1, 2):
        tried += 1
        folder = f"out{tried}/er"
        os.makedirs(folder)
        try:
            with tarfile.open(fileobj=io.BytesIO(archive()), errorlevel=level) as opened:
                opened.extractall(folder, filter=chosen)
        except Exception:
            pass
        if os.listdir("/dev") != ["null"] or open("/dev/null").read():
            untrusted.append(chosen)
print("contained" if tried == 81 and not untrusted else f"ESCAPED {tried} {untrusted}")
