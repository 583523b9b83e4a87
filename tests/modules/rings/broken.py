value = 1
def f(:
    pass
