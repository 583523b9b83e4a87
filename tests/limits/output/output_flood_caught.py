# The stop at the output limit cannot be caught.
# option: --max-output 10000 --max-time 20
# expect: output_limit
while True:
    try:
        print("spam")
    except BaseException:
        pass
