// Classes of the host: objects that guests hold by a handle, with the methods and fields that the
// host lists.
//
// The host describes a class once and wraps objects of it; guests see an ordinary class whose
// instances have these methods and fields and nothing else. Nothing is written unless a field has a
// setter, and no guest class derives from it unless allow_subclasses() says so.
#pragma once

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "hognose/host_typed.h"

namespace hognose {

// A class as the engine reads it; filled by HostClass<T>.
struct HostClassRows {
  struct Method {
    std::string signature;  // "deposit(self, amount: int)"
    internal::AdaptedFunction function;
  };
  struct Field {
    std::string name;
    HostFunction get;
    HostFunction set;  // empty: read-only. Its only argument is the value
  };
  std::string name;
  std::string doc;
  std::string constructor_signature;  // empty: guests make no instances
  internal::AdaptedFunction constructor;
  std::vector<Method> methods;
  std::vector<Field> fields;
  bool subclassable = false;
};

// What is behind a HostValue of kind Object or View.
struct HostReference {
  std::shared_ptr<void> object;               // Object
  std::shared_ptr<const HostClassRows> type;  // Object
  std::shared_ptr<const HostValue> data;      // View
};

inline HostValue HostValue::view(std::shared_ptr<const HostValue> data) {
  HostValue made;
  if (data == nullptr) return made;
  made.kind = Kind::View;
  made.reference = std::make_shared<const HostReference>(HostReference{{}, {}, std::move(data)});
  return made;
}
inline HostValue HostValue::view(HostValue data) {
  return view(std::make_shared<const HostValue>(std::move(data)));
}

// The class of guests' handles on objects of type T. Copies share one class. Describe it fully
// before it is first used in a sandbox; after that it must not change.
//
// Functions of a class must not hold a copy of it, which would keep itself alive: they capture it
// by reference. Functions take `T&` and, if they want more than the object, `HostCall&` or the
// arguments themselves (host_typed.h); they answer anything that a HostResult is made of, or
// nothing.
template <class T>
class HostClass {
 public:
  explicit HostClass(std::string name) : rows_(std::make_shared<HostClassRows>()) {
    rows_->name = std::move(name);
  }

  HostClass& doc(std::string text) {
    rows_->doc = std::move(text);
    return *this;
  }

  // What calling the class does: "Account(owner: str, balance: int = 0)". The function takes a
  // HostCall& or the arguments themselves and answers a std::shared_ptr<T>, or a HostResult made of
  // wrap() or of an exception.
  template <class Function>
  HostClass& constructor(std::string signature, Function function) {
    rows_->constructor_signature = std::move(signature);
    std::weak_ptr<HostClassRows> rows = rows_;
    auto make = [rows, function = std::move(function)](auto&... arguments) mutable -> HostResult {
      using Made = std::invoke_result_t<Function&, decltype(arguments)...>;
      if constexpr (std::is_convertible_v<Made, std::shared_ptr<T>>) {
        return wrap_as(rows.lock(), std::shared_ptr<T>(function(arguments...)));
      } else {
        return HostResult(function(arguments...));
      }
    };
    if constexpr (std::is_invocable_v<Function&, HostCall&>) {
      rows_->constructor = internal::adapted(
          [make = std::move(make)](HostCall& call) mutable { return make(call); });
    } else {
      rows_->constructor =
          internal::adapted_values<typename internal::ParametersOf<Function>::Types>(
              std::move(make));
    }
    return *this;
  }

  // "deposit(self, amount: int)". Special methods are given by their names ("__len__(self)",
  // "__getitem__(self, key)"), except those that make, destroy or take apart objects or intercept
  // their attributes.
  template <class Function>
  HostClass& method(std::string signature, Function function) {
    rows_->methods.push_back(
        {std::move(signature), internal::adapted_member<T>(std::move(function))});
    return *this;
  }

  template <class Getter>
  HostClass& field(std::string name, Getter getter) {
    rows_->fields.push_back(
        {std::move(name), internal::adapted_member<T>(std::move(getter)).code, {}});
    return *this;
  }
  // The setter takes `T&` and the new value; what it answers counts only if it raises. The name may
  // have an annotation ("limit: int"), which the values are checked by.
  template <class Getter, class Setter>
  HostClass& field(std::string name, Getter getter, Setter setter) {
    HostFunction set;
    if constexpr (std::is_invocable_v<Setter&, T&, HostValue&>) {
      auto with_value = [setter = std::move(setter)](T& object, HostCall& call) mutable {
        return internal::call_for_result(setter, object, call[0]);
      };
      set = internal::adapted_member<T>(std::move(with_value)).code;
    } else {
      set = internal::adapted_member<T>(std::move(setter)).code;
    }
    rows_->fields.push_back(
        {std::move(name), internal::adapted_member<T>(std::move(getter)).code, std::move(set)});
    return *this;
  }

  // Guests may derive classes from this one. What they override does not reach the host.
  HostClass& allow_subclasses() {
    rows_->subclassable = true;
    return *this;
  }

  // The object for a guest. It stays alive while the guest can reach it, at most until the run
  // ends (with keep_globals: until the sandbox does). The same object is the same to a guest.
  HostValue wrap(std::shared_ptr<T> object) const { return wrap_as(rows_, std::move(object)); }
  // The object in an argument; null if the value is none of this class.
  std::shared_ptr<T> unwrap(const HostValue& value) const {
    if (value.kind != HostValue::Kind::Object || value.reference == nullptr) return nullptr;
    if (value.reference->type != rows_) return nullptr;
    return std::static_pointer_cast<T>(value.reference->object);
  }

  std::shared_ptr<const HostClassRows> rows() const { return rows_; }

 private:
  static HostValue wrap_as(std::shared_ptr<const HostClassRows> rows, std::shared_ptr<T> object) {
    HostValue made;
    if (object == nullptr || rows == nullptr) return made;
    made.kind = HostValue::Kind::Object;
    made.reference = std::make_shared<const HostReference>(HostReference{
        std::const_pointer_cast<std::remove_const_t<T>>(std::move(object)), std::move(rows), {}});
    return made;
  }

  std::shared_ptr<HostClassRows> rows_;
};

}  // namespace hognose
