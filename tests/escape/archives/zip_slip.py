# Members whose names lead out of the folder are unpacked within it.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import zipfile

os.makedirs("deep/er/folder")
buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as archive:
    for name in ("../../up", "/tmp/absolute", "a/../../../up", "..\\..\\up", "./../up", "/../up", "x/" * 50 + "../" * 60 + "up"):
        archive.writestr(name, "x")
with zipfile.ZipFile(buffer) as archive:
    archive.extractall("deep/er/folder")
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/deep/er/folder") and not root.startswith("/dev")]
print("contained" if not outside else "ESCAPED", *outside)
