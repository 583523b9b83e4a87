# A limit that is reached in a thread ends the run; no thread notices.
# option: --allow-import threading --max-steps 3000000
# expect: step_limit
# output: begun
import threading


def spin():
    print("begun", flush=True)
    try:
        while True:
            pass
    finally:
        print("never")


thread = threading.Thread(target=spin)
try:
    thread.start()
    thread.join()
finally:
    print("never")
