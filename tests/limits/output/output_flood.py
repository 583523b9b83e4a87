# Endless output.
# option: --max-output 10000 --max-time 20
# expect: output_limit
while True:
    print("spam" * 10)
