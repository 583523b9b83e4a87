"""Mounts: trees that a run reads when it asks for them, and folders of the host among them."""

import gc
import os
import pathlib
import threading
import weakref

import pytest

import hognose
import hognose.isolated


class Tree:
    def __init__(self, files):
        self.files, self.asked = files, []

    def list(self, folder):
        self.asked.append(("list", folder))
        prefix = folder + "/" if folder else ""
        names = {}
        for path, content in self.files.items():
            if path.startswith(prefix):
                name, slash, _ = path[len(prefix):].partition("/")
                names[name] = hognose.MountEntry(name, bool(slash), 0 if slash else len(content))
        return names.values()

    def read(self, file):
        self.asked.append(("read", file))
        return self.files[file]


WALK = """
import os
[(root, sorted(folders), [(name, open(os.path.join(root, name), "rb").read()) for name in sorted(files)])
 for root, folders, files in os.walk("/m")]
"""


SANDBOXES = [hognose.Sandbox, hognose.isolated.Sandbox]


@pytest.mark.parametrize("kind", [hognose.Sandbox, hognose.Session, hognose.isolated.Sandbox, hognose.isolated.Session])
def test_a_tree_is_asked_for_what_is_used(kind):
    tree = Tree({"a.txt": "text", "sub/b": b"\xff"})
    sandbox = kind(mounts={"/m": tree})
    assert sandbox.run("1").unwrap() == 1 and tree.asked == []
    assert sandbox.run("import os; os.stat('/m/a.txt').st_size").unwrap() == 4
    assert tree.asked == [("list", "")]
    result = sandbox.run(WALK)
    assert result.unwrap() == [("/m", ["sub"], [("a.txt", b"text")]), ("/m/sub", [], [("b", b"\xff")])]
    assert not result.files
    asks_again = [] if kind.__name__ == "Session" else [("list", "")]
    assert tree.asked[1:] == asks_again + [("read", "a.txt"), ("list", "sub"), ("read", "sub/b")]


@pytest.mark.parametrize("kind", SANDBOXES)
def test_names_alone_and_errors(kind):
    class Odd:
        def list(self, folder):
            if folder == "":
                return ["\udcff", hognose.MountEntry("closed", True), "7", "missing", "wrong"]
            raise PermissionError(folder)

        def read(self, file):
            if file == "wrong":
                return 7
            if file == "missing":
                raise FileNotFoundError(file)
            return file

    sandbox = kind(mounts={"/m": Odd()}, working_folder="/m")
    assert sandbox.run("import os; os.listdir(), open('7').read(), os.stat('7').st_size").unwrap() == (
        ["\udcff", "closed", "7", "missing", "wrong"], "7", 1)
    for use in ("os.listdir('closed')", "open('missing')"):
        assert sandbox.run(f"import os; {use}").error.startswith("OSError: [Errno 5] Input/output error: ")
    result = sandbox.run("open('wrong')")
    assert result.status == "host_error" and "must be str or bytes, not int" in result.error
    assert sandbox.run("open('7').read()").unwrap() == "7"


@pytest.mark.parametrize("kind", SANDBOXES)
def test_an_exception_ends_the_run(kind):
    class Broken:
        def list(self, folder):
            raise KeyError(folder)

        def read(self, file):
            return ""

    result = kind(mounts={"/m": Broken()}).run("import os\ntry: os.listdir('/m')\nfinally: print('no')")
    assert (result.status, result.output) == ("host_error", "") and "KeyError" in result.error


@pytest.mark.parametrize("kind", SANDBOXES)
def test_wrong_mounts(kind):
    with pytest.raises(TypeError, match="has list.. and read.., not int"):
        kind(mounts={"/m": 7})
    with pytest.raises(FileNotFoundError):
        kind(mounts={"/m": pathlib.Path("/nowhere/at/all")})
    tree = Tree({})
    assert kind(mounts={"/m": tree, "/m/n": tree}).run("1").error_type == "OSError"
    assert kind(mounts={"/m": tree}, files={"/m/x": ""}).run("1").error_type == "OSError"


@pytest.mark.parametrize("kind", SANDBOXES)
def test_a_folder(kind, tmp_path):
    outside, inside = tmp_path / "outside", tmp_path / "inside"
    for folder in (outside, inside, inside / "sub"):
        folder.mkdir()
    (outside / "secret").write_text("secret")
    (inside / "a.txt").write_text("a")
    (inside / "sub" / "b").write_bytes(b"b")
    (inside / "link").symlink_to(outside / "secret")
    (inside / "folder").symlink_to(outside)
    os.mkfifo(inside / "fifo")
    sandbox = kind(mounts={"/m": inside})
    assert sandbox.run(WALK).unwrap() == [("/m", ["sub"], [("a.txt", b"a")]), ("/m/sub", [], [("b", b"b")])]
    assert sandbox.run("open('/m/link').read()").error_type == "FileNotFoundError"
    # Names that become links after they were listed.
    session = (hognose if kind is hognose.Sandbox else hognose.isolated).Session(mounts={"/m": inside})
    assert session.run("import os; os.listdir('/m/sub'), os.listdir('/m')").ok
    (inside / "a.txt").unlink()
    (inside / "a.txt").symlink_to(outside / "secret")
    (inside / "sub" / "b").unlink()
    (inside / "sub").rmdir()
    (inside / "sub").symlink_to(outside)
    (outside / "b").write_text("secret")
    for path in ("a.txt", "sub/b"):
        assert session.run(f"open('/m/{path}').read()").error.startswith("OSError: [Errno 5] Input/output error")


def test_a_sandbox_and_its_trees_are_freed():
    tree = Tree({})
    sandbox = tree.sandbox = hognose.Sandbox(mounts={"/m": tree})
    reference = weakref.ref(tree)
    del tree, sandbox
    gc.collect()
    assert reference() is None


def test_usage():
    sandbox = hognose.Sandbox(max_time_s=30)
    assert sandbox.usage() == (0, 0)
    thread = threading.Thread(target=sandbox.run, args=("data = [0] * 1_000_000\nwhile True: pass",))
    thread.start()
    try:
        while sandbox.usage().memory_bytes < 8_000_000:
            assert thread.is_alive()
        before = sandbox.usage().steps
        while sandbox.usage().steps <= before:
            assert thread.is_alive()
    finally:
        sandbox.cancel()
        thread.join()
    assert sandbox.usage().steps > before
