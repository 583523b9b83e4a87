# A text doubled until it does not fit.
# option: --max-time 20
# expect: memory_error
text = "ab"
while True:
    text += text
