// Functions, classes and modules of the host in the C interface.
#include "handles.h"

using namespace hognose;
using namespace hognose::c;

namespace {

// What waiting functions are called in C++; nothing if the number is no kind.
std::optional<WaitKind> wait_kind(hognose_wait_kind kind) {
  static_assert(static_cast<int>(WaitKind::AsynchronousAtOnce) == HOGNOSE_ASYNCHRONOUS_AT_ONCE);
  if (kind > HOGNOSE_ASYNCHRONOUS_AT_ONCE) return std::nullopt;
  return static_cast<WaitKind>(kind);
}

// A C function as a member of a class of the host.
auto member_function(hognose_function function, std::shared_ptr<void> user) {
  return [call_function = host_function(function, std::move(user))](Foreign&, HostCall& call) {
    return call_function(call);
  };
}

// How far a function of the guest has come. What it raised is also the answer of the call.
hognose_progress* progress_of(Call& call, GuestProgress from) {
  Progress progress;
  progress.waiting = std::move(from.waiting);
  progress.cancelled = std::move(from.cancelled);
  if (!progress.waiting && from.result.raises()) {
    progress.outcome.status = Status::Error;
    progress.outcome.error = OutcomeError{from.result.exception(), from.result.message(), {}, {}};
    call.result = std::move(from.result);
  } else if (!progress.waiting) {
    progress.outcome.return_value = from.result.take_value();
  }
  return made<hognose_progress>(std::move(progress));
}

}  // namespace

size_t hognose_call_size(const hognose_call* call) { return in(call).call.size(); }
const hognose_value* hognose_call_argument(const hognose_call* call, size_t index) {
  HostCall& from = in(call).call;
  return index < from.size() ? handle_of<hognose_value>(&from[index]) : nullptr;
}
bool hognose_call_given(const hognose_call* call, size_t index) {
  return in(call).call.given(index);
}
hognose_text hognose_call_name(const hognose_call* call) { return text_of(in(call).call.name()); }
double hognose_call_remaining_seconds(const hognose_call* call) {
  return in(call).call.remaining_seconds();
}
bool hognose_call_cancelled(const hognose_call* call) { return in(call).call.cancelled(); }
void* hognose_call_object(const hognose_call* call) { return in(call).call.object(); }
void hognose_call_return(hognose_call* call, hognose_value* value) {
  auto from = taken(value);
  if (from != nullptr) {
    in(call).result = HostResult(std::move(*from));
  } else {
    in(call).result = HostResult::raise("MemoryError", {});
  }
}
hognose_value* hognose_call_guest(hognose_call* call, const hognose_value* function,
                                  hognose_value* arguments, hognose_value* keywords) {
  return making([&]() -> hognose_value* {
    Arguments given = arguments_of(arguments, keywords);
    HostResult result =
        in(call).call.call(in(function), std::move(given.positional), std::move(given.keywords));
    if (!result.raises()) return made<hognose_value>(result.take_value());
    in(call).result = std::move(result);
    return nullptr;
  });
}
hognose_progress* hognose_call_start_guest(hognose_call* call, const hognose_value* function,
                                           hognose_value* arguments, hognose_value* keywords) {
  return making([&] {
    Arguments given = arguments_of(arguments, keywords);
    return progress_of(in(call), in(call).call.start_call(in(function), std::move(given.positional),
                                                          std::move(given.keywords)));
  });
}
hognose_progress* hognose_call_resume(hognose_call* call, hognose_answers* answers,
                                      double seconds) {
  return making([&] {
    auto given = taken(answers);
    HostCall& to = in(call).call;
    return progress_of(in(call), given == nullptr ? to.resume({}, seconds)
                                                  : to.resume(std::move(*given), seconds));
  });
}
hognose_text hognose_call_raised(const hognose_call* call) {
  return text_of(in(call).result.exception());
}
void hognose_call_raise(hognose_call* call, hognose_text type, hognose_text message) {
  try {
    in(call).result = HostResult::raise(std::string(view(type)), std::string(view(message)));
  } catch (...) {
    in(call).result = HostResult::raise("MemoryError", {});
  }
}

hognose_error* hognose_sandbox_define(hognose_sandbox* sandbox, hognose_text signature,
                                      hognose_function function, void* user,
                                      hognose_free_user free_user) {
  return failing([&] {
    Sandbox& to = *in(sandbox).sandbox;
    auto shared = shared_user(user, free_user);
    return defined(to, to.define(view(signature), host_function(function, std::move(shared))));
  });
}
hognose_error* hognose_sandbox_define_waiting(hognose_sandbox* sandbox, hognose_text signature,
                                              hognose_wait_kind kind) {
  return failing([&]() -> hognose_error* {
    auto waits = wait_kind(kind);
    if (!waits) return error("there is no such kind of wait");
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.define_waiting(view(signature), *waits));
  });
}

hognose_class* hognose_class_new(hognose_text name) {
  return making([&] { return made<hognose_class>(std::string(view(name))); });
}
hognose_error* hognose_class_add_method(hognose_class* type, hognose_text signature,
                                        hognose_function function, void* user,
                                        hognose_free_user free_user) {
  return failing([&]() -> hognose_error* {
    auto shared = shared_user(user, free_user);
    in(type).method(std::string(view(signature)), member_function(function, std::move(shared)));
    return nullptr;
  });
}
hognose_error* hognose_class_add_waiting(hognose_class* type, hognose_text signature,
                                         hognose_wait_kind kind) {
  return failing([&]() -> hognose_error* {
    std::optional<WaitKind> waits = wait_kind(kind);
    if (!waits) return error("there is no such kind of waiting");
    in(type).waiting_method(std::string(view(signature)), *waits);
    return nullptr;
  });
}
hognose_error* hognose_class_add_field(hognose_class* type, hognose_text name, hognose_function get,
                                       hognose_function set, void* user,
                                       hognose_free_user free_user) {
  return failing([&]() -> hognose_error* {
    auto shared = shared_user(user, free_user);
    std::string field(view(name));
    if (set == nullptr) {
      in(type).field(std::move(field), member_function(get, std::move(shared)));
    } else {
      in(type).field(std::move(field), member_function(get, shared), member_function(set, shared));
    }
    return nullptr;
  });
}
hognose_error* hognose_class_set_constructor(hognose_class* type, hognose_text signature,
                                             hognose_function function, void* user,
                                             hognose_free_user free_user) {
  return failing([&]() -> hognose_error* {
    auto shared = shared_user(user, free_user);
    in(type).constructor(std::string(view(signature)), host_function(function, std::move(shared)));
    return nullptr;
  });
}
hognose_value* hognose_class_wrap(const hognose_class* type, void* object,
                                  hognose_free_user free_object) {
  return making([&] {
    std::shared_ptr<void> shared = shared_user(object, free_object);
    auto foreign = std::static_pointer_cast<Foreign>(std::move(shared));
    return made<hognose_value>(in(type).wrap(std::move(foreign)));
  });
}
void* hognose_class_unwrap(const hognose_class* type, const hognose_value* value) {
  return in(type).unwrap(in(value)).get();
}
hognose_error* hognose_sandbox_expose_class(hognose_sandbox* sandbox, const hognose_class* type) {
  return failing([&] {
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.expose_class(in(type)));
  });
}
void hognose_class_free(hognose_class* type) { taken(type); }

hognose_module* hognose_module_new(hognose_text name) {
  return making([&] { return made<hognose_module>(std::string(view(name))); });
}
hognose_error* hognose_module_add_function(hognose_module* module, hognose_text signature,
                                           hognose_function function, void* user,
                                           hognose_free_user free_user) {
  return failing([&]() -> hognose_error* {
    auto shared = shared_user(user, free_user);
    in(module).function(std::string(view(signature)), host_function(function, std::move(shared)));
    return nullptr;
  });
}
hognose_error* hognose_module_add_waiting(hognose_module* module, hognose_text signature,
                                          hognose_wait_kind kind) {
  return failing([&]() -> hognose_error* {
    auto waits = wait_kind(kind);
    if (!waits) return error("there is no such kind of wait");
    in(module).waiting_function(std::string(view(signature)), *waits);
    return nullptr;
  });
}
hognose_error* hognose_module_add_value(hognose_module* module, hognose_text name,
                                        hognose_value* value) {
  return failing([&]() -> hognose_error* {
    auto from = taken(value);
    if (from == nullptr) return error("the value is NULL");
    in(module).value(std::string(view(name)), std::move(*from));
    return nullptr;
  });
}
hognose_error* hognose_module_add_class(hognose_module* module, const hognose_class* type) {
  return failing([&]() -> hognose_error* {
    in(module).type(in(type));
    return nullptr;
  });
}
hognose_error* hognose_sandbox_add_module(hognose_sandbox* sandbox, const hognose_module* module) {
  return failing([&] {
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.add_module(in(module)));
  });
}
void hognose_module_free(hognose_module* module) { taken(module); }
