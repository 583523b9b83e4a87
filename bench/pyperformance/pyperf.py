"""The part of pyperf's interface that pyperformance's benchmarks use, for any interpreter without processes.

A benchmark runs `--loops` times, nothing is measured here: whoever starts the process measures it.
"""

import argparse
import time

perf_counter = time.perf_counter


def python_implementation():
    return "cpython"


class Runner:
    def __init__(self, add_cmdline_args=None):
        """`add_cmdline_args` belongs to pyperf's worker processes, of which there are none."""
        self.metadata = {}
        self.args = None
        self.argparser = argparse.ArgumentParser()
        self.argparser.add_argument("--loops", type=int, default=1)

    def parse_args(self, args=None):
        self.args = self.argparser.parse_args(args)
        return self.args

    def _loops(self):
        return (self.args or self.parse_args()).loops

    def bench_func(self, name, function, *arguments, inner_loops=1):
        for _ in range(self._loops()):
            function(*arguments)

    def bench_time_func(self, name, function, *arguments, inner_loops=1):
        """The function gets the number of loops and returns their time."""
        function(self._loops(), *arguments)

    def bench_async_func(self, name, function, *arguments, inner_loops=1, loop_factory=None):
        import asyncio

        async def run(loops):
            for _ in range(loops):
                await function(*arguments)

        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(run(self._loops()))
