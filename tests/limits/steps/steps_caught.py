# The stop at the step limit cannot be caught.
# option: --max-steps 100000
# expect: step_limit
# output: start
print("start")
while True:
    try:
        while True:
            pass
    except BaseException:
        print("survived")
    finally:
        print("finally ran")
