// Host functions as guests see them, and the call into host code.
//
// A call binds and copies the arguments, counts and times the host function, and converts its
// result to a guest value or an exception. Host code receives only copies of the guest's data.
#include "base/foreign_object.h"
#include "base/utf8.h"
#include "embed/guest_place.h"
#include "embed/host/call_state.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/table.h"
#include "embed/values/conversion.h"
#include "embed/values/value_parts.h"
#include "library/core/importer.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/core/binding.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"

namespace hognose {

size_t HostCall::size() const { return state_.arguments.size(); }

HostValue& HostCall::operator[](size_t parameter) {
  if (parameter < state_.arguments.size()) return state_.arguments[parameter];
  state_.nothing = HostValue();
  return state_.nothing;
}

HostValue& HostCall::operator[](std::string_view parameter) {
  return (*this)[state_.find(parameter)];
}

bool HostCall::given(size_t parameter) const {
  return parameter < state_.arguments.size() && ((state_.given >> parameter) & 1) != 0;
}

bool HostCall::given(std::string_view parameter) const { return given(state_.find(parameter)); }

std::string_view HostCall::name() const { return state_.row->signature.name(); }

std::string_view HostCall::parameter_name(size_t parameter) const {
  if (parameter >= state_.arguments.size()) return {};
  return state_.row->signature.parameter_name(static_cast<unsigned>(parameter) + state_.first);
}

double HostCall::remaining_seconds() const { return state_.machine->meter.host_seconds_left(); }

bool HostCall::cancelled() const { return state_.table->is_cancelled(); }

void* HostCall::object() const { return state_.object; }

namespace {

Result<void> check_annotation(Vm& vm, const HostTable& table, const HostRow& row, unsigned index,
                              HostValue& value, Value argument) {
  const HostSignature& signature = row.signature;
  const HostAnnotation& annotation = signature.parameters[index].annotation;
  std::string_view class_name;
  if (value.kind == HostValue::Kind::Object) {
    class_name = table.class_name(value.reference->type.get());
  }
  if (annotation.accepts(value, class_name)) return {};
  bool is_large = annotation.is_too_large(value);
  if (row.role == HostRole::Setter) {
    std::string_view owner = table.class_at(row.host_class).rows->name;
    if (is_large) {
      return vm.raise(TypeId::OverflowError, "{}.{} does not fit in 64 bits", owner,
                      signature.name());
    }
    return vm.raise(TypeId::TypeError, "{}.{} must be {}, not {}", owner, signature.name(),
                    std::string_view(annotation.text()), argument_type_name(vm, argument));
  }
  if (is_large) {
    return vm.raise(TypeId::OverflowError, "{}() argument '{}' does not fit in 64 bits",
                    signature.name(), signature.parameter_name(index));
  }
  return vm.raise(TypeId::TypeError, "{}() argument '{}' must be {}, not {}", signature.name(),
                  signature.parameter_name(index), std::string_view(annotation.text()),
                  argument_type_name(vm, argument));
}

// An annotation of *args or **kwargs applies to each of their values.
Result<void> check_annotations(Vm& vm, const HostTable& table, const HostRow& row, unsigned index,
                               HostValue& value, Value argument) {
  const HostSignature& signature = row.signature;
  if (signature.parameters[index].annotation.is_empty()) return {};
  switch (signature.signature.parameters[index].kind) {
    case ParameterKind::VarPositional:
      for (size_t i = 0; i < value.items.size(); ++i) {
        Value item = vm.cell<Tuple>(argument)->items[i];
        TRY(check_annotation(vm, table, row, index, value.items[i], item));
      }
      return {};
    case ParameterKind::VarKeyword: {
      uint32_t position = 0;
      Value key, item;
      for (auto& entry : value.entries) {
        if (!dict_next(vm.cell<Dict>(argument), &position, &key, &item)) break;
        TRY(check_annotation(vm, table, row, index, entry.second, item));
      }
      return {};
    }
    default: return check_annotation(vm, table, row, index, value, argument);
  }
}

// "lookup", "Account.deposit"; for a constructor the name of the class.
std::string name_for_host(const HostTable& table, const HostRow& row) {
  std::string name(row.signature.name());
  bool of_class = row.host_class != kNoHostClass && row.role != HostRole::Constructor;
  return of_class ? table.class_at(row.host_class).rows->name + "." + name : name;
}

std::string printable(const std::string& text) {
  if (scan_utf8(text, Surrogates::Allow).ok()) return text;
  std::string shown = text;
  for (char& c : shown) {
    if ((c & 0x80) != 0) c = '?';
  }
  return shown;
}

// Creates the exception as the guest would: by calling its class with the message.
Failure raise_for_host_calling(Vm& vm, const std::string& name, const std::string& message) {
  ForeignObject<std::string> text([&] { return printable(message); });
  TypeId type = exception_named(name);
  if (type != TypeId::Count) {
    Str* argument = TRY(make_string(vm, *text));
    Result<Value> made = vm.call(Value::from_cell(vm.type(type)), {Value::from_cell(argument)});
    if (made.ok()) return vm.raise_value(made.value());
    if (made.failure() == Failure::Stopped) return made.failure();
    vm.take_pending();  // its class does not accept just a message
  }
  if (name != "RuntimeError") {
    on_foreign_stack([&] { *text = printable(name) + ": " + *text; });
  }
  return vm.raise(TypeId::RuntimeError, "{}", std::string_view(*text));
}

// --- the type host_function

Result<const HostRow*> row_of_cell(Vm& vm, Value self) {
  HostTable* table = TRY(host_of(vm));
  const HostRow* row = TRY(table->row(vm, vm.cell<HostFunctionCell>(self)->row));
  bool is_method = row->role == HostRole::Method;
  bool is_bound = !vm.cell<HostFunctionCell>(self)->self.is_undefined();
  if ((row->role == HostRole::Function || is_method) && is_method == is_bound) return row;
  return vm.raise(TypeId::SystemError, "a function of the host is damaged");
}

Result<Value> function_call(Vm& vm, Value self, const Value* arguments, size_t count,
                            Tuple* names) {
  const HostRow* row = TRY(row_of_cell(vm, self));
  if (row->role == HostRole::Function) {
    return call_host_calling(vm, *row, nullptr, nullptr, arguments, count, names);
  }
  HostTable* table = TRY(host_of(vm));
  Value receiver = vm.cell<HostFunctionCell>(self)->self;
  void* object = TRY(table->object(vm, receiver, row->host_class));
  const Type* owner = table->class_at(row->host_class).type;
  constexpr size_t kSmall = 8;
  Value small[kSmall];
  if (count < kSmall) {
    small[0] = receiver;
    for (size_t i = 0; i < count; ++i) small[i + 1] = arguments[i];
    return call_host_calling(vm, *row, object, owner, small, count + 1, names);
  }
  RootVector all(vm);
  TRY(all.push(receiver));
  for (size_t i = 0; i < count; ++i) TRY(all.push(arguments[i]));
  return call_host_calling(vm, *row, object, owner, all.data(), all.size(), names);
}

Result<Value> function_repr(Vm& vm, Value self) {
  const HostRow* row = TRY(row_of_cell(vm, self));
  if (row->role == HostRole::Function) {
    return Value::from_cell(TRY(make_text(vm, "<host function {}>", row->signature.name())));
  }
  Value receiver = vm.cell<HostFunctionCell>(self)->self;
  return Value::from_cell(
      TRY(make_text(vm, "<host method {}.{} of {} object at {}>", type_name(vm, receiver),
                    row->signature.name(), type_name(vm, receiver), AddressText(receiver).view())));
}

Result<uint64_t> function_hash(Vm& vm, Value self) {
  const auto* cell = vm.cell<HostFunctionCell>(self);
  uint64_t hash = identity_of(cell->self) * 1'000'003 + cell->row;
  return hash == ~uint64_t{0} ? ~uint64_t{1} : hash;
}

Result<Value> function_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  if (!vm.is_exactly(other, TypeId::HostFunction)) return Value::not_implemented();
  const auto* a = vm.cell<HostFunctionCell>(self);
  const auto* b = vm.cell<HostFunctionCell>(other);
  bool equal = a->row == b->row && a->self == b->self;
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_string(vm, TRY(row_of_cell(vm, self))->signature.name())));
}

Result<Value> get_qualified_name(Vm& vm, Value self) {
  const HostRow* row = TRY(row_of_cell(vm, self));
  if (row->role == HostRole::Function) return get_name(vm, self);
  const std::string& owner = TRY(host_of(vm))->class_at(row->host_class).rows->name;
  return Value::from_cell(
      TRY(make_text(vm, "{}.{}", std::string_view(owner), row->signature.name())));
}

// The signature as the host wrote it, without the name.
Result<Value> get_text_signature(Vm& vm, Value self) {
  const HostRow* row = TRY(row_of_cell(vm, self));
  std::string_view text = row->signature.written;
  return Value::from_cell(TRY(make_string(vm, text.substr(row->signature.name().size()))));
}

Result<Value> get_doc(Vm& vm, Value self) {
  return Value::from_cell(
      TRY(make_string(vm, std::string_view(TRY(row_of_cell(vm, self))->signature.written))));
}

void trace_function(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<HostFunctionCell*>(cell)->self);
}

constexpr PropertyRow kProperties[] = {
    {"__name__", get_name, nullptr},
    {"__qualname__", get_qualified_name, nullptr},
    {"__text_signature__", get_text_signature, nullptr},
    {"__doc__", get_doc, nullptr},
};

}  // namespace

namespace {

Result<void> bind_for_host(Vm& vm, HostTable& table, const HostRow& row, const Type* owner,
                           const Value* arguments, size_t count, Tuple* names,
                           ArgumentConverter& converter, HostCall::State& state) {
  const HostSignature& signature = row.signature;
  TRY(vm.meter.charge(100));
  Value bound[Signature::kMaximumParameters];
  size_t keywords = names == nullptr ? 0 : names->length;
  if (keywords > count) keywords = count;
  TRY(bind_arguments(vm, signature.signature, owner, arguments, count - keywords, names,
                     {arguments + (count - keywords), keywords}, bound));
  state.row = &row;
  state.table = &table;
  state.machine = &machine_of(vm);
  state.first = owner == nullptr ? 0 : 1;
  on_foreign_stack([&] { state.arguments.reserve(signature.signature.count); });
  for (unsigned i = state.first; i < signature.signature.count; ++i) {
    const HostParameter& parameter = signature.parameters[i];
    if (bound[i].is_undefined()) {
      on_foreign_stack(
          [&] { state.arguments.push_back(parameter.default_value.value_or(HostValue())); });
      continue;
    }
    state.given |= 1u << state.arguments.size();
    HostValue& value = *on_foreign_stack([&] { return &state.arguments.emplace_back(); });
    uint32_t functions_at = ArgumentConverter::kNowhere;
    if (parameter.annotation.takes_functions()) {
      const ParameterKind kind = signature.signature.parameters[i].kind;
      const bool is_variadic =
          kind == ParameterKind::VarPositional || kind == ParameterKind::VarKeyword;
      functions_at = is_variadic ? 1 : 0;
    }
    TRY(converter.convert(bound[i], signature.parameter_name(i), value, functions_at));
    TRY(check_annotations(vm, table, row, i, value, bound[i]));
  }
  table.release_dead();
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) {
    ForeignObject<std::string> name([&] { return name_for_host(table, row); });
    note_host_call(vm, *name);
  }
  return {};
}

Result<void> check_may_wait(Vm& vm, HostTable& table, const HostRow& row) {
  if (table.waits().may_wait()) return {};
  return vm.raise(TypeId::RuntimeError,
                  "{}() waits for the host, but this run was started without waits",
                  row.signature.name());
}

// Adds a call to those that the host is to answer. Its arguments are bound and take `bytes`.
Result<uint64_t> add_waiting_call(Vm& vm, HostTable& table, const HostRow& row, const Type* owner,
                                  const Value* arguments, HostCall::State& state, uint64_t bytes) {
  TRY(vm.meter.count_host_call());
  ForeignObject<WaitingCall> call;
  if (owner != nullptr) TRY(table.lent_object(vm, arguments[0], call->object));
  const GuestPlace place = place_of_guest(machine_of(vm));
  on_foreign_stack([&] {
    call->kind = *row.waits;
    call->function = name_for_host(table, row);
    call->arguments = std::move(state.arguments);
    for (size_t i = 0; i < call->arguments.size(); ++i) {
      call->given.push_back(((state.given >> i) & 1) != 0);
    }
    call->filename = place.filename;
    call->line = place.line;
  });
  TRY(table.waits().add(*call, bytes));
  return call->id;
}

// Returns a coroutine that returns the answer.
Result<Value> awaitable_calling(Vm& vm, const HostRow& row, uint64_t id) {
  Value make = TRY(library_attribute_calling(vm, "asyncio.events", "_HostCall"));
  Str* name = TRY(make_string(vm, row.signature.name()));
  Value number = TRY(make_int(vm, static_cast<int64_t>(id)));
  return vm.call(make, {number, Value::from_cell(name)});
}

// A call that returns before the host answers it.
Result<Value> begin_call_calling(Vm& vm, const HostRow& row, const Type* owner,
                                 const Value* arguments, size_t count, Tuple* names) {
  HostTable& table = *TRY(host_of(vm));
  TRY(check_may_wait(vm, table, row));
  ForeignObject<HostCall::State> state;
  ArgumentConverter converter(vm, table, row.signature.name());
  TRY(bind_for_host(vm, table, row, owner, arguments, count, names, converter, *state));
  const uint64_t id =
      TRY(add_waiting_call(vm, table, row, owner, arguments, *state, converter.bytes_taken()));
  if (*row.waits == WaitKind::AsynchronousAtOnce) TRY(table.waits().wait(std::nullopt));
  return awaitable_calling(vm, row, id);
}

[[gnu::noinline]] Result<void> call_now(Vm& vm, HostTable& table, const HostRow& row, void* object,
                                        HostCall::State& state, HostReturn& returned) {
  state.object = object;
  TRY(vm.meter.begin_host_call());
  HostCall call(state);
  state.stack = NativeStack::current();
  table.begin_call();
  on_host_stack(
      [&] {
        HostResult result = call_host_function(row.code, call, state);
        state.end_calls();
        returned.set(result);
      },
      Reentry::Allowed);
  table.end_call();
  return vm.meter.end_host_call();
}

[[gnu::noinline]] Result<void> wait_for_answer(Vm& vm, HostTable& table, const HostRow& row,
                                               const Type* owner, const Value* arguments,
                                               HostCall::State& state, uint64_t bytes,
                                               HostReturn& returned) {
  const uint64_t id = TRY(add_waiting_call(vm, table, row, owner, arguments, state, bytes));
  TRY(table.waits().wait(id));
  return table.waits().take(vm, id, returned);
}

// Erases what calls have left below the frame of the caller. Nothing of this frame may lie above
// the words, hence no red zones and no alignment.
__attribute__((noinline, no_sanitize("address"))) void erase_left_words() {
  using Line = uint64_t __attribute__((vector_size(32), aligned(8)));
  // More than the calls between the run and the switch use. Sanitizers make frames larger.
#if defined(HOGNOSE_DEV)
  constexpr size_t kBytes = 16 * 1024;
#else
  constexpr size_t kBytes = 2 * 1024;
#endif
  volatile Line lines[kBytes / sizeof(Line)];
  for (volatile Line& line : lines) line = Line{};
}

}  // namespace

Result<void> HostReturn::raise_calling(Vm& vm) const {
  if (!raised_) return {};
  if (value_->is_handle()) {  // an exception that guest code raised
    Result<Value> original = TRY(host_of(vm))->guests().object(vm, *value_);
    if (original.ok() && vm.has_layout(original.value(), TypeId::BaseException)) {
      return vm.raise_value(original.value());
    }
    if (original.failed()) vm.take_pending();
  }
  return raise_for_host_calling(vm, (*raised_)->type, (*raised_)->message);
}

Result<void> ask_host_calling(Vm& vm, const HostRow& row, void* object, const Type* owner,
                              const Value* arguments, size_t count, Tuple* names,
                              HostReturn& returned) {
  HostTable* table = TRY(host_of(vm));
  if (row.waits) TRY(check_may_wait(vm, *table, row));
  {
    ForeignObject<HostCall::State> state;
    ArgumentConverter converter(vm, *table, row.signature.name());
    TRY(bind_for_host(vm, *table, row, owner, arguments, count, names, converter, *state));
    const Result<void> answered = row.waits
                                      ? wait_for_answer(vm, *table, row, owner, arguments, *state,
                                                        converter.bytes_taken(), returned)
                                      : call_now(vm, *table, row, object, *state, returned);
    // So that what a later scan finds does not depend on when the host answered.
    erase_left_words();
    TRY(answered);
  }
  return returned.raise_calling(vm);
}

Result<Value> HostWaits::answer_calling(Vm& vm, uint64_t id) {
  HostReturn returned;
  TRY(take(vm, id, returned));
  TRY(returned.raise_calling(vm));
  return to_guest(vm, returned.value());
}

Result<Value> call_host_calling(Vm& vm, const HostRow& row, void* object, const Type* owner,
                                const Value* arguments, size_t count, Tuple* names) {
  if (row.waits && *row.waits != WaitKind::Deferred) {
    return begin_call_calling(vm, row, owner, arguments, count, names);
  }
  HostReturn returned;
  TRY(ask_host_calling(vm, row, object, owner, arguments, count, names, returned));
  return to_guest(vm, returned.value());
}

Result<Value> make_host_function(Vm& vm, uint32_t number, Value self) {
  auto* cell = TRY(vm.make<HostFunctionCell>(TypeId::HostFunction));
  cell->row = number;
  cell->self = self;
  return Value::from_cell(cell);
}

const TypeSpec kHostFunctionType = {
    .doc = "A function of the host.",
    .slots = {.repr = function_repr,
              .hash = function_hash,
              .compare = function_compare,
              .call = function_call},
    .trace = trace_function,
    .instance_bytes = sizeof(HostFunctionCell),
    .methods = {&kCallSlotRow, 1},
    .properties = kProperties,
};

}  // namespace hognose
