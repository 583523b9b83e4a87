// Sandboxes, programs, sessions, observers and checks of the C interface.
#include "handles.h"

namespace hognose::c {

static_assert(1 << static_cast<int>(EventKind::Blocked) == HOGNOSE_EVENT_BLOCKED);
static_assert(1 << static_cast<int>(EventKind::Limit) == HOGNOSE_EVENT_LIMIT);
static_assert(1 << static_cast<int>(EventKind::Line) == HOGNOSE_EVENT_LINE);

namespace {

constexpr EventKind kEventKinds[] = {EventKind::Blocked,   EventKind::Import, EventKind::HostCall,
                                     EventKind::Exception, EventKind::Limit,  EventKind::Code,
                                     EventKind::Call,      EventKind::Return, EventKind::Line};

class CallbackObserver : public Observer {
 public:
  using Callback = void (*)(void* user, const hognose_event* event);
  CallbackObserver(Callback callback, std::shared_ptr<void> user)
      : callback_(callback), user_(std::move(user)) {}

  void on_event(const Event& event) override {
    hognose_event given = {};
    given.struct_size = sizeof(given);
    given.kind = static_cast<hognose_event_kind>(1u << static_cast<unsigned>(event.kind));
    given.filename = text_of(event.filename);
    given.function = text_of(event.function);
    given.line = event.line;
    given.column = event.column;
    given.depth = event.depth;
    given.steps = event.steps;
    given.library = event.library;
    given.name = text_of(event.name);
    given.rule = text_of(event.rule);
    given.detail = text_of(event.detail);
    callback_(user_.get(), &given);
  }

 private:
  Callback callback_;
  std::shared_ptr<void> user_;
};

ProgramOptions program_options(const hognose_options& options, hognose_text filename) {
  ProgramOptions made;
  if (filename.size != 0) made.filename = view(filename);
  if (options.limits != nullptr) made.limits = in(options.limits);
  made.top_level_await = options.top_level_await;
  return made;
}

std::string_view filename_of(hognose_text filename) {
  return filename.size == 0 ? "<string>" : view(filename);
}

Outcome no_session() {
  Outcome outcome;
  outcome.status = Status::Error;
  outcome.error.emplace();
  outcome.error->type = "RuntimeError";
  outcome.error->message = "this sandbox is not a session";
  outcome.error->traceback = "RuntimeError: this sandbox is not a session\n";
  return outcome;
}

hognose_outcome* outcome(Outcome given) { return made<hognose_outcome>(std::move(given)); }

// The arguments of a call of a guest's function, or why they are none.

}  // namespace

hognose_error* defined(const Sandbox& sandbox, bool is_defined) {
  if (is_defined) return nullptr;
  const std::string& reason = sandbox.definition_error();
  return error(reason.empty() ? "the sandbox runs a program" : reason);
}

hognose_options full_options(const hognose_options* given) {
  hognose_options full;
  hognose_options_init(&full, sizeof(full));
  if (given != nullptr) std::memcpy(&full, given, std::min(given->struct_size, sizeof(full)));
  return full;
}

std::shared_ptr<Runtime> runtime_of(const hognose_options& options) {
  return options.runtime != nullptr ? in(options.runtime) : Runtime::shared();
}

namespace {

Crossing crossing(bool functions, hognose_others others, bool sharing) {
  static_assert(static_cast<int>(Crossing::Others::Handle) == HOGNOSE_OTHERS_HANDLE);
  return {functions, static_cast<Crossing::Others>(others), sharing};
}

}  // namespace

SandboxOptions sandbox_options(const hognose_options& options) {
  SandboxOptions made;
  auto user = shared_user(options.user, options.free_user);
  if (options.policy != nullptr) made.policy = in(options.policy);
  if (options.limits != nullptr) made.limits = in(options.limits);
  if (options.files != nullptr) made.files = in(options.files);
  made.seed = options.seed;
  made.start_time = options.start_time;
  made.top_level_await = options.top_level_await;
  made.sleeping_waits = options.sleeping_waits;
  made.contain_faults = options.contain_faults;
  made.keep_output = options.keep_output;
  if (options.find_module != nullptr) {
    made.find_module = [user, find = options.find_module](
                           std::string_view path) -> std::optional<SandboxOptions::ModuleSource> {
      hognose_text source = {}, filename = text_of(path);
      if (!find(user.get(), text_of(path), &source, &filename)) return std::nullopt;
      return SandboxOptions::ModuleSource{std::string(view(source)), std::string(view(filename))};
    };
  }
  if (options.read_input != nullptr) {
    made.read_input = [user,
                       read = options.read_input](double seconds) -> std::optional<std::string> {
      hognose_text text = {};
      if (!read(user.get(), seconds, &text)) return std::nullopt;
      return std::string(view(text));
    };
  }
  if (options.on_output != nullptr) {
    made.on_output = [user, write = options.on_output](std::string_view text, bool is_stderr) {
      write(user.get(), text_of(text), is_stderr);
    };
  }
  made.arguments =
      crossing(options.arguments_functions, options.arguments_others, options.arguments_sharing);
  made.results =
      crossing(options.results_functions, options.results_others, options.results_sharing);
  if (options.on_work != nullptr) {
    made.on_work = [user, look = options.on_work] { look(user.get()); };
  }
  if (options.on_fault != nullptr) {
    made.on_fault = [user, report = options.on_fault](std::string_view what) {
      report(user.get(), text_of(what));
    };
  }
  return made;
}

}  // namespace hognose::c

using namespace hognose;
using namespace hognose::c;

hognose_error* hognose_runtime_new(hognose_runtime** runtime) {
  *runtime = nullptr;
  return failing([&]() -> hognose_error* {
    auto created = Runtime::create();
    if (created == nullptr) return error("the system refuses the address space");
    *runtime = made<hognose_runtime>(std::move(created));
    return nullptr;
  });
}
void hognose_runtime_release_memory(hognose_runtime* runtime) { in(runtime)->release_memory(); }
void hognose_runtime_free(hognose_runtime* runtime) { taken(runtime); }

void hognose_options_init(hognose_options* options, size_t struct_size) {
  std::memset(static_cast<void*>(options), 0, struct_size);
  SandboxOptions defaults;
  hognose_options full = {};
  full.struct_size = struct_size;
  full.seed = defaults.seed;
  full.start_time = defaults.start_time;
  full.contain_faults = defaults.contain_faults;
  full.keep_output = defaults.keep_output;
  full.results_others = HOGNOSE_OTHERS_REPR;
  std::memcpy(options, &full, std::min(struct_size, sizeof(full)));
}

hognose_error* hognose_sandbox_new(const hognose_options* options, hognose_sandbox** sandbox) {
  *sandbox = nullptr;
  return failing([&]() -> hognose_error* {
    hognose_options full = full_options(options);
    auto owned = std::make_unique<Sandbox>(sandbox_options(full), runtime_of(full));
    if (!owned->ready()) return error("the system refuses the memory for a sandbox");
    *sandbox = made<hognose_sandbox>(OwnedSandbox{std::move(owned), nullptr});
    return nullptr;
  });
}
hognose_error* hognose_session_new(const hognose_options* options, hognose_after_stop after_stop,
                                   hognose_sandbox** session) {
  *session = nullptr;
  return failing([&]() -> hognose_error* {
    hognose_options full = full_options(options);
    AfterStop after = after_stop == HOGNOSE_DISCARD ? AfterStop::Discard : AfterStop::Rollback;
    auto owned = std::make_unique<Session>(sandbox_options(full), after, runtime_of(full));
    if (!owned->ready()) return error("the system refuses the memory for a sandbox");
    Session* pointer = owned.get();
    *session = made<hognose_sandbox>(OwnedSandbox{std::move(owned), pointer});
    return nullptr;
  });
}
void hognose_sandbox_free(hognose_sandbox* sandbox) { taken(sandbox); }

hognose_error* hognose_sandbox_set_global(hognose_sandbox* sandbox, hognose_text name,
                                          hognose_value* value) {
  return failing([&]() -> hognose_error* {
    auto from = taken(value);
    if (from == nullptr) return error("the value is NULL");
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.set_global(view(name), std::move(*from)));
  });
}
hognose_error* hognose_sandbox_set_input(hognose_sandbox* sandbox, hognose_text name,
                                         hognose_value* value) {
  return failing([&]() -> hognose_error* {
    auto from = taken(value);
    if (from == nullptr) return error("the value is NULL");
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.set_input(view(name), std::move(*from)));
  });
}
hognose_error* hognose_sandbox_add_source_module(hognose_sandbox* sandbox, hognose_text name,
                                                 hognose_text source) {
  return failing([&] {
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.add_source_module(view(name), std::string(view(source))));
  });
}

hognose_program* hognose_program_compile(hognose_text source, hognose_text filename,
                                         const hognose_options* options,
                                         hognose_outcome** failure) {
  *failure = nullptr;
  return making([&]() -> hognose_program* {
    auto result = Program::compile(view(source), program_options(full_options(options), filename));
    if (result.program) return made<hognose_program>(std::move(*result.program));
    *failure = outcome(std::move(result.outcome));
    return nullptr;
  });
}
void hognose_program_free(hognose_program* program) { taken(program); }

hognose_outcome* hognose_sandbox_run(hognose_sandbox* sandbox, hognose_text source,
                                     hognose_text filename) {
  return making(
      [&] { return outcome(in(sandbox).sandbox->run(view(source), filename_of(filename))); });
}
hognose_outcome* hognose_sandbox_run_program(hognose_sandbox* sandbox,
                                             const hognose_program* program) {
  return making([&] { return outcome(in(sandbox).sandbox->run(in(program))); });
}
void hognose_sandbox_cancel(hognose_sandbox* sandbox) { in(sandbox).sandbox->cancel(); }
uint64_t hognose_sandbox_steps(const hognose_sandbox* sandbox) {
  return in(sandbox).sandbox->usage().steps;
}
uint64_t hognose_sandbox_memory_bytes(const hognose_sandbox* sandbox) {
  return in(sandbox).sandbox->usage().memory_bytes;
}

hognose_progress* hognose_sandbox_start(hognose_sandbox* sandbox, hognose_text source,
                                        hognose_text filename) {
  return making([&] {
    return made<hognose_progress>(in(sandbox).sandbox->start(view(source), filename_of(filename)));
  });
}
hognose_progress* hognose_sandbox_start_program(hognose_sandbox* sandbox,
                                                const hognose_program* program) {
  return making([&] { return made<hognose_progress>(in(sandbox).sandbox->start(in(program))); });
}
hognose_progress* hognose_sandbox_resume(hognose_sandbox* sandbox, hognose_answers* answers,
                                         double seconds) {
  return making([&] {
    auto given = taken(answers);
    Sandbox& to = *in(sandbox).sandbox;
    return made<hognose_progress>(given == nullptr ? to.resume()
                                                   : to.resume(std::move(*given), seconds));
  });
}
uint64_t hognose_sandbox_pending(const hognose_sandbox* sandbox, size_t index) {
  try {
    std::vector<uint64_t> ids = in(sandbox).sandbox->pending_calls();
    return index < ids.size() ? ids[index] : 0;
  } catch (...) {
    return 0;
  }
}

hognose_outcome* hognose_session_get_global(hognose_sandbox* session, hognose_text name) {
  return making([&] {
    Session* to = in(session).session;
    return outcome(to == nullptr ? no_session() : to->get_global(view(name)));
  });
}
hognose_outcome* hognose_session_global_names(hognose_sandbox* session) {
  return making([&] {
    Session* to = in(session).session;
    return outcome(to == nullptr ? no_session() : to->global_names());
  });
}
hognose_outcome* hognose_session_call(hognose_sandbox* session, hognose_text name,
                                      hognose_value* arguments, hognose_value* keywords) {
  return making([&] {
    Arguments given = arguments_of(arguments, keywords);
    Session* to = in(session).session;
    return outcome(to == nullptr ? no_session()
                                 : to->call(view(name), std::move(given.positional),
                                            std::move(given.keywords)));
  });
}
hognose_progress* hognose_session_start_call(hognose_sandbox* session, hognose_text name,
                                             hognose_value* arguments, hognose_value* keywords) {
  return making([&] {
    Arguments given = arguments_of(arguments, keywords);
    Session* to = in(session).session;
    if (to == nullptr) return made<hognose_progress>(Progress{{}, no_session(), {}});
    return made<hognose_progress>(
        to->start_call(view(name), std::move(given.positional), std::move(given.keywords)));
  });
}
hognose_outcome* hognose_session_call_function(hognose_sandbox* session,
                                               const hognose_value* function,
                                               hognose_value* arguments, hognose_value* keywords) {
  return making([&] {
    Arguments given = arguments_of(arguments, keywords);
    Session* to = in(session).session;
    return outcome(to == nullptr ? no_session()
                                 : to->call_function(in(function), std::move(given.positional),
                                                     std::move(given.keywords)));
  });
}
hognose_progress* hognose_session_start_call_function(hognose_sandbox* session,
                                                      const hognose_value* function,
                                                      hognose_value* arguments,
                                                      hognose_value* keywords) {
  return making([&] {
    Arguments given = arguments_of(arguments, keywords);
    Session* to = in(session).session;
    if (to == nullptr) return made<hognose_progress>(Progress{{}, no_session(), {}});
    return made<hognose_progress>(to->start_call_function(in(function), std::move(given.positional),
                                                          std::move(given.keywords)));
  });
}
bool hognose_session_rollback(hognose_sandbox* session) {
  return in(session).session != nullptr && in(session).session->rollback();
}
bool hognose_session_discard(hognose_sandbox* session) {
  return in(session).session != nullptr && in(session).session->discard();
}

hognose_error* hognose_sandbox_observe(hognose_sandbox* sandbox, uint32_t kinds, bool library,
                                       void (*on_event)(void* user, const hognose_event* event),
                                       void* user, hognose_free_user free_user) {
  return failing([&] {
    auto observer = std::make_shared<CallbackObserver>(on_event, shared_user(user, free_user));
    ObserverOptions options;
    options.events = {};
    for (EventKind kind : kEventKinds) {
      if ((kinds >> static_cast<unsigned>(kind) & 1) != 0) options.events.add({kind});
    }
    options.library = library ? LibraryCode::Shown : LibraryCode::Hidden;
    Sandbox& to = *in(sandbox).sandbox;
    return defined(to, to.add_observer(std::move(observer), options));
  });
}

hognose_report* hognose_check(hognose_text source, hognose_text filename,
                              const hognose_options* options) {
  return making([&] {
    hognose_options full = full_options(options);
    Policy policy = full.policy != nullptr ? in(full.policy) : Policy();
    return made<hognose_report>(check(view(source), policy, program_options(full, filename)));
  });
}
bool hognose_report_clean(const hognose_report* report) { return in(report).clean(); }
bool hognose_report_finding(const hognose_report* report, size_t index, hognose_finding* finding) {
  if (index >= in(report).findings.size()) return false;
  const Finding& from = in(report).findings[index];
  hognose_finding made = {};
  made.kind = text_of(finding_name(from.kind));
  made.name = text_of(from.name);
  made.message = text_of(from.message);
  made.line = from.line;
  made.column = from.column;
  put(finding, made);
  return true;
}
void hognose_report_free(hognose_report* report) { taken(report); }
