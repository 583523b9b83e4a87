"""CPython's exec on the programs of bench/start: compile and run from source, runs per second."""
import contextlib
import io
import pathlib
import time

here = pathlib.Path(__file__).parent / "start"
programs = {
    "one_plus_one": "1+1",
    "script_of_40_lines": (here / "script.py").read_text(),
    "definitions_of_300_lines": (here / "definitions.py").read_text(),
}
for name, source in programs.items():
    best = 0.0
    for _ in range(5):
        count = 0
        start = time.process_time()
        with contextlib.redirect_stdout(io.StringIO()):
            while time.process_time() - start < 0.3:
                exec(compile(source, "bench.py", "exec"), {"__name__": "__main__"})
                count += 1
        best = max(best, count / (time.process_time() - start))
    print(f"{name:28} {best:12.0f} runs/s")
