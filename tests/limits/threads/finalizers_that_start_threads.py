# A finalizer that starts a thread whose end finalizes the next object goes on until a limit ends the run.
# option: --allow-import threading --max-steps 3000000
# expect: step_limit
import threading


class Dies:
    def __del__(self):
        threading.Thread(target=Dies).start()


Dies()
threading.Event().wait()
