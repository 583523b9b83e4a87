// Collects the causes, contexts and members of an exception.
//
// In a cycle, the order of the visits decides which link is left out, so the order is CPython's:
// the cause, context and members of an exception are added together, and the links of the exception
// added last are followed first.
#include "library/traceback/chain.h"

#include "library/traceback/suggestion.h"
#include "library/traceback/syntax.h"
#include "meter/paced.h"
#include "objects/exceptions/group.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Result<void> ExceptionChain::gather_calling(Value exception) {
  TRY(add_calling(exception, 0));
  RootVector queue(vm_);
  TRY(queue.push(Value::from_small_int(0)));
  while (queue.size() != 0) {
    Node node = static_cast<Node>(queue.pop().small_int());
    TRY(add_links_calling(node));
    for (Node target : {cause(node), context(node)}) {
      if (target != kNone) TRY(queue.push(Value::from_small_int(target)));
    }
    for (uint32_t i = 0; i < gathered_members(node); ++i) {
      TRY(queue.push(Value::from_small_int(member(node, i))));
    }
  }
  return {};
}

Result<ExceptionChain::Node> ExceptionChain::add_calling(Value exception, uint32_t level) {
  TRY(vm_.meter.charge(8));
  TRY(see(exception));
  Node node = static_cast<Node>(values_.size() / kParts);
  for (uint32_t part = 0; part < kParts; ++part) TRY(values_.push(Value::none()));
  value(node, kException) = exception;
  for (Part part : {kCause, kContext, kFirstMember, kMemberCount}) set_link(node, part, kNone);
  set_link(node, kLevel, level);
  Str* message = TRY(safe_str_calling(vm_, exception, "exception"));
  value(node, kPlainMessage) = value(node, kMessage) = Value::from_cell(message);
  Value notes = TRY(notes_of_calling(exception));
  value(node, kNotes) = notes;
  Str* suggestion = TRY(suggestion_calling(vm_, vm_.cell<Exception>(exception)));
  if (suggestion->length != 0) {
    message = TRY(make_text(vm_, "{}{}", message, suggestion));
    value(node, kMessage) = Value::from_cell(message);
  }
  return node;
}

Result<void> ExceptionChain::add_links_calling(Node node) {
  // Read these once: the calls below run guest code.
  Value cause = exception(node)->cause;
  Value context = exception(node)->context;
  bool suppressed = exception(node)->suppress_context != 0;
  uint32_t level = link(node, kLevel);
  bool has_cause = vm_.has_layout(cause, TypeId::BaseException) && !TRY(is_seen(cause));
  if (has_cause) {
    Node target = TRY(add_calling(cause, level));
    set_link(node, kCause, target);
  }
  bool has_context = !has_cause && !suppressed && vm_.has_layout(context, TypeId::BaseException);
  if (has_context && !TRY(is_seen(context))) {
    Node target = TRY(add_calling(context, level));
    set_link(node, kContext, target);
  }
  return add_members_calling(node);
}

Result<void> ExceptionChain::add_members_calling(Node node) {
  Value self = value(node, kException);
  if (!is_instance(vm_, self, TypeId::BaseExceptionGroup)) return {};
  const Tuple* members = group_members(vm_, self);
  set_link(node, kFirstMember, static_cast<Node>(values_.size() / kParts));
  set_link(node, kMemberCount, members->length);
  uint32_t count = gathered_members(node);
  uint32_t level = link(node, kLevel) + 1;
  for (uint32_t i = 0; i < count; ++i) TRY(add_calling(members->items[i], level));
  return {};
}

// getattr(exception, "__notes__", None)
Result<Value> ExceptionChain::notes_of_calling(Value exception) {
  Result<Value> notes = find_attribute_calling(vm_, exception, vm_.name(Name::Notes));
  if (notes.ok()) return notes.value().is_undefined() ? Value::none() : notes.value();
  if (notes.failure() == Failure::Stopped) return Failure::Stopped;
  Value raised = vm_.take_pending();
  Result<Str*> shown = repr_calling(vm_, raised);
  if (shown.failure() == Failure::Stopped) return Failure::Stopped;
  if (shown.failed()) {
    vm_.take_pending();
    shown = make_string_ascii(vm_, "<__notes__ repr() failed>");
  }
  Str* text = TRY(shown);
  Str* note = TRY(make_text(vm_, "Ignored error getting __notes__: {}", text));
  Tuple* single = TRY(make_tuple(vm_, {Value::from_cell(note)}));
  return Value::from_cell(single);
}

// --- the set of exceptions seen so far

uint32_t* ExceptionChain::seen_place(uint32_t offset) {
  auto* slots = reinterpret_cast<uint32_t*>(seen_->bytes.data());
  uint32_t mask = seen_->size / sizeof(uint32_t) - 1;
  uint32_t i = (offset >> 4) * 0x9E37'79B1u >> 7 & mask;
  for (uint32_t steps = 0; slots[i] != 0 && slots[i] != offset; i = (i + 1) & mask) {
    HOGNOSE_CHECK(steps++ <= mask);  // a damaged table may have no free slot
  }
  return slots + i;
}

Result<void> ExceptionChain::grow_seen() {
  constexpr uint32_t kFirstSlots = 16;
  ByteArrayCell* old = seen_;
  uint64_t slots = old == nullptr ? kFirstSlots : uint64_t{old->size} / sizeof(uint32_t) * 2;
  uint64_t bytes = slots * sizeof(uint32_t);
  TRY(vm_.meter.charge_bytes(bytes));
  ByteArrayCell* larger = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, bytes));
  larger->size = static_cast<uint32_t>(bytes);
  seen_ = larger;
  if (old == nullptr) return {};
  auto* offsets = reinterpret_cast<const uint32_t*>(old->bytes.data());
  return in_parts(vm_.meter, old->size / sizeof(uint32_t), kPacedEntries,
                  [&](size_t begin, size_t end) {
                    for (size_t i = begin; i < end; ++i) {
                      if (offsets[i] != 0) *seen_place(offsets[i]) = offsets[i];
                    }
                  });
}

Result<bool> ExceptionChain::is_seen(Value exception) {
  return seen_ != nullptr && *seen_place(exception.offset()) != 0;
}

Result<bool> ExceptionChain::see(Value exception) {
  if (seen_ == nullptr || 2 * seen_count_ >= seen_->size / sizeof(uint32_t)) TRY(grow_seen());
  uint32_t* place = seen_place(exception.offset());
  if (*place != 0) return false;
  *place = exception.offset();
  ++seen_count_;
  return true;
}

}  // namespace hognose
