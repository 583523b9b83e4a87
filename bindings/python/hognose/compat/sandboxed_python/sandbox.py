"""Sandbox and ExecutionResult as sandboxed-python names them."""

import dataclasses

import hognose


@dataclasses.dataclass
class ExecutionResult:
    """output, error: text or None. status: "ok", "error", "timeout", "memory_error" or another status of Hognose.
    time_ms and memory_mb are whole numbers. value is another name of return_value."""

    output: str | None
    error: str | None
    return_value: object
    status: str
    time_ms: int
    memory_mb: int

    @property
    def value(self):
        return self.return_value


class Sandbox:
    def __init__(self, max_time_s=2.0, max_memory_mb=256, allowed_imports=None):
        self._sandbox = hognose.Sandbox(max_time_s=max_time_s, max_memory_mb=max_memory_mb,
                                        allowed_imports=allowed_imports)

    def run(self, code):
        result = self._sandbox.run(code)
        return ExecutionResult(result.output or None, result.traceback or result.error, result.return_value,
                               result.status, round(result.time_ms), round(result.memory_mb))
