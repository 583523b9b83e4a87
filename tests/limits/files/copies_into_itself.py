# A tree that is copied into itself, by name and through a link, ends at the depth of folders or by a check of shutil.
# option: --policy standard --enable files --max-folder-depth 30 --max-files 2000
# expect: ok
# output: Error
# output: True
import os
import shutil

os.mkdir("t")
open("t/f", "w").close()
os.symlink("t", "link")
try:
    shutil.copytree("t", "t/copy")
    shutil.copytree("link", "t/copy/through/the/link")
    shutil.copytree("t", "t/copy/copy/copy", dirs_exist_ok=True)
    while True:
        shutil.copytree("t", "u")
        shutil.move("u", "t/u")
        shutil.move("t", "u")
        shutil.move("u", "v")
        shutil.move("v", "t")
        os.rename("t/u", "t/w" + str(len(os.listdir("t"))))
except (shutil.Error, OSError) as error:
    print(type(error).__name__)
print(sum(1 for _ in os.walk(".")) < 2000)
