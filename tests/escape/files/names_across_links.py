# Renames into the own child, across links and dots; loops of links; removal of the working folder.
# option: --enable files
# expect-strict: contained
# expect-standard: contained
import os

os.makedirs("a/b/c")
os.symlink("a/b", "link")
os.symlink("loop", "loop")
os.symlink("turn/turn", "turn")
with open("file", "w") as file:
    file.write("x")
failed = 0
done = []
PLACES = ("a", "a/b", "a/b/c", "a/b/c/new", "link", "link/c", "link/..", "a/.", "a/..", ".", "..", "/", "", "loop",
          "loop/x", "turn",
          "file", "file/x", "none/x", "x\0y", "n" * 256, "n/" * 3000, "\ud800", b"\xff", "link/c/new/")
for action in (os.rename, os.replace, os.link, lambda source, target: os.symlink(target, source),
               lambda source, target: os.truncate(source, -1), lambda source, target: os.rmdir(source),
               lambda source, target: os.mkdir(target), lambda source, target: os.remove(target),
               lambda source, target: os.path.realpath(source), lambda source, target: open(target, "x").close()):
    for source in PLACES:
        for target in PLACES:
            try:
                action(source, target)
                done.append((source, target))
            except (OSError, ValueError, TypeError):
                failed += 1
os.makedirs("gone/deeper", exist_ok=True)
os.chdir("gone/deeper")
os.rmdir("../deeper")
for action in (os.getcwd, lambda: os.mkdir("x"), lambda: open("x", "w"), lambda: os.rename("/guest", "x"),
               lambda: os.listdir("x")):
    try:
        action()
        done.append("in a folder that is gone")
    except OSError:
        failed += 1
os.chdir("/")
seen = sum(len(names) + len(folders) for _, folders, names in os.walk("/"))
print("contained" if failed > 1000 and "in a folder that is gone" not in done
      and seen < 500 else f"ESCAPED {failed} {done} {seen}")
