"""A program that uses the package's interface, for type checkers. It is not run."""

import asyncio
from typing import Any, assert_type

import hognose
import hognose.isolated


class Account:
    def __init__(self, owner: str) -> None:
        self.owner = owner

    def close(self) -> None: ...


def printed(text: str, is_error: bool) -> None: ...


sandbox = hognose.Sandbox(max_time_s=None, max_memory_mb=64.5, allowed_imports=["math"],
                          policy=hognose.Policy("strict"), functions={"f": len}, stream=printed,
                          stdin="text", limits={"max_depth": 10})
files = hognose.Sandbox(files={"a": "text", "b": b"bytes"}, working_folder="/w", environ={"A": "b"}, handles=True,
                        sharing=True).run("1").files
assert_type(files["a"], hognose.FileChange)
assert_type(files.created, list[hognose.FileChange])
assert_type(files.contents, dict[str, bytes])
assert_type(hognose.read_files("folder"), dict[str, bytes])
result = sandbox.run("1 + 1", inputs={"n": 1}, filename="a.py")
assert_type(result, hognose.ExecutionResult)
assert_type(result.status, str)
assert_type(result.ok, bool)
assert_type(result.error, str | None)
assert_type(result.frames, list[hognose.Frame])
assert_type(result.frames[0].line, int)
assert_type(result.steps, int)
assert_type(result.unwrap(), Any)


@sandbox.function
def price(item: str) -> int:
    return len(item)


@sandbox.function(name="other")
def more(n: int) -> list[int]:
    return [n]


assert_type(price("tea"), int)
assert_type(more(1), list[int])
sandbox.define(price, name="again")
sandbox.set_global("n", 1)
exposed = sandbox.expose_class(Account, methods=["close"], fields=["owner"])
assert_type(exposed, hognose.ExposedClass)
assert_type(exposed.wrap(Account("a")), hognose.Exposed)
assert_type(hognose.expose(Account("a"), methods=["close"]), hognose.Exposed)
view = hognose.View([1])

progress = sandbox.start("f()")
while isinstance(progress, hognose.Waiting):
    for call in progress.calls:
        assert_type(call.id, int)
        assert_type(call.arguments, list[Any])
    progress = progress.resume({1: 2}, errors={2: ValueError()})
assert_type(progress, hognose.ExecutionResult)

session = hognose.Session()
assert_type(session["x"], Any)
assert_type(session.names(), list[str])
assert_type(session.call("f", 1, a=2), hognose.ExecutionResult)
assert_type(session.rollback(), bool)

policy = hognose.Policy("strict")
policy.add_feature("math")
assert_type(policy.opens_module("math"), bool)
assert_type(hognose.check("x", policy).findings[0].line, int)
assert_type(hognose.describe(sandbox), str)

with hognose.SandboxPool(2, max_time_s=1) as pool, pool.sandbox(timeout=1) as lent:
    assert_type(lent, hognose.Sandbox)
    assert_type(pool.run("1"), hognose.ExecutionResult)

with hognose.isolated.Session(max_time_s=1) as apart:
    assert_type(apart, hognose.isolated.Session)
    assert_type(apart.run("1"), hognose.ExecutionResult)


async def main() -> None:
    assert_type(await sandbox.run_async("1"), hognose.ExecutionResult)


asyncio.run(main())
try:
    result.unwrap()
except hognose.GuestRaised as error:
    assert_type(error.result, hognose.ExecutionResult | None)
    assert_type(error.error_type, str | None)
