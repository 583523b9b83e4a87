// The handles of the C interface: each opaque type stands for one C++ type. Everything here is for
// the files beside it.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose.h"
#include "hognose/check.h"
#include "hognose/session.h"

namespace hognose::c {

// The objects of a hognose_class are known to C alone.
struct Foreign {};

struct OwnedSandbox {
  std::unique_ptr<Sandbox> sandbox;
  Session* session = nullptr;  // the same sandbox, if it is a session
};

// A call of a C function, and the answer that it has given.
struct Call {
  HostCall& call;
  HostResult result;
};

// The C++ type that stands behind a handle.
template <class Handle>
struct Behind;
template <class Type>
struct Is {
  using type = Type;
};
template <>
struct Behind<hognose_error> : Is<std::string> {};
template <>
struct Behind<hognose_value> : Is<HostValue> {};
template <>
struct Behind<hognose_policy> : Is<Policy> {};
template <>
struct Behind<hognose_limits> : Is<Limits> {};
template <>
struct Behind<hognose_files> : Is<RunFiles> {};
template <>
struct Behind<hognose_entries> : Is<std::vector<Mount::Entry>> {};
template <>
struct Behind<hognose_runtime> : Is<std::shared_ptr<Runtime>> {};
template <>
struct Behind<hognose_program> : Is<Program> {};
template <>
struct Behind<hognose_sandbox> : Is<OwnedSandbox> {};
template <>
struct Behind<hognose_outcome> : Is<Outcome> {};
template <>
struct Behind<hognose_call> : Is<Call> {};
template <>
struct Behind<hognose_class> : Is<HostClass<Foreign>> {};
template <>
struct Behind<hognose_module> : Is<HostModule> {};
template <>
struct Behind<hognose_progress> : Is<Progress> {};
template <>
struct Behind<hognose_answers> : Is<std::vector<Answer>> {};
template <>
struct Behind<hognose_report> : Is<CheckReport> {};

template <class Handle>
typename Behind<Handle>::type& in(Handle* handle) {
  return *reinterpret_cast<typename Behind<Handle>::type*>(handle);
}
template <class Handle>
const typename Behind<Handle>::type& in(const Handle* handle) {
  return *reinterpret_cast<const typename Behind<Handle>::type*>(handle);
}
template <class Handle>
Handle* handle_of(typename Behind<Handle>::type* object) {
  return reinterpret_cast<Handle*>(object);
}
template <class Handle>
const Handle* handle_of(const typename Behind<Handle>::type* object) {
  return reinterpret_cast<const Handle*>(object);
}
// A new object of the type behind the handle.
template <class Handle, class... Arguments>
Handle* made(Arguments&&... arguments) {
  return handle_of<Handle>(new
                           typename Behind<Handle>::type(std::forward<Arguments>(arguments)...));
}
// Takes over what a function consumes. Null stays null.
template <class Handle>
std::unique_ptr<typename Behind<Handle>::type> taken(Handle* handle) {
  return std::unique_ptr<typename Behind<Handle>::type>(
      reinterpret_cast<typename Behind<Handle>::type*>(handle));
}

inline std::string_view view(hognose_text text) {
  return text.size == 0 ? std::string_view() : std::string_view(text.data, text.size);
}
inline hognose_text text_of(std::string_view text) { return {text.data(), text.size()}; }

inline hognose_error* error(std::string message) { return made<hognose_error>(std::move(message)); }
// The error of which there is one, made before memory can run out.
hognose_error* out_of_memory();

// The body of a function that returns an error: nothing is thrown out of it.
template <class Body>
hognose_error* failing(Body body) {
  try {
    return body();
  } catch (...) {
    return out_of_memory();
  }
}
// The body of a function that returns a new object, or null without memory.
template <class Body>
auto making(Body body) -> decltype(body()) {
  try {
    return body();
  } catch (...) {
    return nullptr;
  }
}

// Callbacks share their `user`, which is freed with the last of them.
inline std::shared_ptr<void> shared_user(void* user, hognose_free_user free_user) {
  return std::shared_ptr<void>(user, [free_user](void* last) {
    if (free_user != nullptr) free_user(last);
  });
}
// A C function as a function of the host.
inline auto host_function(hognose_function function, std::shared_ptr<void> user) {
  return [function, user = std::move(user)](HostCall& call) {
    Call state{call, {}};
    function(handle_of<hognose_call>(&state), user.get());
    return std::move(state.result);
  };
}

// The result of a definition: nothing, or the reason why it was refused.
hognose_error* defined(const Sandbox& sandbox, bool is_defined);

// The arguments of a call of a guest function. Consumes the values.
struct Arguments {
  std::vector<HostValue> positional;
  HostCall::Keywords keywords;
};
Arguments arguments_of(hognose_value* arguments, hognose_value* keywords);

// Options as C++ has them. A struct of an older or newer header may be shorter or longer than ours.
SandboxOptions sandbox_options(const hognose_options& options);
hognose_options full_options(const hognose_options* given);
std::shared_ptr<Runtime> runtime_of(const hognose_options& options);

// Fills in a struct of the caller, as far as its size says.
template <class Struct>
void put(Struct* to, Struct from) {
  from.struct_size = to->struct_size;
  std::memcpy(to, &from, std::min(to->struct_size, sizeof(Struct)));
}

}  // namespace hognose::c
