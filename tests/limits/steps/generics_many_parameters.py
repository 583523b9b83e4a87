# A union of five hundred classes, and a class with hundreds of type parameters.
# expect: ok
# output: 500 True
# output: 60 60
union = None
classes = [type(f"C{i}", (), {}) for i in range(500)]
whole = classes[0]
for cls in classes[1:]:
    whole = whole | cls
print(len(whole.__args__), isinstance(classes[499](), whole))
class C[A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6,
        C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6,
        F7, F8, F9=int]:
    x: F8
print(len(C.__type_params__), len(C[(int,) * 60].__args__))
