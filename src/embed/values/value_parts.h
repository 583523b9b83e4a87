// Values that are data made of other data: dates, numbers of the library, records, exceptions.
//
// To the host such a value is taken apart into plain values, which are converted one by one. To the
// guest it is put together from them. The kinds from HostValue::Kind::ByteArray on and their shapes
// are in hognose/value.h.
#pragma once

#include "hognose/value.h"
#include "objects/core/vm.h"

namespace hognose {

// A guest's value in parts.
class ValueParts {
 public:
  explicit ValueParts(Vm& vm) : items(vm), vm_(vm) {}

  // Returns false if the value is nothing of the kind. Calls no guest code: a class that guests
  // define is recognized by what its decorator or metaclass stored.
  Result<bool> take_apart(Value value);

  HostValue::Kind kind = HostValue::Kind::None;
  Value text;        // a str or bytes, or undefined
  RootVector items;  // with has_entries: keys and values in turn
  bool has_entries = false;

 private:
  Result<bool> take_temporal(Value value, TypeId layout);
  Result<bool> take_number(Value value);
  Result<bool> take_uuid(Value value);
  Result<bool> take_named_tuple(Value value);
  Result<bool> take_record(Value value);
  Result<bool> take_exception(Value value);
  Result<void> push_entry(Value key, Value value);
  Result<void> push_numbers(std::initializer_list<int64_t> numbers);

  Vm& vm_;
};

// `items` and `entries` of the value are converted already, into `parts`, a tuple or a dict.
// Raises ValueError if the parts do not fit.
Result<Value> put_together_calling(Vm& vm, const HostValue& value, Value parts);

// The built-in exception of that name; TypeId::Count if there is none.
TypeId exception_named(std::string_view name);

}  // namespace hognose
