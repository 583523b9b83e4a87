"""The MCP server, with the client of the official SDK."""

import asyncio
import os
import socket
import subprocess
import sys

import pytest

mcp = pytest.importorskip("mcp", reason="the package mcp cannot be installed here")
if not hasattr(mcp, "Client"):
    pytest.skip("the package mcp, 2 or later, cannot be installed here", allow_module_level=True)

from hognose.mcp import json_value, main, make_server  # noqa: E402

OPTIONS = {"policy": "standard", "max_time_s": 0.5, "max_memory_mb": 64, "top_level_await": True}


def talk(conversation, server=None, **client):
    async def run():
        async with mcp.Client(server or make_server(OPTIONS, max_sessions=2), **client) as connected:
            async def call(code, **arguments):
                result = await connected.call_tool("run_python_code", {"python_code": code, **arguments})
                assert not result.is_error, result
                return result.structured_content
            await conversation(connected, call)
    asyncio.run(run())


def test_the_tool():
    async def conversation(client, call):
        tool, = (await client.list_tools()).tools
        assert tool.name == "run_python_code" and "json" in tool.description
        assert set(tool.input_schema["properties"]) == {"python_code", "global_variables", "session"}
        assert await call("print('a')\nprint(n)\nn * 2", global_variables={"n": 4}) == {
            "status": "success", "output": ["a", "4"], "return_value": 8}
        assert (await call("{'a': (1, 2.5, None, True)}"))["return_value"] == {"a": [1, 2.5, None, True]}
        result = await call("print('before')\n1 / 0")
        assert result["status"] == "run-error" and result["output"] == ["before"]
        assert result["error"].startswith("Traceback")
        assert result["error"].endswith("ZeroDivisionError: division by zero")
        assert "time limit" in (await call("while True: pass"))["error"]
        assert (await call("n"))["status"] == "run-error"  # nothing stays
        for code, text in (("{1: 2}", "{1: 2}"), ("b'x'", "b'x'"), ("float('nan')", "nan"), ("{3}", "{3}")):
            result = await call(code)
            assert (result["return_value"], result["return_repr"]) == (None, text)
        assert (await call("lambda: 1"))["return_repr"].startswith("<function")
        assert (await call("x = []\nx.append(x)\nx"))["status"] == "success"
        assert (await call("'\\ud800'"))["return_value"] == "?"
        assert (await call("import asyncio\nawait asyncio.sleep(0.01)\n5"))["return_value"] == 5
        deep = []
        for _ in range(250):
            deep = [deep]
        assert "nested too deeply" in (await call("1", global_variables={"deep": deep}))["error"]
    talk(conversation)


def test_sessions():
    async def conversation(client, call):
        first = (await call("x = [1]", session="new"))["session"]
        assert (await call("x.append(2)\nx", session=first))["return_value"] == [1, 2]
        assert "time limit" in (await call("x.clear()\nwhile True: pass", session=first))["error"]
        assert (await call("x", session=first))["return_value"] == [1, 2]
        second = (await call("x = 5", session="new"))["session"]
        assert first != second and len(second) > 20
        await call("x", session=first)
        await call("1", session="new")  # the third: the least recently used is forgotten
        assert "no session" in (await call("x", session=second))["error"]
        results = await asyncio.gather(*(call("x.append(1)\nlen(x)", session=first) for _ in range(8)))
        assert sorted(result["return_value"] for result in results) == list(range(3, 11))
        assert "no session" in (await call("x", session="guessed"))["error"]
    talk(conversation)


def test_files(tmp_path):
    from hognose.mcp import file_options, make_parser
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "a.txt").write_text("of the folder")
    (tmp_path / "one").write_text("a file")
    words = ["--files", str(tmp_path / "folder"), "--file", f"b.txt={tmp_path / 'one'}", "--env", "KEY=a=b"]
    parser = make_parser()
    options = file_options(parser, parser.parse_args(words))
    for wrong in (["--file", "b.txt"], ["--file", f"b={tmp_path / 'none'}"], ["--env", "=x"]):
        with pytest.raises(SystemExit):
            file_options(parser, parser.parse_args(wrong))

    async def conversation(client, call):
        tool, = (await client.list_tools()).tools
        assert "files" in tool.input_schema["properties"] and "`files` are texts" in tool.description
        code = "import os\n[open(name).read() for name in sorted(os.listdir())], os.environ['KEY']"
        assert (await call(code, files={"c.txt": "given"}))["return_value"] == [
            ["of the folder", "a file", "given"], "a=b"]
        assert len((await call(code))["return_value"][0]) == 2
        result = await call("with open('a.txt', 'w') as file: file.write('x')", session="new", files={"c.txt": "1"})
        assert result["files"] == [
            {"path": "/guest/a.txt", "change": "modified", "type": "file", "size": 1, "text": "x"}]
        session = result["session"]
        assert (await call("open('a.txt').read() + open('c.txt').read()", session=session))["return_value"] == "x1"
        assert "first call" in (await call("1", session=session, files={"c.txt": "2"}))["error"]
        assert "max_file_bytes" in (await call("1", files={"c.txt": "x" * 2000}))["error"]
    talk(conversation, make_server({**OPTIONS, **options, "limits": {"max_file_bytes": 1000}}))


def test_output_is_logged_as_it_is_printed():
    seen = []

    async def logged(message):
        seen.append((message.level, message.data))

    async def conversation(client, call):
        await call("print('a', flush=True)\nprint('b')\nimport sys\nsys.stderr.write('c')")
    talk(conversation, logging_callback=logged, log_level="info")
    assert "".join(text for level, text in seen if level == "info") == "a\nb\n" and ("warning", "c") in seen


def test_stdio():
    async def conversation(client, call):
        assert (await call("6 * 7"))["return_value"] == 42
        assert "step limit" in (await call("while True: pass"))["error"]
        assert "not allowed by the policy" in (await call("import json"))["error"]
    server = mcp.StdioServerParameters(command=sys.executable, args=[
        "-m", "hognose", "mcp", "--max-steps", "100000", "--policy", "strict"], env=dict(os.environ))
    talk(conversation, server)


def test_http():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "hognose.mcp", "http", "--port", str(port)],
                               stderr=subprocess.DEVNULL)
    try:
        async def wait():
            for _ in range(200):
                try:
                    (await asyncio.open_connection("127.0.0.1", port))[1].close()
                    return
                except OSError:
                    await asyncio.sleep(0.05)
        asyncio.run(wait())

        async def conversation(client, call):
            assert (await call("6 * 7"))["return_value"] == 42
        talk(conversation, f"http://127.0.0.1:{port}/mcp")
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("arguments, text", [
    (["http", "--host", "0.0.0.0"], "loopback"), (["--max-memory", "-1"], "max_memory_bytes"),
    (["--policy", "none"], "invalid choice"),
])
def test_wrong_arguments(arguments, text, capsys):
    with pytest.raises(SystemExit):
        main(arguments)
    assert text in capsys.readouterr().err


def test_json():
    assert json_value({"a": [1, (2.5, None)]}) == {"a": [1, [2.5, None]]}
    for value in (float("inf"), {1: 2}, b"", {1}, object()):
        with pytest.raises(ValueError):
            json_value(value)
