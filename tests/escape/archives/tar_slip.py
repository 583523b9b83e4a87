# The filter of data refuses members that lead out of the folder: by names, links and links to links.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import tarfile

os.makedirs("deep/er/folder")


def unpack(*members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, kind, link in members:
            info = tarfile.TarInfo(name)
            info.type = kind
            info.linkname = link
            archive.addfile(info, io.BytesIO(b""))
    buffer.seek(0)
    try:
        tarfile.open(fileobj=buffer).extractall("deep/er/folder")
    except (tarfile.TarError, OSError):
        pass


FILE, LINK, HARD = tarfile.REGTYPE, tarfile.SYMTYPE, tarfile.LNKTYPE
unpack(("../../up", FILE, ""))
unpack(("/tmp/absolute", FILE, ""))
unpack(("link", LINK, "../.."), ("link/up", FILE, ""))
unpack(("one", LINK, "."), ("one/two", LINK, ".."), ("one/two/up", FILE, ""))
unpack(("a/b/c", LINK, "../../.."), ("up", LINK, "a/b/c/.."), ("up/up", FILE, ""))
unpack(("hard", HARD, "../../../../tmp/x"), ("hard", FILE, ""))
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/deep/er/folder") and not root.startswith("/dev")]
print("contained" if not outside else "ESCAPED", *outside)
