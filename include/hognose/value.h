// HostValue: data that crosses the boundary between host and guest.
//
// The host creates values for globals, for results of its functions and for fields of its objects.
// It receives them as arguments and in Outcome::return_value. Plain data crosses by copy. Some
// kinds cross by reference, and only if the host decides so: its own objects (host_class.h),
// read-only views of data that it keeps, and handles on functions and objects of the guest
// (crossing.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hognose {

struct HostReference;  // the target of an Object, a View or a handle (host_class.h)

// A value passed from guest to host or from host to guest. Containers own their items, so the copy
// duplicates items that the guest's structure shares. In what a run returns, a cycle or a structure
// beyond the conversion limits is replaced by kind Cut.
struct HostValue {
  enum class Kind : uint8_t {
    None,
    Bool,
    Int,
    BigInt,
    Float,
    Complex,
    Str,
    Bytes,
    List,
    Tuple,
    Set,
    FrozenSet,
    Dict,
    Ellipsis,
    Opaque,  // anything else, as Crossing::others says: text describes it
    Cut,     // text is the reason: "cycle" or "too large"; never an argument of a host function
    Object,  // an object of the host: see HostClass<T>::wrap() and unwrap()
    View,    // to the guest only: a read-only view of data, made by view()
    // Data made of other data. `items` or `entries` hold the parts, in this order. To the guest a
    // part may also be something else that the guest's class accepts.
    ByteArray,   // text: the bytes
    Range,       // items: start, stop, step
    Date,        // items: year, month, day
    Time,        // items: hour, minute, second, microsecond, fold, time zone or None
    DateTime,    // items: those of Date, then those of Time
    TimeDelta,   // items: days, seconds, microseconds
    TimeZone,    // items: offset (TimeDelta), name (Str) or None
    Decimal,     // text: the number, "1.50", "-1E+3", "NaN", "Infinity"; never rounded
    Fraction,    // items: numerator, denominator
    Uuid,        // text: 16 bytes, the highest first
    NamedTuple,  // text: the name of the class; entries: name and value of each field
    Dataclass,   // likewise. To the guest: the class of that name among its globals, or a new one
    // text: the name of the class; entries: the name and the value of the member. To the guest: the
    // member of the class of that name among its globals.
    EnumMember,
    // text: the name of the class; entries: "args" (Tuple), and if there are any, "notes" (List)
    // and "cause" (Exception). To the guest: a built-in exception, or a RuntimeError that names it.
    Exception,
    Function,  // something that the guest can call, as a handle (crossing.h): text describes it
    Link,      // a container that occurred before in the same value, if Crossing::sharing is set:
               // integer is the number of that container
  };
  using Entries = std::vector<std::pair<HostValue, HostValue>>;

  HostValue() = default;
  template <std::same_as<bool> T>
  HostValue(T truth) : kind(Kind::Bool), integer(truth ? 1 : 0) {}
  // Unsigned numbers beyond 63 bits become kind BigInt.
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  HostValue(T given) : kind(Kind::Int), integer(static_cast<int64_t>(given)) {
    if (std::cmp_greater(given, INT64_MAX)) {
      kind = Kind::BigInt;
      integer = 0;
      text = std::to_string(given);
    }
  }
  template <std::floating_point T>
  HostValue(T given) : kind(Kind::Float), number(static_cast<double>(given)) {}
  HostValue(std::string given) : kind(Kind::Str), text(std::move(given)) {}
  HostValue(std::string_view given) : kind(Kind::Str), text(given) {}
  HostValue(const char* given) : kind(Kind::Str), text(given) {}

  static HostValue bytes(std::string data) { return named(Kind::Bytes, std::move(data)); }
  // Decimal digits, or hexadecimal ones after "0x", preceded by "-" if negative. From the guest
  // they are always decimal.
  static HostValue big_int(std::string digits) { return named(Kind::BigInt, std::move(digits)); }
  static HostValue list(std::vector<HostValue> all) { return of(Kind::List, std::move(all)); }
  static HostValue tuple(std::vector<HostValue> all) { return of(Kind::Tuple, std::move(all)); }
  static HostValue set(std::vector<HostValue> all) { return of(Kind::Set, std::move(all)); }
  static HostValue dict(Entries all) { return named(Kind::Dict, std::string(), std::move(all)); }
  // Data made of other data; see Kind for the parts of each. The first is for kinds with items, the
  // second for kinds with text.
  static HostValue of(Kind kind, std::vector<HostValue> items) {
    HostValue made;
    made.kind = kind;
    made.items = std::move(items);
    return made;
  }
  static HostValue named(Kind kind, std::string text) {
    HostValue made;
    made.kind = kind;
    made.text = std::move(text);
    return made;
  }
  static HostValue named(Kind kind, std::string text, Entries entries) {
    HostValue made = named(kind, std::move(text));
    made.entries = std::move(entries);
    return made;
  }
  // A read-only view: the guest reads the host's data in place, item by item, without a copy of the
  // whole. Containers in it are views too; plain values are copied when they are read. The data
  // must not change while a run may read it. A view of a plain value is the value itself.
  static HostValue view(std::shared_ptr<const HostValue> data);
  static HostValue view(HostValue data);

  bool is_none() const { return kind == Kind::None; }
  // Whether it is a handle on an object of a guest, and the name of the object's class; empty if it
  // is not.
  bool is_handle() const;
  std::string_view guest_type() const;

  Kind kind = Kind::None;
  // Bool (0 or 1), Int. Link: the number of a container. A container: its own number, from 1, if
  // sharing crosses; else 0.
  int64_t integer = 0;
  double number = 0;     // Float; the real part of Complex
  double imaginary = 0;  // Complex
  // Str: UTF-8, lone surrogates as three bytes each. Bytes: the bytes unchanged. BigInt: decimal
  // digits. Opaque, Cut: see Kind.
  std::string text;
  std::vector<HostValue> items;                    // List, Tuple, Set, FrozenSet
  Entries entries;                                 // Dict, in insertion order
  std::shared_ptr<const HostReference> reference;  // Object, View, Function, Opaque as a handle
};

}  // namespace hognose
