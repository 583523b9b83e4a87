// Calls host code and catches what it throws.
//
// This file alone is built with C++ exceptions and RTTI (CMakeLists.txt). It includes only public
// headers, so that no inline function of the engine is compiled a second time with other flags.
#include "embed/host/call_host.h"

#include <exception>
#include <tuple>
#include <type_traits>
#include <utility>

#include "heap/native_stack.h"

namespace hognose {

namespace {

constexpr size_t kLongestMessage = 10'000;

std::string beginning_of(const char* text) {
  std::string_view whole = text == nullptr ? std::string_view() : text;
  return std::string(whole.substr(0, kLongestMessage));
}

// Describes the exception being handled; call it inside a handler. Leaves the description empty if
// there is no memory for it.
void describe_current(HostFailure& failure) noexcept {
  try {
    try {
      throw;
    } catch (const HostException& error) {
      failure.message = beginning_of(error.what());
      failure.type = error.type();
    } catch (const std::exception& error) {
      failure.message = beginning_of(error.what());
    } catch (...) {
      failure.message.reset();
    }
  } catch (...) {
    failure.type.clear();
    failure.message.reset();
  }
}

template <class Code>
bool call_host_with(Code&& code, HostFailure& failure) noexcept {
  using Plain = std::remove_reference_t<Code>;
  return call_host([](void* context) { (*static_cast<Plain*>(context))(); }, &code, failure);
}

}  // namespace

bool call_host(void (*code)(void* context), void* context, HostFailure& failure) noexcept {
  struct Call {
    void (*code)(void* context);
    void* context;
    HostFailure& failure;
    bool returned = false;
  };
  Call call{code, context, failure};
  auto run = [](void* of_call) {
    auto& call = *static_cast<Call*>(of_call);
    try {
      call.code(call.context);
      call.returned = true;
    } catch (...) {
      describe_current(call.failure);
    }
  };
  run_on_host_stack(run, &call);
  return call.returned;
}

HostResult call_host_function(const HostFunction& function, HostCall& call,
                              HostCallValues& values) noexcept {
  HostResult result;
  auto clear = [&] {
    values.arguments.clear();
    values.nothing = HostValue();
  };
  auto call_and_clear = [&] {
    result = function(call);
    clear();
  };
  HostFailure failure;
  if (call_host_with(call_and_clear, failure)) return result;
  HostFailure ignored;  // destructors do not throw
  std::ignore = call_host_with(clear, ignored);
  return HostResult::raise(std::move(failure.type),
                           std::move(failure.message).value_or("a function of the host failed"));
}

bool call_output_listener(const SandboxOptions& options, std::string_view text, bool error,
                          HostFailure& failure) noexcept {
  return call_host_with([&] { options.on_output(text, error); }, failure);
}

bool call_input_reader(const SandboxOptions& options, double seconds,
                       std::optional<std::string>& piece, HostFailure& failure) noexcept {
  return call_host_with([&] { piece = options.read_input(seconds); }, failure);
}

bool call_module_finder(const SandboxOptions& options, std::string_view path,
                        std::optional<SandboxOptions::ModuleSource>& found,
                        HostFailure& failure) noexcept {
  return call_host_with([&] { found = options.find_module(path); }, failure);
}

bool call_mount_lister(const Mount& mount, std::string_view folder,
                       std::optional<std::vector<Mount::Entry>>& found,
                       HostFailure& failure) noexcept {
  return call_host_with([&] { found = mount.list(folder); }, failure);
}

bool call_mount_reader(const Mount& mount, std::string_view file, std::optional<std::string>& found,
                       HostFailure& failure) noexcept {
  return call_host_with([&] { found = mount.read(file); }, failure);
}

bool call_work_listener(const SandboxOptions& options, HostFailure& failure) noexcept {
  return call_host_with([&] { options.on_work(); }, failure);
}

bool call_fault_listener(const SandboxOptions& options, std::string_view what,
                         HostFailure& failure) noexcept {
  return call_host_with([&] { options.on_fault(what); }, failure);
}

bool call_observer(Observer& observer, const Event& event, HostFailure& failure) noexcept {
  return call_host_with([&] { observer.on_event(event); }, failure);
}

bool copy_host_function(const HostFunction& from, HostFunction& to, HostFailure& failure) noexcept {
  return call_host_with([&] { to = from; }, failure);
}

void release_to_host(std::vector<std::shared_ptr<const void>>& references) noexcept {
  HostFailure ignored;
  std::ignore = call_host_with([&] { references.clear(); }, ignored);
}

void ReturnedValue::release() noexcept {
  HostFailure ignored;
  std::ignore = call_host_with([&] { value_ = HostValue(); }, ignored);
}

}  // namespace hognose
