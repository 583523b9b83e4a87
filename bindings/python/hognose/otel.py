"""Spans of OpenTelemetry for runs: `hognose.otel.trace(sandbox)`.

The package opentelemetry-api must be installed (`pip install hognose[otel]`). Nothing that a guest chose is the name of
anything, and its texts are cut.
"""

import contextlib
import functools

_MOST_TEXT = 200
# Methods that run something -> the name of the span, and whether they are coroutine functions.
_TRACED = {"run": ("hognose.run", False), "run_async": ("hognose.run", True),
           "call": ("hognose.call", False), "call_async": ("hognose.call", True)}


def trace(sandbox, tracer=None):
    """Gives each run of a hognose.Sandbox or Session a span, and returns the sandbox. The span has the status, the
    figures and the error's type, and an event for everything that the guest was refused.

    tracer: by default that of the global provider with the name "hognose".
    """
    from opentelemetry.trace import get_tracer
    traced = _Traced(tracer or get_tracer("hognose"))
    sandbox.observe(traced.on_event, "blocked", "limit")
    for name, (span_name, is_async) in _TRACED.items():
        method = getattr(sandbox, name, None)
        if method is not None:
            setattr(sandbox, name, (traced.wrap_async if is_async else traced.wrap)(method, span_name))
    return sandbox


class _Traced:
    def __init__(self, tracer):
        self._tracer = tracer
        self._spans = []  # of the runs of this sandbox, of which the last is current: events may be of another thread

    def on_event(self, event):
        if self._spans:
            fields = {key: event[key][:_MOST_TEXT] for key in ("name", "rule", "filename") if key in event}
            self._spans[-1].add_event(f"hognose.{event['kind']}", {**fields, "line": event["line"]})

    def wrap(self, method, span_name):
        @functools.wraps(method)
        def traced(*arguments, **keywords):
            with self._span(span_name) as finish:
                return finish(method(*arguments, **keywords))
        return traced

    def wrap_async(self, method, span_name):
        @functools.wraps(method)
        async def traced(*arguments, **keywords):
            with self._span(span_name) as finish:
                return finish(await method(*arguments, **keywords))
        return traced

    @contextlib.contextmanager
    def _span(self, span_name):
        from opentelemetry.trace import Status, StatusCode
        with self._tracer.start_as_current_span(span_name) as span:
            def finish(result):
                span.set_attributes({
                    "hognose.status": result.status, "hognose.steps": result.steps,
                    "hognose.time_ms": result.time_ms, "hognose.memory_mb": result.memory_mb,
                    "hognose.host_calls": result.host_calls})
                if not result.ok:
                    if result.error_type is not None:
                        span.set_attribute("error.type", result.error_type[:_MOST_TEXT])
                    span.set_status(Status(StatusCode.ERROR, result.error[:_MOST_TEXT]))
                return result
            self._spans.append(span)
            try:
                yield finish
            finally:
                self._spans.remove(span)
