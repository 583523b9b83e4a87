// The rows, the memory and the collection of loaded code: the definitions of code_table.h.
//
// The memory is a sequence of blocks: loaded codes and gaps. A sweep walks over it, joins gaps that
// touch, and gives a gap at the end back. Allocation fills the gaps in order of their addresses.
#include "machine/code_table.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

#include "meter/paced.h"

namespace hognose {

namespace {

constexpr uint32_t kGenerationStep = 1u << CodeTable::kRowBits;

size_t rounded(size_t bytes) {
  return (bytes + TrustedRegion::kAlignment - 1) & ~(TrustedRegion::kAlignment - 1);
}

void trace_code(const LoadedCode& loaded, Tracer& tracer) {
  tracer.visit(loaded.words[kSlotGlobals]);
  tracer.visit(loaded.words[kSlotBuiltins]);
  tracer.visit_offset(loaded.name);
  tracer.visit_offset(loaded.qualified_name);
  if (loaded.code_object != 0) tracer.visit_offset(loaded.code_object);
  if (loaded.is_pending) return;
  const uint32_t constants = kFirstConstant + static_cast<uint32_t>(loaded.code->constants.size());
  tracer.visit_values(loaded.words + kFirstConstant, constants - kFirstConstant);
  // Caches hold values and pairs of offsets. A shape must not be reused while a cache holds it.
  for (uint32_t word = constants; word < loaded.code->constant_words; ++word) {
    tracer.visit_halves(loaded.words[word].bits());
  }
  for (uint32_t parameter = 0; parameter < loaded.code->parameter_count(); ++parameter) {
    tracer.visit_offset(loaded.parameter_names[parameter]);
  }
}

}  // namespace

bool CodeTable::start(Meter& meter) {
  if (!rows_region_.commit(meter, 4096)) return false;
  rows_ = reinterpret_cast<CallTarget*>(rows_region_.start());
  row_count_ = 1;  // code index 0 (LoadedCode::kNotLoaded) is never used
  rows_[0].simple_arguments = LoadedCode::kNotSimple;
  return true;
}

void CodeTable::finish() {
  code_.reset(code_.used());
  rows_region_.reset(rows_region_.written_rows<CallTarget>(
      [](const CallTarget& row) { return row.words == nullptr && row.simple_arguments == 0; }));
  release(owners_);
  row_count_ = free_row_ = 0;
  gaps_ = nullptr;
  uncounted_ = unswept_ = 0;
  to_trace_ = nullptr;
  traces_ = is_at_safepoint_ = false;
  saved_owners_ = 0;
}

void CodeTable::transfer(Transfer& transfer) {
  code_.transfer(transfer);
  rows_region_.transfer(transfer);
  transfer.value(row_count_);
  transfer.memory(rows_, row_count_ * sizeof *rows_);
  transfer.value(free_row_);
  transfer.value(gaps_);
  transfer.value(uncounted_);
  transfer.value(unswept_);
  size_t count = owners_.size();
  transfer.value(count);
  if (transfer.restores()) {
    HOGNOSE_CHECK(count <= owners_.size());
    owners_.resize(count);
  }
  for (const std::unique_ptr<CodeOwner>& owner : owners_) transfer.value(owner->loaded);
  saved_owners_ = count;
  to_trace_ = nullptr;
  traces_ = is_at_safepoint_ = false;
}

uint32_t CodeTable::take_row(Meter& meter) {
  if (free_row_ == 0) return reserve_rows(meter, 1);
  CallTarget& row = rows_[free_row_];
  free_row_ = std::exchange(row.register_count, 0);
  return row.code_index;
}

uint32_t CodeTable::reserve_rows(Meter& meter, uint32_t count) {
  if (!rows_region_.commit(meter, (size_t{row_count_} + count) * sizeof(CallTarget))) return 0;
  const uint32_t first = row_count_;
  row_count_ += count;
  for (uint32_t row = first; row < row_count_; ++row) {
    rows_[row] = CallTarget{};
    rows_[row].simple_arguments = LoadedCode::kNotSimple;
    rows_[row].code_index = row;
  }
  return first;
}

// An index whose generations are used up names no code again.
void CodeTable::free_row(uint32_t code_index) {
  const uint32_t row = code_index & kRowMask;
  rows_[row] = CallTarget{};
  rows_[row].simple_arguments = LoadedCode::kNotSimple;
  if (code_index >= 0u - kGenerationStep) return;
  rows_[row].code_index = code_index + kGenerationStep;
  rows_[row].register_count = free_row_;
  free_row_ = row;
}

void* CodeTable::take_memory(Meter& meter, uint32_t bytes) {
  for (; gaps_ != nullptr; gaps_ = gaps_->next) {
    Gap* gap = gaps_;
    const uint32_t left = gap->block.bytes - bytes;
    if (gap->block.bytes < bytes) continue;
    Gap* next = gap->next;
    std::memset(static_cast<void*>(gap), 0, bytes);
    if (left != 0) {
      auto* rest = reinterpret_cast<Gap*>(reinterpret_cast<uint8_t*>(gap) + bytes);
      *rest = {{left, 0}, next};
      next = rest;
    }
    gaps_ = next;
    return gap;
  }
  return code_.allocate(meter, bytes);
}

LoadedCode* CodeTable::allocate(Meter& meter, uint32_t code_index, size_t bytes, CodeOwner* owner) {
  const size_t all = rounded(sizeof(LoadedCode) + bytes);
  void* memory = all > UINT32_MAX ? nullptr : take_memory(meter, static_cast<uint32_t>(all));
  if (memory == nullptr) return nullptr;
  auto* loaded = new (memory) LoadedCode();
  loaded->block = {static_cast<uint32_t>(all), code_index};
  loaded->owner = owner;
  count(all);
  if (owner != nullptr) ++owner->loaded;
  return loaded;
}

CodeOwner* CodeTable::add_owner(std::unique_ptr<CodeTree> tree) {
  owners_.push_back(std::make_unique<CodeOwner>());
  if (tree != nullptr) count(tree->arena.used());
  owners_.back()->tree = std::move(tree);
  return owners_.back().get();
}

void CodeTable::forget(Meter& meter, uint32_t code_index) {
  const CallTarget* row = target(code_index);
  if (row->code_index != code_index || row->words == nullptr) return;
  LoadedCode* loaded = loaded_code_at(row);
  const std::span<uint32_t> children(loaded->children, loaded->code->children.size());
  const bool has_children =
      std::ranges::any_of(children, [](uint32_t child) { return child != LoadedCode::kNotLoaded; });
  if (loaded->is_referred || loaded->is_permanent || has_children) return;
  CodeOwner* owner = loaded->owner;
  const uint32_t bytes = loaded->block.bytes;
  uncounted_ -= std::min<uint64_t>(uncounted_, bytes);
  free_row(code_index);
  auto* gap = reinterpret_cast<Gap*>(loaded);
  const size_t left = static_cast<size_t>(reinterpret_cast<uint8_t*>(gap) - code_.start());
  *gap = {{bytes, 0}, gaps_};
  if (left + bytes != code_.used()) {
    gaps_ = gap;
  } else if (code_.shrink(meter, left).failed()) {
    return;  // the run is over
  }
  if (owner == nullptr || --owner->loaded != 0 || owner->tree == nullptr) return;
  if (owner != owners_.back().get()) return;  // the next sweep frees it
  uncounted_ -= std::min<uint64_t>(uncounted_, owner->tree->arena.used());
  meter.give_memory(owner->tree->arena.used());
  owners_.pop_back();
}

void CodeTable::forget_owner(const CodeOwner* owner) {
  std::erase_if(owners_, [&](const auto& known) { return known.get() == owner; });
}

void CodeTable::forget_unused(Meter& meter) {
  saved_owners_ = 0;
  free_unused_owners(meter);
}

void CodeTable::free_unused_owners(Meter& meter) {
  constexpr uint64_t kItemsPerTree = 1024;
  Pace pace(meter);
  bool goes_on = true;
  auto is_freed = [&](std::unique_ptr<CodeOwner>& owner) {
    if (!goes_on || owner->loaded != 0 || owner->tree == nullptr) return false;
    meter.give_memory(owner->tree->arena.used());
    owner = nullptr;
    goes_on = pace.turn(kItemsPerTree).ok();
    return true;
  };
  auto first = owners_.begin() + static_cast<ptrdiff_t>(std::min(saved_owners_, owners_.size()));
  owners_.erase(std::remove_if(first, owners_.end(), is_freed), owners_.end());
}

// Marks a code that is not marked yet, and lists it for mark().
void CodeTable::reach(uint32_t code_index) {
  const CallTarget* row = target(code_index);
  if (row->code_index != code_index || row->words == nullptr) return;
  LoadedCode* loaded = loaded_code_at(row);
  if (loaded->is_marked) return;
  loaded->is_marked = true;
  loaded->next_to_trace = std::exchange(to_trace_, loaded);
}

// Children are marked with their parent, which keeps their indexes. A list in place of recursion:
// functions are nested as deep as their source.
void CodeTable::mark(uint32_t code_index, Tracer& tracer) {
  reach(code_index);
  if (traces_) return;
  traces_ = true;
  while (to_trace_ != nullptr) {
    LoadedCode& next = *to_trace_;
    to_trace_ = std::exchange(next.next_to_trace, nullptr);
    if (!tracer.goes_on(next.code->constant_words)) continue;
    trace_code(next, tracer);
    for (size_t child = 0; child < next.code->children.size(); ++child) {
      reach(next.children[child]);
    }
  }
  traces_ = false;
}

bool CodeTable::sweep(Meter& meter) {
  if (is_at_safepoint_) unswept_ = 0;
  Pace pace(meter);
  Gap* open = nullptr;                     // the gap that ends where the walk is
  Gap *last = nullptr, *second = nullptr;  // in the list: the last one, and that before it
  gaps_ = nullptr;
  uint8_t* const start = code_.start();
  const size_t used = code_.used();
  for (size_t at = 0; at < used;) {
    auto* block = reinterpret_cast<CodeBlock*>(start + at);
    const uint32_t bytes = block->bytes;
    at += bytes;
    if (pace.turn(16).failed()) return false;
    if (block->code_index != 0) {
      auto* loaded = reinterpret_cast<LoadedCode*>(block);
      if (!is_at_safepoint_ || loaded->is_marked) {
        loaded->is_marked = false;
        open = nullptr;
        continue;
      }
      if (loaded->owner != nullptr) --loaded->owner->loaded;
      free_row(block->code_index);
    }
    if (open != nullptr) {
      open->block.bytes += bytes;
      continue;
    }
    open = reinterpret_cast<Gap*>(block);
    *open = {{bytes, 0}, nullptr};
    (last == nullptr ? gaps_ : last->next) = open;
    second = std::exchange(last, open);
  }
  if (open != nullptr) {
    (second == nullptr ? gaps_ : second->next) = nullptr;
    const auto left = static_cast<size_t>(reinterpret_cast<uint8_t*>(open) - start);
    if (code_.shrink(meter, left).failed()) return false;
  }
  free_unused_owners(meter);
  return true;
}

}  // namespace hognose
