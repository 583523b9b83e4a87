// ExceptionChain: an exception and all exceptions that led to it, collected before anything is
// printed.
//
// The result is a tree of nodes with their messages. Causes and contexts are added only once,
// members of groups every time. Guest code runs only during the collection. Exceptions may form
// cycles and chains of any length. Members that are not printed are not visited, because groups
// that each hold another group twice have exponentially many members.
#pragma once

#include <algorithm>

#include "machine/machine.h"
#include "objects/core/make.h"

namespace hognose {

class ExceptionChain {
 public:
  using Node = uint32_t;
  static constexpr Node kNone = UINT32_MAX;
  // How deep groups are printed, and how many members of each.
  static constexpr uint32_t kMaximumGroupDepth = 10;
  static constexpr uint32_t kMaximumGroupWidth = 15;

  explicit ExceptionChain(Machine& vm) : vm_(vm), values_(vm) {}

  // Must be called first, and once. The root is node 0.
  Result<void> gather_calling(Value exception);

  Exception* exception(Node node) { return vm_.cell<Exception>(value(node, kException)); }
  // str() of the exception, with a suggestion if there is one.
  Str* message(Node node) { return vm_.cell<Str>(value(node, kMessage)); }
  Str* plain_message(Node node) { return vm_.cell<Str>(value(node, kPlainMessage)); }
  Value notes(Node node) { return value(node, kNotes); }
  Node cause(Node node) { return link(node, kCause); }
  Node context(Node node) { return link(node, kContext); }
  bool is_group(Node node) { return link(node, kFirstMember) != kNone; }
  // The number of all members. Only the first kMaximumGroupWidth have nodes.
  uint32_t member_count(Node node) { return link(node, kMemberCount); }
  Node member(Node node, uint32_t index) { return link(node, kFirstMember) + index; }

 private:
  enum Part : uint32_t {
    kException,
    kPlainMessage,
    kMessage,
    kNotes,
    kCause,
    kContext,
    kFirstMember,
    kMemberCount,
    kLevel,  // number of groups around it
    kParts,
  };

  Value& value(Node node, Part part) { return values_[size_t{node} * kParts + part]; }
  Node link(Node node, Part part) { return static_cast<Node>(value(node, part).small_int()); }
  void set_link(Node node, Part part, Node target) {
    value(node, part) = Value::from_small_int(target);
  }
  Result<Node> add_calling(Value exception, uint32_t level);
  Result<void> add_members_calling(Node node);
  uint32_t gathered_members(Node node) {
    bool printed = is_group(node) && link(node, kLevel) < kMaximumGroupDepth;
    return printed ? std::min(member_count(node), kMaximumGroupWidth) : 0;
  }
  Result<void> add_links_calling(Node node);
  Result<Value> notes_of_calling(Value exception);
  // Adds the exception to the set. Returns whether it was new.
  Result<bool> see(Value exception);
  Result<bool> is_seen(Value exception);
  Result<void> grow_seen();
  uint32_t* seen_place(uint32_t offset);

  Machine& vm_;
  RootVector values_;
  // A hash set of cage offsets. The number of slots is a power of two, and 0 marks a free slot.
  ByteArrayCell* seen_ = nullptr;
  uint32_t seen_count_ = 0;
};

}  // namespace hognose
