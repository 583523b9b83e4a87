# Notes that are not a list of strings, and objects that cannot be converted to text.
class Bad:
    def __repr__(self):
        raise ValueError("no repr")


class BadNotes(Exception):
    @property
    def __notes__(self):
        raise IndexError("no notes")


class BadNotesRepr(Exception):
    @property
    def __notes__(self):
        class Unshown(Exception):
            def __repr__(self):
                return 5
        raise Unshown


class NotText(Exception):
    def __str__(self):
        return 5


class Interrupted(Exception):
    def __str__(self):
        raise KeyboardInterrupt


def with_notes(error, notes):
    error.__notes__ = notes
    return error

