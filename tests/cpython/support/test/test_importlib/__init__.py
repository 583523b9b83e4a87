# Of the tests of importlib only what other tests use.
