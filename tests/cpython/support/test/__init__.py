# What CPython's own tests import as the package test: files of the suite, and support of ours.
