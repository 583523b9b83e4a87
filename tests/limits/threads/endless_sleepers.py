# Threads that sleep forever use up steps.
# option: --allow-import threading,time --max-steps 1000000
# expect: step_limit
import threading
import time


def sleep():
    while True:
        time.sleep(1)


for _ in range(10):
    threading.Thread(target=sleep).start()
