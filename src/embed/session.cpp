// Session: checkpoints between runs, and what the host asks of a session beside running programs.
//
// A request of the host is a run like any other: it has the run's stack, limits and containment of
// faults, and only differs in what it executes.
#include "hognose/session.h"

#include "base/utf8.h"
#include "embed/guest_arguments.h"
#include "embed/sandbox_state.h"
#include "embed/top_level_await.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// --- checkpoints

SessionCheckpoint& Sandbox::State::checkpoint() {
  const HostRequest::Kind kind = current->request.kind;
  bool reads = kind == HostRequest::Kind::ReadName || kind == HostRequest::Kind::ListNames;
  return reads ? before_read : before_run;
}

void Sandbox::State::transfer(Transfer& transfer) {
  engine->machine.transfer(transfer);
  uint64_t memory = engine->machine.meter.memory();
  transfer.value(memory);
  if (transfer.restores()) engine->machine.meter.restore_memory(memory);
  transfer.value(defined);
}

bool Sandbox::State::take_checkpoint() {
  SessionCheckpoint& taken = checkpoint();
  if (&taken == &before_run) {  // nothing goes back further than this from now on
    engine->machine.codes.forget_unused(engine->machine.meter);
    drop_unused_programs(0);
  }
  host.save(taken.lent);
  taken.modules = modules.count();
  taken.programs = kept_programs.size();
  Transfer saving(taken.engine, Transfer::Direction::Save);
  transfer(saving);
  return saving.finish();
}

void Sandbox::State::restore(SessionCheckpoint& checkpoint) {
  Transfer restoring(checkpoint.engine, Transfer::Direction::Restore);
  transfer(restoring);
  restoring.finish();
  checkpoint.engine.forget();
  host.restore(checkpoint.lent);
  modules.forget_after(checkpoint.modules);
  kept_programs.erase(kept_programs.begin() + static_cast<ptrdiff_t>(checkpoint.programs),
                      kept_programs.end());
}

void Sandbox::State::settle() {
  if (to_restore != nullptr) restore(*std::exchange(to_restore, nullptr));
}

void Sandbox::State::forget_world(Heap::Clearing clearing) {
  kept_globals = nullptr;
  to_restore = nullptr;
  defined = {};
  before_run.engine.forget();
  kept_programs.clear();
  modules.forget();
  engine->machine.finish();
  engine->machine.host.side = nullptr;
  host.finish();
  engine->heap.finish(clearing);
}

// --- requests

namespace {

Result<Value> find_global_calling(Machine& machine, std::string_view name) {
  Str* key = TRY(intern(machine, name));
  for (Dict* names : {machine.program_globals, machine.namespaces.builtins}) {
    Value found = dict_find_string(machine, names, key);
    if (!found.is_undefined()) return found;
  }
  return machine.raise(TypeId::NameError, "name '{}' is not defined", name);
}

bool is_internal(const Str* name) {
  return name->length >= 4 && str_data(name)[0] == '_' && str_data(name)[1] == '_';
}

Result<Value> list_global_names(Machine& machine) {
  List* list = TRY(make_list_room(machine, machine.program_globals->length));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(machine.program_globals, &position, &key, &value)) {
    TRY(machine.meter.charge(1));
    if (!machine.is_exactly(key, TypeId::Str) || is_internal(machine.cell<Str>(key))) continue;
    TRY(list_append(machine, list, key));
  }
  return Value::from_cell(list);
}

}  // namespace

Result<Value> Sandbox::State::serve_calling(Machine& machine, HostRequest& request) {
  NativeScope scope(machine);
  switch (request.kind) {
    case HostRequest::Kind::None: break;
    case HostRequest::Kind::ReadName: return find_global_calling(machine, request.name);
    case HostRequest::Kind::ListNames: return list_global_names(machine);
    case HostRequest::Kind::CallName:
    case HostRequest::Kind::CallHandle: {
      const bool by_name = request.kind == HostRequest::Kind::CallName;
      Value callee = by_name ? TRY(find_global_calling(machine, request.name))
                             : TRY(host.guests().object(machine, *request.function));
      Value returned =
          TRY(call_with_host_values_calling(machine, callee, request.arguments, request.keywords));
      bool awaits = options.top_level_await && machine.is_exactly(returned, TypeId::Coroutine);
      return awaits ? run_program_coroutine_calling(machine, importer, returned)
                    : Result<Value>(returned);
    }
  }
  return Value::none();
}

// --- Session

Session::Session(SandboxOptions options, AfterStop after_stop, std::shared_ptr<Runtime> runtime)
    : Sandbox(std::move(options), std::move(runtime)) {
  state_->keeps_globals = true;
  state_->rolls_back = after_stop == AfterStop::Rollback;
}

bool Session::is_fresh() const { return state_->kept_globals == nullptr; }

Outcome Session::get_global(std::string_view name) {
  HostRequest request{HostRequest::Kind::ReadName, std::string(name), {}, {}, {}};
  return state_->run_guarded({}, kHostRequestName, nullptr, false, std::move(request)).outcome;
}

Outcome Session::global_names() {
  HostRequest request{HostRequest::Kind::ListNames, {}, {}, {}, {}};
  return state_->run_guarded({}, kHostRequestName, nullptr, false, std::move(request)).outcome;
}

Outcome Session::call(std::string_view name, std::vector<HostValue> arguments, Keywords keywords) {
  HostRequest request{HostRequest::Kind::CallName,
                      std::string(name),
                      {},
                      std::move(arguments),
                      std::move(keywords)};
  return state_->run_guarded({}, kHostRequestName, nullptr, false, std::move(request)).outcome;
}

Progress Session::start_call(std::string_view name, std::vector<HostValue> arguments,
                             Keywords keywords) {
  HostRequest request{HostRequest::Kind::CallName,
                      std::string(name),
                      {},
                      std::move(arguments),
                      std::move(keywords)};
  return state_->run_guarded({}, kHostRequestName, nullptr, true, std::move(request));
}

Outcome Session::call_function(HostValue function, std::vector<HostValue> arguments,
                               Keywords keywords) {
  HostRequest request{HostRequest::Kind::CallHandle,
                      {},
                      std::make_shared<const HostValue>(std::move(function)),
                      std::move(arguments),
                      std::move(keywords)};
  return state_->run_guarded({}, kHostRequestName, nullptr, false, std::move(request)).outcome;
}

Progress Session::start_call_function(HostValue function, std::vector<HostValue> arguments,
                                      Keywords keywords) {
  HostRequest request{HostRequest::Kind::CallHandle,
                      {},
                      std::make_shared<const HostValue>(std::move(function)),
                      std::move(arguments),
                      std::move(keywords)};
  return state_->run_guarded({}, kHostRequestName, nullptr, true, std::move(request));
}

bool Session::rollback() {
  if (!state_->enter_awake()) return false;
  state_->settle();
  bool can = state_->kept_globals != nullptr && state_->before_run.engine.is_taken();
  if (can) state_->restore(state_->before_run);
  state_->leave(false);
  return can;
}

bool Session::discard() {
  if (!state_->enter_awake()) return false;
  if (state_->kept_globals != nullptr) state_->forget_world(Heap::Clearing::Now);
  state_->leave(false);
  return true;
}

}  // namespace hognose
