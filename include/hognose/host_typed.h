// Host functions with C++ parameters: `[](const std::string& city, double days) { … }`.
//
// Adapts any callable to one that takes a HostCall&; a callable that already takes a HostCall& is
// not changed. Parameters may be bool, numbers, std::string, HostValue, and std::vector and
// std::optional of these. An argument that does not convert raises a TypeError before the host's
// code runs.
#pragma once

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "hognose/host_call.h"

namespace hognose::internal {

template <class T>
struct FromHost {
  static_assert(std::is_arithmetic_v<T>,
                "parameters of host functions: bool, numbers, std::string, HostValue, and "
                "std::vector or std::optional of these");
  static std::string name() {
    if constexpr (std::is_same_v<T, bool>) return "bool";
    return std::is_integral_v<T> ? "int" : "float";
  }
  static bool read(HostValue& from, T& to) {
    bool is_int = from.kind == HostValue::Kind::Int || from.kind == HostValue::Kind::Bool;
    if constexpr (std::is_same_v<T, bool>) {
      to = from.integer != 0;
      return from.kind == HostValue::Kind::Bool;
    } else if constexpr (std::is_integral_v<T>) {
      to = static_cast<T>(from.integer);
      return is_int && std::in_range<T>(from.integer);
    } else {
      bool is_float = from.kind == HostValue::Kind::Float;
      to = static_cast<T>(is_float ? from.number : static_cast<double>(from.integer));
      return is_float || is_int;
    }
  }
};

template <>
struct FromHost<std::string> {
  static std::string name() { return "str"; }
  static bool read(HostValue& from, std::string& to) {
    to = std::move(from.text);
    return from.kind == HostValue::Kind::Str;
  }
};

template <>
struct FromHost<HostValue> {
  static std::string name() { return "object"; }
  static bool read(HostValue& from, HostValue& to) {
    to = std::move(from);
    return true;
  }
};

template <class T>
struct FromHost<std::optional<T>> {
  static std::string name() { return FromHost<T>::name() + " | None"; }
  static bool read(HostValue& from, std::optional<T>& to) {
    return from.is_none() || FromHost<T>::read(from, to.emplace());
  }
};

template <class T>
struct FromHost<std::vector<T>> {
  static std::string name() { return "list of " + FromHost<T>::name(); }
  static bool read(HostValue& from, std::vector<T>& to) {
    if (from.kind != HostValue::Kind::List && from.kind != HostValue::Kind::Tuple) return false;
    for (HostValue& item : from.items) {
      T value{};
      if (!FromHost<T>::read(item, value)) return false;
      to.push_back(std::move(value));
    }
    return true;
  }
};

// The parameter types of a callable that is not a template.
template <class Function>
struct ParametersOf : ParametersOf<decltype(&Function::operator())> {};
template <class Result, class... Parameters>
struct ParametersOf<Result (*)(Parameters...)> {
  using Types = std::tuple<Parameters...>;
};
template <class Result, class Class, class... Parameters>
struct ParametersOf<Result (Class::*)(Parameters...)> {
  using Types = std::tuple<Parameters...>;
};
template <class Result, class Class, class... Parameters>
struct ParametersOf<Result (Class::*)(Parameters...) const> {
  using Types = std::tuple<Parameters...>;
};
template <class Result, class... Parameters>
struct ParametersOf<Result (*)(Parameters...) noexcept> {
  using Types = std::tuple<Parameters...>;
};
template <class Result, class Class, class... Parameters>
struct ParametersOf<Result (Class::*)(Parameters...) const noexcept> {
  using Types = std::tuple<Parameters...>;
};

// `leading` is the object that a method is called on, or empty.
template <class Types, class Function, size_t... index, class... Leading>
HostResult call_with_values(Function& function, HostCall& call, std::index_sequence<index...>,
                            Leading&... leading) {
  constexpr size_t kLeading = sizeof...(Leading);
  std::tuple<std::remove_cvref_t<std::tuple_element_t<index + kLeading, Types>>...> values;
  std::string wrong;
  [[maybe_unused]] auto read = [&](size_t parameter, auto& value) {
    using From = FromHost<std::remove_cvref_t<decltype(value)>>;
    if (!wrong.empty() || From::read(call[parameter], value)) return;
    wrong = std::string(call.name()) + "() argument '" +
            std::string(call.parameter_name(parameter)) + "' must be " + From::name();
  };
  (read(index, std::get<index>(values)), ...);
  if (!wrong.empty()) return HostResult::raise("TypeError", std::move(wrong));
  return call_for_result(function, leading..., std::get<index>(values)...);
}

// A host function and the number of arguments it takes. -1: it takes a HostCall, so the signature
// determines the number.
struct AdaptedFunction {
  HostFunction code;
  int argument_count = -1;
};

// Adapts a callable that takes values of these types.
template <class Types, class Function>
AdaptedFunction adapted_values(Function function) {
  constexpr size_t kCount = std::tuple_size_v<Types>;
  auto code = [function = std::move(function)](HostCall& call) mutable {
    auto with_values = [&](HostCall& same_call) {
      return call_with_values<Types>(function, same_call, std::make_index_sequence<kCount>());
    };
    return call_for_result(with_values, call);
  };
  return {std::move(code), static_cast<int>(kCount)};
}

template <class Function>
AdaptedFunction adapted(Function function) {
  if constexpr (std::is_invocable_v<Function&, HostCall&>) {
    return {[function = std::move(function)](HostCall& call) mutable {
      return call_for_result(function, call);
    }};
  } else {
    return adapted_values<typename ParametersOf<Function>::Types>(std::move(function));
  }
}

// Adapts a member function, whose first parameter is `T&`.
template <class T, class Function>
AdaptedFunction adapted_member(Function function) {
  if constexpr (std::is_invocable_v<Function&, T&, HostCall&>) {
    return {[function = std::move(function)](HostCall& call) mutable {
      return call_for_result(function, *static_cast<T*>(call.object()), call);
    }};
  } else if constexpr (std::is_invocable_v<Function&, T&>) {
    auto code = [function = std::move(function)](HostCall& call) mutable {
      return call_for_result(function, *static_cast<T*>(call.object()));
    };
    return {std::move(code), 0};
  } else {
    using Types = typename ParametersOf<Function>::Types;
    constexpr size_t kCount = std::tuple_size_v<Types> - 1;
    auto code = [function = std::move(function)](HostCall& call) mutable {
      auto with_values = [&](HostCall& same_call) {
        return call_with_values<Types>(function, same_call, std::make_index_sequence<kCount>(),
                                       *static_cast<T*>(same_call.object()));
      };
      return call_for_result(with_values, call);
    };
    return {std::move(code), static_cast<int>(kCount)};
  }
}

}  // namespace hognose::internal
