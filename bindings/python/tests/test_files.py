"""Files: what a run finds, what it changed, and that nothing outside of a folder is read or written."""

import os

import pytest

import hognose
import hognose.isolated
from hognose.isolated._protocol import ProtocolError, encode
from hognose.isolated._sandbox import _files_of

CHANGES = """
import os
with open("kept.txt", "a") as file:
    file.write(" and more")
os.remove("gone.txt")
os.makedirs("out/deep")
with open("out/deep/new.bin", "wb") as file:
    file.write(bytes(range(4)))
os.symlink("/etc/passwd", "out/link")
"""
GIVEN = {"kept.txt": "text", "gone.txt": b"bytes", "/data/far.txt": "far"}


@pytest.mark.parametrize("kind", [hognose.Sandbox, hognose.Session, hognose.isolated.Sandbox])
def test_changes(kind):
    sandbox = kind(files=GIVEN)
    assert sandbox.run("open('kept.txt').read() + open('/data/far.txt').read()").unwrap() == "textfar"
    result = sandbox.run(CHANGES)
    assert result.ok, result.traceback
    changes = result.files
    assert list(changes) == ["/guest/gone.txt", "/guest/kept.txt", "/guest/out", "/guest/out/deep",
                             "/guest/out/deep/new.bin", "/guest/out/link"]
    assert [change.path for change in changes.created] == list(changes)[2:]
    assert [change.path for change in changes.modified] == ["/guest/kept.txt"]
    assert [change.path for change in changes.deleted] == ["/guest/gone.txt"]
    assert changes["kept.txt"].text == "text and more" and changes["/guest/kept.txt"] is changes["./kept.txt"]
    assert changes["out/deep/new.bin"].content == b"\0\1\2\3" and changes["out/deep"].type == "folder"
    assert (changes["out/link"].type, changes["out/link"].content) == ("link", b"/etc/passwd")
    assert changes.contents == {"/guest/kept.txt": b"text and more", "/guest/out/deep/new.bin": b"\0\1\2\3"}
    assert "other" not in changes and 7 not in changes and "kept.txt" in changes
    with pytest.raises(KeyError):
        changes["other"]
    assert repr(changes["kept.txt"]) == "<modified '/guest/kept.txt', 13 bytes>"
    assert repr(changes).startswith("<FileChanges: deleted '/guest/gone.txt', modified '/guest/kept.txt', 13 bytes, ")
    with pytest.raises(UnicodeDecodeError):
        sandbox.run("with open('x', 'wb') as f: f.write(b'\\xff')").files["x"].text


def test_each_run_finds_what_was_given_and_a_session_keeps_what_it_changed():
    sandbox, session = hognose.Sandbox(files=GIVEN), hognose.Session(files=GIVEN)
    for kind, expected in ((sandbox, False), (session, True)):
        assert kind.run("with open('mine', 'w') as file: file.write('1')").ok
        assert kind.run("import os; os.path.exists('mine')").unwrap() is expected
    assert not session.run("1").files
    assert session.run("os.remove('mine')").ok
    assert session.rollback() and session.run("os.path.exists('mine')").unwrap() is True


def test_a_stop_reports_no_files_and_undoes_them():
    session = hognose.Session(files=GIVEN, max_steps=100_000)
    result = session.run("import os\nos.remove('kept.txt')\nwhile True: pass")
    assert result.status == "step_limit" and not result.files and repr(result.files) == "<FileChanges: none>"
    assert session.run("import os; os.path.exists('kept.txt')").unwrap() is True


def test_working_folder_and_environment():
    sandbox = hognose.Sandbox(working_folder="/home/x", environ={"NAME": "value", "ä": "ö"})
    result = sandbox.run("import os\nwith open('f', 'w') as file: file.write('1')\nos.getcwd(), dict(os.environ)")
    assert result.unwrap() == ("/home/x", {"NAME": "value", "ä": "ö"})
    assert result.files["f"].path == "/home/x/f"
    os.environ["HOGNOSE_TEST_SECRET"] = "secret"
    assert hognose.Sandbox(files={}).run("import os; dict(os.environ)").unwrap() == {}


def test_the_feature():
    assert hognose.Sandbox().run("open('x')").error_type == "NameError"
    policy = hognose.Policy("strict")
    policy.remove_feature("files")
    assert hognose.Sandbox(policy=policy, files={"a": "b"}).run("open('a')").error_type == "NameError"
    assert not policy.opens_feature("files")
    given = hognose.Policy("strict")
    assert hognose.Sandbox(policy=given, files={"a": "b"}).run("open('a').read()").unwrap() == "b"
    assert not given.opens_feature("files")  # the sandbox changed its copy
    assert "no files" in hognose.describe(hognose.Sandbox())
    assert "files in memory" in hognose.describe(hognose.Sandbox(files={}))


def test_wrong_files():
    for files in ("text", b"bytes"):
        with pytest.raises(TypeError, match="mapping from paths"):
            hognose.Sandbox(files=files)
    with pytest.raises(TypeError, match="must be str or bytes, not int"):
        hognose.Sandbox(files={"a": 7})
    with pytest.raises(ValueError, match="max_file_bytes"):
        hognose.Sandbox(files={"a": "x" * 11}, limits={"max_file_bytes": 10})
    with pytest.raises(ValueError, match="max_files"):
        hognose.Sandbox(files={"a": "", "b": ""}, limits={"max_files": 1})
    assert hognose.Sandbox(files={"a\0b": ""}).run("1").error_type == "OSError"


# --- a folder of the host

def test_a_folder(tmp_path):
    outside = tmp_path / "outside"
    inside = tmp_path / "inside"
    for folder in (outside, inside, inside / "sub", inside / "empty"):
        folder.mkdir()
    (outside / "secret").write_text("secret")
    (inside / "a.txt").write_text("a")
    (inside / "sub" / "ä \udcff").write_bytes(b"\xff")
    (inside / "link_out").symlink_to(outside / "secret")
    (inside / "folder_out").symlink_to(outside)
    (inside / "up").symlink_to("../outside/secret")
    (inside / "proc").symlink_to("/proc/self/environ")
    (inside / "loop").symlink_to("loop")
    (inside / "link_in").symlink_to("sub/../a.txt")
    (inside / "through").symlink_to(inside / "folder_out" / "secret")
    os.mkfifo(inside / "fifo")
    files = hognose.read_files(inside)
    assert files == {"a.txt": b"a", "link_in": b"a", "sub/ä \udcff": b"\xff"}
    sandbox = hognose.Sandbox(files=inside)
    (inside / "a.txt").write_text("later")
    assert sandbox.run("import os\nsorted(os.listdir()), open('a.txt').read()").unwrap() == (
        ["a.txt", "link_in", "sub"], "a")
    with hognose.isolated.Sandbox(files=inside) as sandbox:
        assert sandbox.run("open('link_in').read()").unwrap() == "later"
    with pytest.raises(ValueError, match="max_file_bytes"):
        hognose.Sandbox(files=inside, limits={"max_file_bytes": 10})
    with pytest.raises(ValueError, match="max_files"):
        hognose.Sandbox(files=inside, limits={"max_files": 2})
    with pytest.raises(FileNotFoundError):
        hognose.Sandbox(files=inside / "nothing")
    with pytest.raises(NotADirectoryError):
        hognose.Sandbox(files=inside / "a.txt")


# --- into a folder of the host

def make(path, content=b"new", change="created", kind="file"):
    return hognose.FileChange(path, change, kind, content, 0o644)


def test_write_to(tmp_path):
    result = hognose.Sandbox(files=GIVEN).run(CHANGES + "\nopen('/data/elsewhere', 'w').close()")
    (tmp_path / "gone.txt").write_text("here")
    result.files.write_to(tmp_path)
    found = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")}
    assert found == {"gone.txt", "kept.txt", "out", "out/deep", "out/deep/new.bin"}
    assert (tmp_path / "kept.txt").read_text() == "text and more"
    assert (tmp_path / "kept.txt").stat().st_mode & 0o111 == 0
    result.files.write_to(str(tmp_path), delete=True)
    assert not (tmp_path / "gone.txt").exists()
    with pytest.raises(FileNotFoundError):
        result.files.write_to(tmp_path / "nothing")


def test_nothing_outside_of_the_folder_is_written(tmp_path):
    outside, inside = tmp_path / "outside", tmp_path / "inside"
    outside.mkdir(), inside.mkdir()
    (outside / "file").write_text("old")
    (inside / "link").symlink_to(outside / "file")
    (inside / "dangling").symlink_to(outside / "made")
    (inside / "folder").symlink_to(outside)
    os.link(outside / "file", inside / "hard")
    (inside / "empty").mkdir()
    hognose.FileChanges([make("/guest/link"), make("/guest/dangling"), make("/guest/hard"), make("/guest/empty"),
                         make("/elsewhere/file")]).write_to(inside)
    for name in ("link", "dangling", "hard", "empty"):
        assert not (inside / name).is_symlink() and (inside / name).read_text() == "new"
    for changes in ([make("/guest/folder/file")], [make("/guest/folder/file", change="deleted", content=b"")],
                    [make("/guest/folder/sub", kind="folder")]):
        with pytest.raises(OSError):
            hognose.FileChanges(changes).write_to(inside, delete=True)
    for path in ("/guest/../file", "/guest/a/../../file", "/guest//file", "/guest/./file", "/guest/", "/guest/a\0b"):
        with pytest.raises(ValueError, match="not a path that can be written"):
            hognose.FileChanges([make(path)]).write_to(inside)
    hognose.FileChanges([make("/guest/linked", b"/etc", kind="link")]).write_to(inside)
    hognose.FileChanges([make("/guest/folder", b"", kind="folder")]).write_to(inside)
    assert (inside / "folder").is_dir() and not (inside / "folder").is_symlink()
    assert os.listdir(outside) == ["file"] and (outside / "file").read_text() == "old"
    assert sorted(os.listdir(inside)) == ["dangling", "empty", "folder", "hard", "link"]


def test_a_failure_leaves_no_new_file(tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("old")
    with pytest.raises(OSError):
        hognose.FileChanges([make("/guest/full")]).write_to(tmp_path)
    assert os.listdir(tmp_path) == ["full"]
    hognose.FileChanges([make("/guest/full", b"", "deleted", "folder")]).write_to(tmp_path, delete=True)
    assert (tmp_path / "full" / "file").read_text() == "old"  # the run did not know it


# --- a worker that lies

@pytest.mark.parametrize("files", [
    7, [7], [("/a", "created", "file", b"", 0)], [(b"a", "created", "file", b"", 0)],
    [(b"/a/../b", "created", "file", b"", 0)], [(b"/", "created", "file", b"", 0)],
    [(b"/a\0b", "created", "file", b"", 0)], [(b"/a", "made", "file", b"", 0)],
    [(b"/a", "created", "device", b"", 0)], [(b"/a", "created", "file", "text", 0)],
    [(b"/a", "created", "file", b"", -1)], [(b"/a", "created", "file", b"")],
])
def test_files_of_a_hostile_worker(files):
    with pytest.raises(ProtocolError):
        _files_of(encode(files))


def test_files_that_are_too_large_for_a_worker_to_send():
    with hognose.isolated.Sandbox(files={}) as sandbox:
        result = sandbox.run("with open('a', 'w') as file: file.write('x' * 30_000_000)")
        assert result.ok
        with pytest.raises(hognose.ConversionError, match="too large"):
            result.files
        assert sandbox.run("1 + 1").unwrap() == 2


# --- servers and other interfaces

def test_pysandbox(tmp_path):
    from hognose.compat.pysandbox import Sandbox, SandboxConfig
    (tmp_path / "a.txt").write_text("content")
    (tmp_path / "b.txt").write_text("more")
    config = SandboxConfig("stdout")
    config.allowPath(tmp_path / "a.txt")
    names = {}
    Sandbox(config).execute(f"a = open({str(tmp_path / 'a.txt')!r}).read()", names)
    assert names["a"] == "content"
    with pytest.raises(FileNotFoundError):
        Sandbox(config).execute(f"open({str(tmp_path / 'b.txt')!r})")
    config.allowPath(str(tmp_path))
    Sandbox(config).execute(f"open({str(tmp_path / 'b.txt')!r}, 'w').close()")
    assert (tmp_path / "b.txt").read_text() == "more"


def test_files_as_the_mcp_server_lists_them():
    from hognose.mcp import changed_files
    result = hognose.Sandbox(files={"old": "1"}).run(
        "import os\nos.remove('old')\nos.mkdir('d')\n"
        "for name, data in (('t', b'text'), ('b', b'\\xff'), ('large', bytes(2_000_000))):\n"
        "    with open(name, 'wb') as file: file.write(data)")
    assert changed_files(result.files) == [
        {"path": "/guest/b", "change": "created", "type": "file", "size": 1, "base64": "/w=="},
        {"path": "/guest/d", "change": "created", "type": "folder"},
        {"path": "/guest/large", "change": "created", "type": "file", "size": 2_000_000},
        {"path": "/guest/old", "change": "deleted", "type": "file"},
        {"path": "/guest/t", "change": "created", "type": "file", "size": 4, "text": "text"}]
