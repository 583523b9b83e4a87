# A docstring that was passed to property() stays when the getter is replaced; one that came from the
# option: --policy standard
# getter does not.
def get(self):
    """of the first getter"""


def other(self):
    """of the other"""


def bare(self):
    pass


for made in (property(get, doc="given"), property(get), property(bare), property(None, None)):
    print([each.__doc__ for each in (made, made.getter(other), made.getter(bare), made.setter(other),
                                     made.getter(bare).getter(other))])

#> ['given', 'given', 'given', 'given', 'given']
#> ['of the first getter', 'of the other', None, 'of the first getter', 'of the other']
#> [None, 'of the other', None, None, 'of the other']
#> [None, 'of the other', None, None, 'of the other']
