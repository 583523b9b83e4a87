"""A Jupyter kernel whose cells run in a hognose.Session: `python -m hognose.kernel install --sys-prefix`.

The package ipykernel must be installed. Limits and policy are options of the kernel, on its command line or in the
arguments of its specification: --HognoseKernel.max_time=5. A cell that is interrupted or that reaches a limit is
undone.
"""

import argparse
import json
import keyword
import pathlib
import re
import sys
import tempfile

import hognose
from ipykernel.kernelapp import IPKernelApp
from ipykernel.kernelbase import Kernel
from traitlets import Float, Int, List, Unicode

_DOTTED = re.compile(r"(?:[^\W\d]\w*\.)*(?:[^\W\d]\w*)?\Z")
_OPEN = ("was never closed", "unterminated triple-quoted", "expected an indented block", "unexpected EOF",
         "expected 'except' or 'finally' block")


class HognoseKernel(Kernel):
    """The kernel. Every cell is a run of its own, with limits of its own."""

    implementation = "hognose"
    implementation_version = hognose.__version__
    language = "python"
    language_version = "3.14"
    language_info = {"name": "python", "version": "3.14", "mimetype": "text/x-python", "file_extension": ".py",
                     "pygments_lexer": "ipython3", "codemirror_mode": {"name": "ipython", "version": 3}}

    max_time = Float(30.0, help="Seconds of a cell; 0: no limit.").tag(config=True)
    max_memory = Float(512.0, help="Megabytes of the guest's objects.").tag(config=True)
    max_steps = Int(0, help="Fuel of a cell, the same on every machine; 0: no limit.").tag(config=True)
    max_output = Int(1 << 20, help="Bytes of output of a cell; 0: no limit.").tag(config=True)
    policy = Unicode("standard", help="bare, strict or standard.").tag(config=True)
    allowed_imports = List(Unicode(), help="Modules that cells may import beyond those of the policy.").tag(config=True)

    def __init__(self, **options):
        super().__init__(**options)
        self._is_silent = False
        self._may_ask = False
        self._session = hognose.Session(
            max_time_s=self.max_time or None, max_memory_mb=self.max_memory, max_steps=self.max_steps or None,
            max_output_bytes=self.max_output or None, policy=self.policy, allowed_imports=list(self.allowed_imports),
            top_level_await=True, stream=self._print, stdin=self._ask)

    @property
    def banner(self):
        time = f"{self.max_time:g} s" if self.max_time else "no limit of time"
        return (f"Hognose {hognose.__version__}: Python 3.14, policy {self.policy}, {time}, "
                f"{self.max_memory:g} MB a cell")

    # --- cells

    def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, *, cell_meta=None,
                   cell_id=None):
        self._is_silent = silent
        self._may_ask = self._allow_stdin = allow_stdin  # the second is what raw_input() of the base class reads
        try:
            result = self._session.run(code, filename=f"<cell {self.execution_count}>")
        except KeyboardInterrupt:
            return self._error("KeyboardInterrupt", "the cell was interrupted and undone", [])
        finally:
            self._is_silent, self._may_ask = False, False
        if result.error_type is not None:
            lines = result.traceback.rstrip("\n").split("\n")
            return self._error(result.error_type, result._outcome.error_message, lines)
        if not result.ok:
            return self._error(result.status, f"{result.error}; the cell was undone", [])
        if not silent:
            self._show(result)
        return {"status": "ok", "execution_count": self.execution_count, "payload": [],
                "user_expressions": {name: self._value_of(text) for name, text in (user_expressions or {}).items()}}

    def _show(self, result):
        try:
            value = result.return_value
        except hognose.ConversionError as error:
            value = hognose.Opaque(f"<{error}>")
        if value is None:
            return
        text = value.text if isinstance(value, (hognose.Opaque, hognose.GuestObject)) else repr(value)
        self.send_response(self.iopub_socket, "execute_result", {
            "execution_count": self.execution_count, "data": {"text/plain": text}, "metadata": {}})

    def _error(self, name, text, traceback):
        content = {"ename": name, "evalue": text, "traceback": traceback or [f"{name}: {text}"]}
        if not self._is_silent:
            self.send_response(self.iopub_socket, "error", content)
        return {"status": "error", "execution_count": self.execution_count, **content}

    def _print(self, text, is_error):
        if not self._is_silent:
            self.send_response(self.iopub_socket, "stream", {"name": "stderr" if is_error else "stdout", "text": text})

    def _ask(self, seconds):
        return self.raw_input("") + "\n" if self._may_ask else None

    # --- questions about names: runs of their own, which leave nothing behind

    def _evaluate(self, expression):
        """The value, or None."""
        self._is_silent = True
        try:
            result = self._session.run(expression, filename="<question>")
            return result.return_value if result.ok else None
        except (KeyboardInterrupt, hognose.ConversionError):
            return None
        finally:
            self._session.rollback()
            self._is_silent = False

    def _value_of(self, expression):
        text = self._evaluate(f"repr({expression}\n)")
        if not isinstance(text, str):
            return {"status": "error", "ename": "Error", "evalue": "the expression has no value", "traceback": []}
        return {"status": "ok", "data": {"text/plain": text}, "metadata": {}}

    def do_complete(self, code, cursor_pos):
        dotted = _DOTTED.search(code[:cursor_pos])[0]
        owner, _, start = dotted.rpartition(".")
        if code[:cursor_pos - len(dotted)].endswith("."):
            names = []  # of an expression that would have to be run
        elif owner:
            names = self._evaluate(f"dir({owner})")
        else:
            names = [*self._session.names(), *(self._evaluate("dir(__builtins__)") or ()), *keyword.kwlist]
        names = names if isinstance(names, list) else []
        found = sorted({name for name in names if isinstance(name, str) and name.startswith(start)
                        and (start.startswith("_") or not name.startswith("_"))})
        return {"status": "ok", "matches": found, "cursor_start": cursor_pos - len(start), "cursor_end": cursor_pos,
                "metadata": {}}

    def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        rest = re.match(r"\w*", code[cursor_pos:])[0]
        dotted = _DOTTED.search(code[:cursor_pos] + rest)[0] or _DOTTED.search(code[:cursor_pos].rstrip("( "))[0]
        shown = self._evaluate(f"[type({dotted}).__name__, repr({dotted})[:1000], getattr({dotted}, '__doc__', None)]"
                               ) if dotted and not dotted.endswith(".") else None
        if not (isinstance(shown, list) and len(shown) == 3 and all(isinstance(part, str) for part in shown[:2])):
            return {"status": "ok", "found": False, "data": {}, "metadata": {}}
        text = f"Type:  {shown[0]}\nValue: {shown[1]}" + (f"\n\n{shown[2]}" if isinstance(shown[2], str) else "")
        return {"status": "ok", "found": True, "data": {"text/plain": text}, "metadata": {}}

    def do_is_complete(self, code):
        report = hognose.check(code, self._session._policy)
        last = code.rstrip(" ").rpartition("\n")[2]
        indent = " " * (len(last) - len(last.lstrip(" ")) + 4 * last.endswith(":"))
        if report.error is None:
            # A block may go on, until a line is empty.
            return {"status": "incomplete", "indent": indent} if last[:1] == " " else {"status": "complete"}
        if any(text in report.error for text in _OPEN):
            return {"status": "incomplete", "indent": indent}
        return {"status": "invalid"}

    def do_shutdown(self, restart):
        self._session.discard()
        return {"status": "ok", "restart": restart}


def install(arguments):
    """Installs the specification of the kernel."""
    from jupyter_client.kernelspec import KernelSpecManager
    parser = argparse.ArgumentParser(prog="python -m hognose.kernel install")
    parser.add_argument("--name", default="hognose")
    parser.add_argument("--display-name", default="Hognose (sandboxed Python)")
    parser.add_argument("--user", action="store_true", help="for the user; otherwise for the whole system")
    parser.add_argument("--sys-prefix", action="store_true", help="into the environment of this interpreter")
    parser.add_argument("--prefix", help="into this folder")
    parser.add_argument("options", nargs="*", help="options of the kernel, after --: --HognoseKernel.max_time=5")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "kernel.json").write_text(json.dumps({
            "argv": [sys.executable, "-m", "hognose.kernel", "-f", "{connection_file}", *given.options],
            "display_name": given.display_name, "language": "python", "interrupt_mode": "message"}))
        place = KernelSpecManager().install_kernel_spec(folder, given.name, user=given.user,
                                                        prefix=sys.prefix if given.sys_prefix else given.prefix)
    print(f"installed in {place}")
    return 0


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["install"]:
        return install(arguments[1:])
    IPKernelApp.launch_instance(argv=arguments, kernel_class=HognoseKernel)
    return 0


if __name__ == "__main__":
    from hognose.kernel import main as launch  # so that the class is that of the module, not of __main__
    sys.exit(launch())
