# KeyboardInterrupt raised by the guest is an ordinary uncaught exception.
# expect: error:KeyboardInterrupt
raise KeyboardInterrupt("guest")
