# Folders are changed, removed and moved while they are listed, walked, copied and removed, by callbacks and iterators.
# option: --enable files --allow-import filecmp
# expect-strict: contained
# expect-standard: contained
import filecmp
import glob
import os
import pathlib
import shutil
import tempfile


def tree():
    os.chdir("/guest")
    shutil.rmtree("t", True)
    if os.path.islink("t"):
        os.remove("t")
    for number in range(5):
        os.makedirs(f"t/d{number}/e")
        with open(f"t/d{number}/f", "w") as file:
            file.write("x")
    os.symlink("/", "t/root")
    os.symlink(".", "t/same")
    os.symlink("../../../../..", "t/d1/up")


def changes():
    yield lambda: shutil.rmtree("/guest/t", True)
    yield lambda: os.rename("/guest/t", "/guest/moved") or os.rename("/guest/moved", "/guest/t")
    yield lambda: os.rename("/guest/t/d3", "/guest/t/d4/e/d3")
    yield lambda: os.rename("/guest/t/d4", f"/guest/t/x{calls}")
    yield lambda: shutil.rmtree("/guest/t", True) or os.symlink("/", "/guest/t")
    yield lambda: shutil.rmtree("/guest/t/d2", True) or os.symlink("/tmp", "/guest/t/d2")
    yield lambda: os.chmod("/guest/t", 0)
    yield lambda: os.chdir("/tmp")
    yield lambda: [open(f"/guest/t/n{calls}{number}", "w").close() for number in range(5)]
    yield lambda: 1 / 0


def listing(change):
    with os.scandir("t") as entries:
        for entry in entries:
            change()
            entry.is_dir(), entry.stat(), entry.inode(), entry.is_symlink()


def copies(change):
    shutil.copytree("t", "copy", ignore=lambda folder, names: change() or [], symlinks=True, dirs_exist_ok=True)


def copies_by(change):
    shutil.copytree("t", "copy", copy_function=lambda *names: change() or shutil.copy2(*names), symlinks=True,
                    dirs_exist_ok=True)


def walks(change):
    for _, folders, _ in os.walk("t", onerror=lambda error: change()):
        change()
        folders.append("..")
        if calls > 60:
            return


def removes(change):
    shutil.rmtree("t", onexc=lambda function, path, error: change())
    os.mkdir("t")


def temporary(change):
    with tempfile.TemporaryDirectory(dir="t") as folder:
        change()
        os.symlink("/dev", folder + "/dev")


def compares(change):
    class Names(list):
        def __contains__(self, name):
            change()
            return False
    filecmp.dircmp("t", "t/d1", ignore=Names(), hide=Names()).report_full_closure()


def globs(change):
    for _ in glob.iglob("t/**/*", recursive=True):
        change()
        if calls > 60:
            return
    for _ in pathlib.Path("t").rglob("*", recurse_symlinks=False):
        change()
        if calls > 90:
            return


calls = tried = 0
lost = []
for work in (listing, copies, copies_by, walks, removes, temporary, globs, compares):
    for number in range(10):
        os.chmod("t", 0o755) if os.path.isdir("/guest/t") and not os.path.islink("/guest/t") else None
        tree()
        calls = 0
        change = list(changes())[number]

        def counted():
            global calls
            calls += 1
            if calls < 100:
                change()
        tried += 1
        try:
            work(counted)
        except Exception:
            pass
        if not os.path.islink("/guest/t") and os.path.isdir("/guest/t"):
            os.chmod("/guest/t", 0o755)
        if os.listdir("/dev") != ["null"] or "guest" not in os.listdir("/") or set(os.listdir("/")) != {"dev", "guest",
                                                                                                        "tmp"}:
            lost.append((work.__name__, number, os.listdir("/")))
        os.chdir("/guest")
print()
print("contained" if tried == 80 and not lost else f"ESCAPED {tried} {lost}")
