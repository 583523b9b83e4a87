# Code that a thread compiles and runs waits, while others compile, run and forget theirs.
# option: --allow-import threading
# expect-strict: NameError: eval
# expect-standard: contained
import threading

event = threading.Event()
values = []
functions = []


def work(number):
    for step in range(4):
        text = f"(event.wait(0.001), {number} * {step}, [item for item in range({step})])[1]"
        values.append(eval(text) == number * step)
        exec(f"def made(): return {number}, {step}\nevent.wait(0.001)\nfunctions.append((made, {number}, {step}))",
             {"event": event, "functions": functions})
        eval("1 + 1")


eval
threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
are_kept = [made() == (number, step) for made, number, step in functions]
is_contained = values == [True] * 16 and are_kept == [True] * 16
print("contained" if is_contained else f"ESCAPED {values} {functions}")
