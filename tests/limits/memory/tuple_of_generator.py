# tuple over an endless generator.
# option: --max-memory 64 --max-time 20
# expect: memory_error
tuple(object() for _ in iter(int, 1))
