// Host classes: let guests hold host objects by handle and use the methods and fields that the host
// lists.
//
// The host describes a class once and wraps objects of it. Guests see an ordinary class whose
// instances have these methods and fields and nothing else. A guest can assign a field only if the
// field has a setter, and can derive from the class only after allow_subclasses().
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "hognose/host_typed.h"
#include "hognose/waiting.h"

namespace hognose {

// The description of a class that the engine reads. HostClass<T> fills it in.
struct HostClassRows {
  struct Method {
    std::string signature;  // "deposit(self, amount: int)"
    internal::AdaptedFunction function;
    std::optional<WaitKind> waits;  // set for a method without code
  };
  struct Field {
    std::string name;
    HostFunction get;
    HostFunction set;  // called with the value as its only argument; empty: the field is read-only
  };
  std::string name;
  std::string doc;
  std::string constructor_signature;  // empty: guests cannot create instances
  internal::AdaptedFunction constructor;
  std::vector<Method> methods;
  std::vector<Field> fields;
  bool subclassable = false;
};

struct GuestReference;  // internal: the object of a guest that a handle refers to

// The target of a HostValue that crosses by reference.
struct HostReference {
  std::shared_ptr<void> object;                 // Object
  std::shared_ptr<const HostClassRows> type;    // Object
  std::shared_ptr<const HostValue> data;        // View
  std::shared_ptr<const GuestReference> guest;  // a handle
  std::string guest_type;                       // a handle: the name of the object's class
};

inline bool HostValue::is_handle() const {
  return reference != nullptr && reference->guest != nullptr;
}
inline std::string_view HostValue::guest_type() const {
  return reference == nullptr ? std::string_view() : std::string_view(reference->guest_type);
}

inline HostValue HostValue::view(std::shared_ptr<const HostValue> data) {
  HostValue made;
  if (data == nullptr) return made;
  made.kind = Kind::View;
  made.reference =
      std::make_shared<const HostReference>(HostReference{{}, {}, std::move(data), {}, {}});
  return made;
}
inline HostValue HostValue::view(HostValue data) {
  return view(std::make_shared<const HostValue>(std::move(data)));
}

// The class of the guest's handles on objects of type T. Copies of a HostClass share one class.
// Describe it completely before its first use in a sandbox; it must not change after that.
//
// A function of the class must capture the HostClass by reference. A captured copy would keep the
// class alive for ever. Functions take `T&`, followed by a `HostCall&` or by the arguments
// themselves (host_typed.h) if they need more than the object. They return anything that converts
// to a HostResult, or void.
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

  // The constructor that guests call: "Account(owner: str, balance: int = 0)". The function takes a
  // HostCall& or the arguments themselves. It returns a std::shared_ptr<T>, or a HostResult made
  // from wrap() or HostResult::raise().
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

  // A method by its signature: "deposit(self, amount: int)". Special methods are allowed
  // ("__len__(self)", "__getitem__(self, key)"), except those that create, destroy or take apart
  // objects or that intercept attribute access.
  template <class Function>
  HostClass& method(std::string signature, Function function) {
    rows_->methods.push_back(
        {std::move(signature), internal::adapted_member<T>(std::move(function)), {}});
    return *this;
  }
  // A method that the host answers later, as Sandbox::define_waiting() defines a function.
  // WaitingCall::object is the object.
  HostClass& waiting_method(std::string signature, WaitKind kind = WaitKind::Deferred) {
    rows_->methods.push_back({std::move(signature), {}, kind});
    return *this;
  }

  template <class Getter>
  HostClass& field(std::string name, Getter getter) {
    rows_->fields.push_back(
        {std::move(name), internal::adapted_member<T>(std::move(getter)).code, {}});
    return *this;
  }
  // The setter takes `T&` and the new value. Its result is ignored unless it raises. An annotation
  // on the name ("limit: int") makes the engine check assigned values.
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

  // Lets guests derive classes from this one. The host never sees what they override.
  HostClass& allow_subclasses() {
    rows_->subclassable = true;
    return *this;
  }

  // Wraps an object for a guest. It stays alive while the guest can reach it, at most until the run
  // ends (in a Session: until it is destroyed). Wrapping the same object again gives
  // the guest an identical object.
  HostValue wrap(std::shared_ptr<T> object) const { return wrap_as(rows_, std::move(object)); }
  // The object in an argument; null if the value is not an instance of this class.
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
    made.reference = std::make_shared<const HostReference>(
        HostReference{std::const_pointer_cast<std::remove_const_t<T>>(std::move(object)),
                      std::move(rows),
                      {},
                      {},
                      {}});
    return made;
  }

  std::shared_ptr<HostClassRows> rows_;
};

}  // namespace hognose
