# Endless new classes that are kept.
# option: --max-memory 64 --max-time 30
# expect: memory_error
classes = []
while True:
    classes.append(type("C", (), {"x": 1}))
