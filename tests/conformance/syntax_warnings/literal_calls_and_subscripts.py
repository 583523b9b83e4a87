# exit: 0
# Calling or indexing a literal hints at a forgotten comma.
values = []
for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
    try:
        action()
    except TypeError as error:
        print(error)

#> 'int' object is not callable
#> 'str' object is not callable
#> 'tuple' object is not callable
#> 'list' object is not callable
#> 'set' object is not callable
#> 'NoneType' object is not callable
#> 'int' object is not subscriptable
#> 'set' object is not subscriptable
#> string indices must be integers, not 'str'
#> list indices must be integers or slices, not str
#> tuple indices must be integers or slices, not float
#> 'NoneType' object is not subscriptable
#> 'function' object is not subscriptable
#> 'str' object is not callable
#> 'generator' object is not subscriptable
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'int' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'str' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'tuple' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'list' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'set' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'NoneType' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'int' object is not subscriptable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'set' object is not subscriptable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: str indices must be integers or slices, not str; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: list indices must be integers or slices, not str; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: tuple indices must be integers or slices, not float; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'NoneType' object is not subscriptable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'function' object is not subscriptable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'str' object is not callable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
#! literal_calls_and_subscripts.py:4: SyntaxWarning: 'generator' object is not subscriptable; perhaps you missed a comma?
#!   for action in (lambda: 5(1), lambda: "a"(1), lambda: (1, 2)(3), lambda: [1](2), lambda: {1}(2), lambda: None(), lambda: 1[0], lambda: {1}[0], lambda: "ab"["x"], lambda: [1, 2]["k"], lambda: (1, 2)[1.5], lambda: None[0], lambda: (lambda: 0)[1], lambda: f"x"(), lambda: (x for x in values)[0]):
