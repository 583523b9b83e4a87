# The method fetched by getattr on the class, then called: CVE-2023-41039.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


getattr(str, "format_map")("{a.__globals__}", {"a": f})
print("contained")
