# Digits are parsed in many ways, each with a megabyte of spaces after them.
# option: --allow-import time
# option: --max-steps 3000000
# expect: step_limit
import time

text = '1' * 12 + ' ' * 1_000_000
while True:
    try:
        time.strptime(text, '%H%M%S%d%m%j%U%w %y')
    except ValueError:
        pass
