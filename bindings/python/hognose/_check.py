"""check() and describe(): what can be said without running anything."""

from __future__ import annotations

import dataclasses

from hognose import _engine
from hognose._result import ExecutionResult

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hognose._sandbox import Sandbox


@dataclasses.dataclass(frozen=True)
class Finding:
    """kind: "syntax_error", "import", "builtin", "guarded_name" or "limit", as `hognose check` names them."""

    kind: str
    name: str
    message: str
    line: int
    column: int


@dataclasses.dataclass(frozen=True)
class CheckReport:
    """ok: the program compiles, and there is nothing in it that the policy is known to refuse.
    error: the SyntaxError as text, or None. complexity: cyclomatic, of the most complex function."""

    ok: bool
    error: str | None
    findings: list[Finding]
    complexity: int
    nesting: int
    statements: int


def check(code: str, policy: str | _engine.Policy = "strict") -> CheckReport:
    """Checks a program without running it."""
    chosen = policy if isinstance(policy, _engine.Policy) else _engine.Policy(policy)
    outcome, findings, complexity, nesting, statements = _engine.check(code, chosen)
    result = ExecutionResult(outcome)
    return CheckReport(result.ok and not findings, result.error, [Finding(*finding) for finding in findings],
                       complexity, nesting, statements)


# The modules that a description names, if the policy opens them.
_WELL_KNOWN = ("math cmath random statistics decimal fractions datetime time calendar collections itertools functools "
               "operator string re json csv textwrap heapq bisect dataclasses enum typing asyncio copy hashlib base64 "
               "uuid zlib struct io os pathlib glob shutil tempfile").split()


def describe(sandbox: Sandbox) -> str:
    """A text for a model or a person: what code in the sandbox may use, with its functions as stubs."""
    policy = sandbox._policy
    modules = [name for name in _WELL_KNOWN if policy.opens_module(name)]
    has_files = policy.opens_feature("files")
    lines = [f"The code is Python 3.14. There {'is' if has_files else 'are no files,'} no network and no other "
             "processes.",
             "Modules that can be imported: " + (", ".join(modules) if modules else "none") + ".",
             *(["open() and os use files in memory, which the host gave and gets back."] if has_files else []),
             "The value of the last expression is returned; print() shows text."]
    lines.extend("\n" + exposed.stubs() for exposed in sandbox._classes.values())
    for signature, text in sandbox._functions.values():
        is_async = signature.split("(")[0] in sandbox._waiting
        lines.append(f"\n{'async ' if is_async else ''}def {signature}:")
        lines.extend("    " + line if line else "" for line in (f'"""{text}"""' if text else "...").split("\n"))
    return "\n".join(lines)
