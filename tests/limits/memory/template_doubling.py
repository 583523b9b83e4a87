# A template that is added to itself repeatedly.
# option: --policy standard --max-memory 64 --max-steps 100000000
# expect: error:MemoryError
x = 1
template = t"{x} text "
while True:
    template = template + template
