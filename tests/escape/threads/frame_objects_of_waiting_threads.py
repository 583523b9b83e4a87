# Frame objects of a chain that waits show and change no registers of the chain that runs in its place.
# option: --allow-import threading
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
import threading

event = threading.Event()
frames = []
results = []


def work(secret):
    try:
        1 / 0
    except ZeroDivisionError as error:
        frames.append(error.__traceback__.tb_frame)
    event.wait()
    copy = secret
    results.append(copy)


try:
    raise KeyError
except KeyError as error:
    error.__traceback__.tb_frame
threads = [threading.Thread(target=work, args=(f"secret {number}",)) for number in range(5)]
for thread in threads:
    thread.start()


def look(one="one", two="two"):
    seen = []
    for frame in frames:
        seen += frame.f_locals.values()
        for name, value in (("secret", "changed"), ("new", 1)):
            try:
                frame.f_locals[name] = value
            except (KeyError, ValueError, RuntimeError):
                pass
        try:
            frame.clear()
        except RuntimeError:
            pass
        while frame is not None:
            frame = frame.f_back
    return (one, two), seen


mine, seen = look()
event.set()
for thread in threads:
    thread.join()
known = {f"secret {number}" for number in range(5)} | {"changed"}
is_contained = mine == ("one", "two") and set(results) <= known and not {"one", "two"} & {str(value) for value in seen}
print("contained" if is_contained else f"ESCAPED {mine} {seen} {results}")
