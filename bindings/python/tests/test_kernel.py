"""The Jupyter kernel: the conformance suite of Jupyter, and a notebook that nbclient executes."""

import os
import subprocess
import sys
import threading
import time
import unittest

import pytest

pytest.importorskip("ipykernel", reason="ipykernel cannot be installed here")
suite = pytest.importorskip("jupyter_kernel_test", reason="jupyter_kernel_test cannot be installed here")


@pytest.fixture(scope="module", autouse=True)
def specification(tmp_path_factory):
    folder = tmp_path_factory.mktemp("jupyter")
    for name, options in (("hognose", []), ("hognose-small", ["--", "--HognoseKernel.max_time=0.3",
                                                              "--HognoseKernel.policy=strict"])):
        subprocess.run([sys.executable, "-m", "hognose.kernel", "install", "--prefix", str(folder), "--name", name,
                        *options], check=True, stdout=subprocess.DEVNULL)
    saved = os.environ.get("JUPYTER_PATH")
    os.environ["JUPYTER_PATH"] = str(folder / "share" / "jupyter")
    yield
    if saved is None:
        del os.environ["JUPYTER_PATH"]
    else:
        os.environ["JUPYTER_PATH"] = saved


class TestConformance(suite.KernelTests):
    kernel_name = "hognose"
    language_name = "python"
    file_extension = ".py"
    code_hello_world = "print('hello, world')"
    code_stderr = "import sys\nprint('test', file=sys.stderr)"
    completion_samples = [{"text": "zi", "matches": {"zip"}}, {"text": "import json\njson.dum", "matches": set()},
                          {"text": "'a'.uppe", "matches": set()},
                          {"text": "str.isal", "matches": {"isalnum", "isalpha"}}]
    complete_code_samples = ["1", "print('x')", "def f(x):\n  return x*2\n\n\n", "import os"]
    incomplete_code_samples = ["print('''hello", "def f(x):\n  x*2", "f(1,", "if x:", "try:\n  1\n"]
    invalid_code_samples = ["import = 7q", "x = = 1"]
    code_page_something = None
    code_generate_error = "1 / 0"
    code_execute_result = [{"code": "1 + 2", "result": "3"}, 
                           {"code": "[x * x for x in range(3)]", "result": "[0, 1, 4]"},
                           {"code": "lambda: 1\n'a'", "result": "'a'"}]
    code_inspect_sample = "zip"


# The suite counts these as skipped if the kernel does not offer them; none of them may be skipped unseen.
NOT_OFFERED = {"test_pager", "test_display_data", "test_history", "test_clear_output"}


def test_what_the_suite_skips():
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(TestConformance).run(result)
    assert {test.id().rpartition(".")[2].split(" ")[0] for test, _ in result.skipped} <= NOT_OFFERED
    assert result.errors == result.failures == [] and result.testsRun > 8


@pytest.fixture
def client(request):
    from jupyter_client.manager import start_new_kernel
    manager, client = start_new_kernel(kernel_name=getattr(request, "param", "hognose"))
    client.manager = manager
    yield client
    client.stop_channels()
    manager.shutdown_kernel()


def execute(client, code, answers=(), **options):
    """(reply, [(type, content) of the output])."""
    answers = list(answers)
    output = []
    reply = client.execute_interactive(
        code, timeout=30, stdin_hook=lambda message: client.input(answers.pop(0)), allow_stdin=bool(answers),
        output_hook=lambda message: output.append((message["msg_type"], message["content"])), **options)
    return reply["content"], [(kind, content) for kind, content in output if kind not in ("status", "execute_input")]


def test_cells(client):
    assert execute(client, "x = 20\nprint('a')")[1] == [("stream", {"name": "stdout", "text": "a\n"})]
    (kind, content), = execute(client, "import asyncio\nawait asyncio.sleep(1)\nx + 1")[1]
    assert kind == "execute_result" and content["data"] == {"text/plain": "21"}
    reply, output = execute(client, "def f():\n    return 1 / 0\nf()")
    assert reply["status"] == "error" and reply["ename"] == "ZeroDivisionError" and output[0][0] == "error"
    assert output[0][1]["traceback"][0] == "Traceback (most recent call last):"
    assert "line 2, in f" in "".join(reply["traceback"])
    assert execute(client, "open('/etc/passwd')")[0]["ename"] == "NameError"
    assert execute(client, "f")[1][0][1]["data"]["text/plain"].startswith("<function f")
    reply, _ = execute(client, "1", user_expressions={"a": "x * 2", "b": "nothing"})
    assert reply["user_expressions"]["a"]["data"] == {"text/plain": "40"}
    assert reply["user_expressions"]["b"]["status"] == "error"
    assert execute(client, "print(1)\n2", silent=True)[1] == []


def test_input(client):
    _, output = execute(client, "name = input('Who? ')\nname, input()", answers=["Ada", "36"])
    assert output[0] == ("stream", {"name": "stdout", "text": "Who? "})
    assert output[-1][1]["data"]["text/plain"] == "('Ada', '36')"
    assert execute(client, "input()")[0]["ename"] == "EOFError"


def test_interrupt(client):
    execute(client, "x = 1")
    threading.Timer(1, client.manager.interrupt_kernel).start()
    start = time.monotonic()
    reply, _ = execute(client, "x = 2\nwhile True: pass")
    assert reply["ename"] == "KeyboardInterrupt" and time.monotonic() - start < 20
    assert execute(client, "x")[1][0][1]["data"]["text/plain"] == "1"  # the cell was undone


@pytest.mark.parametrize("client", ["hognose-small"], indirect=True)
def test_options(client):
    execute(client, "x = [1]")
    reply, _ = execute(client, "x.clear()\nwhile True: pass")
    assert reply["ename"] == "timeout" and "time limit of 0.3 s" in reply["evalue"]
    assert execute(client, "x")[1][0][1]["data"]["text/plain"] == "[1]"
    assert execute(client, "import json")[0]["ename"] == "ImportError"


def test_completion_and_inspection(client):
    def complete(code):
        return client.complete(code, reply=True, timeout=30)["content"]
    execute(client, "class Thing:\n    'A thing.'\n    size = 3\nthing = Thing()\nthing_two = 1")
    assert complete("x = thin")["matches"] == ["thing", "thing_two"] and complete("x = thin")["cursor_start"] == 4
    assert complete("thing.")["matches"] == ["size"] and "__class__" in complete("thing.__cl")["matches"]
    assert complete("f(1).")["matches"] == [] and complete("nothing.")["matches"] == []
    execute(client, "class Liar:\n    def __dir__(self):\n        global thing_two\n        thing_two = 9\n"
                    "        return ['a']\nl = Liar()")
    assert complete("l.")["matches"] == ["a"]
    assert execute(client, "thing_two")[1][0][1]["data"]["text/plain"] == "1"  # a question leaves nothing behind
    content = client.inspect("thing", reply=True, timeout=30)["content"]
    text = content["data"]["text/plain"]
    assert content["found"] and "Type:  Thing" in text and "A thing." in text
    assert not client.inspect("missing", reply=True, timeout=30)["content"]["found"]


def test_a_notebook():
    nbclient = pytest.importorskip("nbclient", reason="nbclient cannot be installed here")
    import nbformat
    notebook = nbformat.v4.new_notebook(cells=[
        nbformat.v4.new_markdown_cell("# Prices"),
        nbformat.v4.new_code_cell("prices = {'tea': 3, 'coffee': 4}\nprint(len(prices))"),
        nbformat.v4.new_code_cell("sum(prices.values())"),
        nbformat.v4.new_code_cell("prices['milk']", metadata={"tags": ["raises-exception"]}),
    ])
    nbclient.NotebookClient(notebook, kernel_name="hognose", timeout=60).execute()
    _, first, second, third = notebook.cells
    assert first.outputs[0].text == "2\n" and second.outputs[0].data["text/plain"] == "7"
    assert third.outputs[0].ename == "KeyError"
