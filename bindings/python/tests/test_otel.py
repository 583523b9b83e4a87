"""Spans of runs, with the SDK of OpenTelemetry."""

import asyncio

import pytest

import hognose

pytest.importorskip("opentelemetry.sdk", reason="opentelemetry-sdk cannot be installed here")

from opentelemetry.sdk.trace import TracerProvider  # noqa: E402
from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: E402
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter  # noqa: E402
from opentelemetry.trace import StatusCode  # noqa: E402

from hognose.otel import trace  # noqa: E402


@pytest.fixture
def spans():
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    exporter.tracer = provider.get_tracer("test")
    return exporter


def test_runs(spans):
    sandbox = trace(hognose.Sandbox(functions={"one": lambda: 1}, max_steps=100_000), spans.tracer)
    assert sandbox.run("one() + x", inputs={"x": 1}).unwrap() == 2
    assert sandbox.run("raise KeyError('k' * 1000)").error_type == "KeyError"
    assert sandbox.run("(lambda: 0).__globals__").error_type == "AttributeError"
    assert sandbox.run("while True: pass").status == "step_limit"
    good, bad, blocked, stopped = spans.get_finished_spans()
    assert good.name == "hognose.run" and good.status.status_code is StatusCode.UNSET and not good.events
    assert good.attributes["hognose.status"] == "ok" and good.attributes["hognose.host_calls"] == 1
    assert good.attributes["hognose.steps"] > 0 and good.attributes["hognose.memory_mb"] > 0
    assert bad.status.status_code is StatusCode.ERROR and bad.attributes["error.type"] == "KeyError"
    assert bad.status.description.startswith("KeyError: 'kk") and len(bad.status.description) == 200
    event, = blocked.events
    assert event.name == "hognose.blocked" and event.attributes["name"] == "__globals__"
    assert event.attributes["line"] == 1
    assert stopped.attributes["hognose.status"] == "step_limit" and "error.type" not in stopped.attributes
    assert [event.name for event in stopped.events] == ["hognose.limit"]


def test_sessions_and_event_loops(spans):
    async def fetch():
        with spans.tracer.start_as_current_span("fetch"):
            return 3

    session = trace(hognose.Session(policy="standard", top_level_await=True, functions=[fetch]), spans.tracer)
    with spans.tracer.start_as_current_span("outer"):
        session.run("async def f(): return await fetch()")
        assert session.call("max", 1, 2).unwrap() == 2
        assert asyncio.run(session.call_async("f")).unwrap() == 3
        assert asyncio.run(session.run_async("await fetch()")).unwrap() == 3
    by_name = {}
    for span in spans.get_finished_spans():
        by_name.setdefault(span.name, []).append(span)
    outer, = by_name["outer"]
    assert [len(by_name[name]) for name in ("hognose.run", "hognose.call", "fetch")] == [2, 2, 2]
    within = by_name["hognose.run"] + by_name["hognose.call"]
    assert all(span.parent.span_id == outer.context.span_id for span in within)
    assert by_name["fetch"][1].parent.span_id == by_name["hognose.run"][1].context.span_id


def test_an_exception_of_the_host(spans):
    sandbox = trace(hognose.Sandbox(), spans.tracer)
    with pytest.raises(hognose.ConversionError):
        sandbox.run("1", inputs={"x": object()})
    span, = spans.get_finished_spans()
    assert span.status.status_code is StatusCode.ERROR and span.events[0].name == "exception"
    assert sandbox.run("1").ok
