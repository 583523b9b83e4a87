# Case methods, with letters whose case mapping changes the length.
for text in ("hello World", "ÉCOLE straße", "ǆungla", "ﬁn", "ß", "İi", "ΑΣΣ ΟΔΟΣ", "123abc", "they're bill's", "",
             "a1b2", "x-ray YANKEE", "ǅ", "𐐨𐐀"):
    print(repr(text), text.upper(), text.lower(), text.title(), text.capitalize(), text.swapcase(), text.casefold())
for text in ("abc", "ABC", "Abc", "Abc Def", "abc1", "1", "", " ", "aB", "ß", "ǅ", "A1 B2", "Ab C", "ab Cd"):
    print(repr(text), text.isupper(), text.islower(), text.istitle())
print("Σ".lower(), "ΑΣ".lower(), "ΑΣΑ".lower(), "Σ Σ".lower(), len("İ".lower()), len("ﬃ".upper()))
for bad in (lambda: "a".upper(1), lambda: str.lower(5), lambda: "a".title(x=1), lambda: str.upper()):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> 'hello World' HELLO WORLD hello world Hello World Hello world HELLO wORLD hello world
#> 'ÉCOLE straße' ÉCOLE STRASSE école straße École Straße École straße école STRASSE école strasse
#> 'ǆungla' ǄUNGLA ǆungla ǅungla ǅungla ǄUNGLA ǆungla
#> 'ﬁn' FIN ﬁn Fin Fin FIN fin
#> 'ß' SS ß Ss Ss SS ss
#> 'İi' İI i̇i İi İi i̇I i̇i
#> 'ΑΣΣ ΟΔΟΣ' ΑΣΣ ΟΔΟΣ ασς οδος Ασς Οδος Ασς οδος ασς οδος ασσ οδοσ
#> '123abc' 123ABC 123abc 123Abc 123abc 123ABC 123abc
#> "they're bill's" THEY'RE BILL'S they're bill's They'Re Bill'S They're bill's THEY'RE BILL'S they're bill's
#> ''      
#> 'a1b2' A1B2 a1b2 A1B2 A1b2 A1B2 a1b2
#> 'x-ray YANKEE' X-RAY YANKEE x-ray yankee X-Ray Yankee X-ray yankee X-RAY yankee x-ray yankee
#> 'ǅ' Ǆ ǆ ǅ ǅ ǅ ǆ
#> '𐐨𐐀' 𐐀𐐀 𐐨𐐨 𐐀𐐨 𐐀𐐨 𐐀𐐨 𐐨𐐨
#> 'abc' False True False
#> 'ABC' True False False
#> 'Abc' False False True
#> 'Abc Def' False False True
#> 'abc1' False True False
#> '1' False False False
#> '' False False False
#> ' ' False False False
#> 'aB' False False False
#> 'ß' False True False
#> 'ǅ' False False True
#> 'A1 B2' True False True
#> 'Ab C' False False True
#> 'ab Cd' False False False
#> σ ας ασα σ σ 2 3
#> str.upper() takes no arguments (1 given)
#> descriptor 'lower' for 'str' objects doesn't apply to a 'int' object
#> str.title() takes no keyword arguments
#> unbound method str.upper() needs an argument
