# Threads that began and ended leave nothing behind.
# option: --allow-import threading --max-memory 16
# expect: ok
# output: 3000
import threading

ended = 0


def end():
    global ended
    ended += 1


for _ in range(3000):
    thread = threading.Thread(target=end)
    thread.start()
    thread.join()
print(ended)
