# zoneinfo: the zones that need no data of a host: UTC and those at a fixed distance from it. All others are
# not found, as on a system without the IANA database.
"""Time zones by their IANA names, as far as they are fixed."""

from datetime import timedelta as _timedelta, tzinfo as _tzinfo

__all__ = ['ZoneInfo', 'reset_tzpath', 'available_timezones', 'TZPATH', 'ZoneInfoNotFoundError',
           'InvalidTZPathWarning']

TZPATH = ()


class ZoneInfoNotFoundError(KeyError):
    """There is no zone of that name."""


class InvalidTZPathWarning(RuntimeWarning):
    """A path that is not absolute: there are no paths here."""


def _fixed_zones():
    zones = {name: (0, 'UTC') for name in ('UTC', 'Etc/UTC', 'Etc/UCT', 'Etc/Universal', 'Etc/Zulu',
                                           'UCT', 'Universal', 'Zulu')}
    for name in ('GMT', 'Etc/GMT', 'Etc/GMT0', 'Etc/GMT+0', 'Etc/GMT-0', 'Etc/Greenwich', 'GMT0',
                 'GMT+0', 'GMT-0', 'Greenwich'):
        zones[name] = (0, 'GMT')
    # The signs of these are those of POSIX: west is positive.
    for hours in range(1, 15):
        zones[f'Etc/GMT-{hours}'] = (hours, f'+{hours:02}')
    for hours in range(1, 13):
        zones[f'Etc/GMT+{hours}'] = (-hours, f'-{hours:02}')
    return zones


_ZONES = _fixed_zones()


class ZoneInfo(_tzinfo):
    """A zone by its key; equal keys give the same object."""

    _cache = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls._cache = {}

    def __new__(cls, key):
        self = cls._cache.get(key)
        if self is None:
            self = cls._cache.setdefault(key, cls._make(key))
        return self

    @classmethod
    def _make(cls, key):
        if not isinstance(key, str):
            raise TypeError(f'expected str, bytes or os.PathLike object, not {type(key).__name__}')
        if key.startswith('/') or '..' in key.split('/'):
            raise ValueError(f'ZoneInfo keys may not be absolute paths, got: {key}')
        if key not in _ZONES:
            raise ZoneInfoNotFoundError(f'No time zone found with key {key}')
        self = super().__new__(cls)
        hours, self._name = _ZONES[key]
        self._offset = _timedelta(hours=hours)
        self._key = key
        return self

    @classmethod
    def no_cache(cls, key):
        """A new object for the key."""
        return cls._make(key)

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        """Forgets the objects made so far."""
        if only_keys is None:
            cls._cache.clear()
        else:
            for key in only_keys:
                cls._cache.pop(key, None)

    @classmethod
    def from_file(cls, fobj, /, key=None):
        raise NotImplementedError('time zone files are not supported')

    @property
    def key(self):
        return self._key

    def utcoffset(self, dt, /):
        """The distance from UTC."""
        return self._offset

    def dst(self, dt, /):
        """None of it is daylight saving time."""
        return _timedelta(0)

    def tzname(self, dt, /):
        """The abbreviation."""
        return self._name

    def __str__(self):
        return self._key

    def __repr__(self):
        return f'{type(self).__module__}.{type(self).__qualname__}(key={self._key!r})'

    def __reduce__(self):
        return ZoneInfo, (self._key,)


def available_timezones():
    """The keys that are known."""
    return set(_ZONES)


def reset_tzpath(to=None):
    """Nothing: no path is searched."""
