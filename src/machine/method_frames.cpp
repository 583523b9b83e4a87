// Pushes the frames of special methods and finishes the instructions that pushed them. What is
// pushed and when, and what it costs, must agree with objects/protocols: see method_frames.h.
#include "machine/method_frames.h"

#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/protocols/operator_row.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

// The operands of an operator, for finish_method(), are in the two free registers below those of
// the frame, where collections find them.
static_assert(ArgumentWindow::kRoomOnTop == 2);

constexpr Name kCompare[] = {Name::Lt, Name::Le, Name::Eq, Name::Ne, Name::Gt, Name::Ge};

// The class of an instance of a guest class without a built-in base; otherwise null.
Type* plain_class(Machine& vm, Value value) {
  if (!value.is_cell()) return nullptr;
  const Cell* cell = vm.cell(value);
  if (exact_type_id(cell) != TypeId::Guest || layout_of(cell) != TypeId::Object) return nullptr;
  return vm.type_of(value);
}

// Undefined if the class has no such method, or one that is not a Python function.
inline Value function_of_class(Machine& vm, Type* type, Name name) {
  Value found = type_lookup(vm, type, vm.name(name));
  return vm.is_exactly(found, TypeId::Function) ? found : Value::undefined();
}

// Pushes a frame for `method` with `count` arguments (one or two). `price` is what the protocol
// charges besides the call.
CallProgress push(Machine& vm, Value method, const Value* arguments, uint32_t count, Value* target,
                  MethodUse use, uint32_t details, uint64_t price) {
  Result<FrameRecord*> entered = vm.enter_plainly(method, arguments, count, price + 1);
  if (HOGNOSE_UNLIKELY(entered.failed())) {
    vm.failure = entered.failure();
    return CallProgress::Failed;
  }
  FrameRecord* record = entered.value();
  if (HOGNOSE_UNLIKELY(record == nullptr)) return CallProgress::Returned;
  record->result = target;
  if (use != MethodUse::Plain) record->flags = frame_flags(use, details);
  return CallProgress::Pushed;
}

// The same for a method of two operands, which finish_method() may need again.
CallProgress push_operator(Machine& vm, Value method, Value self, Value other, Value left,
                           Value right, Value* target, MethodUse use, uint32_t details,
                           uint64_t price) {
  const Value arguments[] = {self, other};
  CallProgress progress = push(vm, method, arguments, 2, target, use, details, price);
  if (progress == CallProgress::Pushed) {
    vm.top->registers[-2] = left;
    vm.top->registers[-1] = right;
  }
  return progress;
}

uint32_t details_of(BinaryOperator op, Declined stage, bool is_in_place) {
  return static_cast<uint32_t>(op) | static_cast<uint32_t>(stage) << 4 |
         static_cast<uint32_t>(is_in_place) << 6;
}

// Whether the right operand's class is derived from the left's and so goes first.
inline bool right_goes_first(Machine& vm, const Type* left_type, Value right) {
  const Type* right_type = vm.type_of(right);
  return right_type != left_type && is_subtype(vm, right_type, left_type);
}

CallProgress push_comparison_for(Machine& vm, CompareOperator op, Value left, Value right,
                                 Value* target, MethodUse use, bool sense) {
  Type* type = plain_class(vm, left);
  if (type == nullptr || (type->flags & kTypeComparison) == 0 ||
      right_goes_first(vm, type, right)) {
    return CallProgress::Returned;
  }
  Value method = function_of_class(vm, type, kCompare[static_cast<unsigned>(op)]);
  if (method.is_undefined()) return CallProgress::Returned;
  uint32_t details = static_cast<uint32_t>(op) | static_cast<uint32_t>(sense) << 4;
  return push_operator(vm, method, left, right, left, right, target, use, details, 1);
}

CallProgress push_contains_for(Machine& vm, Value container, Value item, bool sense, Value* target,
                               MethodUse use) {
  Type* type = plain_class(vm, container);
  if (type == nullptr) return CallProgress::Returned;
  Value method = function_of_class(vm, type, Name::Contains);
  if (method.is_undefined()) return CallProgress::Returned;
  const Value arguments[] = {container, item};
  return push(vm, method, arguments, 2, target, use, static_cast<uint32_t>(sense) << 4, 0);
}

}  // namespace

CallProgress push_binary(Machine& vm, BinaryOperator op, OperandOrder order, Value left,
                         Value right, Value* target) {
  const OperatorRow& row = row_of_operator(op);
  const bool is_in_place = order == OperandOrder::InPlace;
  if (Type* type = plain_class(vm, left)) {
    if (is_in_place) {
      Value own = type_lookup(vm, type, vm.name(row.inplace));
      if (!own.is_undefined()) {
        if (!vm.is_exactly(own, TypeId::Function)) return CallProgress::Returned;
        return push_operator(vm, own, left, right, left, right, target, MethodUse::Operator,
                             details_of(op, Declined::InPlace, true), 0);
      }
    }
    if (right_goes_first(vm, type, right)) return CallProgress::Returned;
    Value method = function_of_class(vm, type, row.forward);
    if (method.is_undefined()) return CallProgress::Returned;
    return push_operator(vm, method, left, right, left, right, target, MethodUse::Operator,
                         details_of(op, Declined::Forward, is_in_place), 0);
  }
  // A number knows nothing of the other class.
  if (!left.is_small_int() && !left.is_double()) return CallProgress::Returned;
  Type* type = plain_class(vm, right);
  if (type == nullptr) return CallProgress::Returned;
  Value method = function_of_class(vm, type, row.reflected);
  if (method.is_undefined()) return CallProgress::Returned;
  return push_operator(vm, method, right, left, left, right, target, MethodUse::Operator,
                       details_of(op, Declined::Reflected, is_in_place), 0);
}

CallProgress push_comparison(Machine& vm, CompareOperator op, Value left, Value right,
                             Value* target) {
  return push_comparison_for(vm, op, left, right, target, MethodUse::Comparison, true);
}

CallProgress push_comparison_jump(Machine& vm, CompareOperator op, Value left, Value right,
                                  bool sense) {
  return push_comparison_for(vm, op, left, right, &vm.discarded, MethodUse::ComparisonJump, sense);
}

CallProgress push_get_item(Machine& vm, Value object, Value key, Value* target) {
  Type* type = plain_class(vm, object);
  if (type == nullptr || (type->flags & kTypeItems) == 0) return CallProgress::Returned;
  Value method = function_of_class(vm, type, Name::Getitem);
  if (method.is_undefined()) return CallProgress::Returned;
  const Value arguments[] = {object, key};
  return push(vm, method, arguments, 2, target, MethodUse::Plain, 0, 0);
}

CallProgress push_contains(Machine& vm, Value container, Value item, bool sense, Value* target) {
  return push_contains_for(vm, container, item, sense, target, MethodUse::Contains);
}

CallProgress push_contains_jump(Machine& vm, Value container, Value item, bool sense) {
  return push_contains_for(vm, container, item, sense, &vm.discarded, MethodUse::ContainsJump);
}

CallProgress push_length(Machine& vm, Value object, Value* target) {
  Type* type = plain_class(vm, object);
  if (type == nullptr) return CallProgress::Returned;
  Value method = function_of_class(vm, type, Name::Len);
  if (method.is_undefined()) return CallProgress::Returned;
  return push(vm, method, &object, 1, target, MethodUse::Length, 0, 1);
}

CallProgress push_construction(Machine& vm, Value* window, uint32_t count) {
  constexpr uint32_t kMost = 15;
  Type* type = vm.known<Type>(window[0]);
  if ((type->flags & kTypeNew) == 0 || count > kMost) return CallProgress::Returned;
  Value maker = type_lookup(vm, type, vm.name(Name::New));
  if (vm.is_exactly(maker, TypeId::StaticMethod)) maker = vm.known<MethodHolder>(maker)->function;
  if (!vm.is_exactly(maker, TypeId::Function)) return CallProgress::Returned;
  Value arguments[kMost + 1] = {window[0]};
  std::copy_n(window + 2, count, arguments + 1);
  // A generator function leaves its generator in the free register. The class must stay.
  return push(vm, maker, arguments, count + 1, window + 1, MethodUse::Construct, count, 0);
}

CallProgress push_next(Machine& vm, Value iterator, Value* target, const Instruction* at_end) {
  Type* type = plain_class(vm, iterator);
  if (type == nullptr) return CallProgress::Returned;
  Value method = function_of_class(vm, type, Name::Next);
  if (method.is_undefined()) return CallProgress::Returned;
  CallProgress progress = push(vm, method, &iterator, 1, target, MethodUse::Next, 0, 0);
  if (progress == CallProgress::Pushed) vm.top->exhausted = at_end;
  return progress;
}

bool Machine::finish_method(Value value) {
  Machine& vm = *this;  // for SLOW_TRY
  FrameRecord* record = top;
  const MethodUse use = method_use(record->flags);
  const uint32_t details = method_details(record->flags);
  Value* target = record->result;
  const bool has_operands = use == MethodUse::Operator || use == MethodUse::Comparison ||
                            use == MethodUse::ComparisonJump;
  Value left, right;
  if (has_operands) {
    left = record->registers[-2];
    right = record->registers[-1];
  }
  set_top(record - 1);
  if (has_operands && value.is_not_implemented()) {
    if (use == MethodUse::Operator) {
      value = SLOW_TRY(binary_declined_calling(*this, static_cast<BinaryOperator>(details & 15),
                                               left, right, static_cast<Declined>(details >> 4 & 3),
                                               (details >> 6 & 1) != 0));
    } else {
      value = SLOW_TRY(
          compare_declined_calling(*this, left, right, static_cast<CompareOperator>(details & 15)));
    }
  }
  const bool sense = (details >> 4 & 1) != 0;
  switch (use) {
    case MethodUse::ComparisonJump:
    case MethodUse::ContainsJump:
      if (SLOW_TRY(truth_calling(*this, value)) == sense) top->pc += top->pc[-1].d();
      return true;
    case MethodUse::Contains:
      *target = Value::boolean(SLOW_TRY(truth_calling(*this, value)) == sense);
      return true;
    case MethodUse::Length: {
      int64_t length = SLOW_TRY(checked_length_calling(*this, value));
      *target = SLOW_TRY(make_int(*this, length));
      return true;
    }
    case MethodUse::Construct: {
      // See push_construction().
      Value* window = target - 1;
      const Type* type = known<Type>(window[0]);
      Type* made = type_of(value);
      const bool is_complete = made == type && (type->flags & kTypeInit) == 0 &&
                               (type->layout == static_cast<uint32_t>(TypeId::Object) ||
                                type->layout == static_cast<uint32_t>(TypeId::Tuple));
      if (is_complete) {
        if (details != 0) SLOW_TRY(meter.charge(1));  // for object.__init__, which checks them
      } else if (is_subtype(*this, made, type)) {
        SLOW_TRY(initialize_calling(*this, value, window + 2, details, nullptr));
      }
      window[0] = value;
      return true;
    }
    default: *target = value; return true;
  }
}

}  // namespace hognose
