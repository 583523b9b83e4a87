// Variables: which register each name of a unit has, and how names are read, written and deleted.
//
// Register numbers have 8 bits. A unit with more than kMaximumVariables variables keeps the rest as
// cells in one list, the spill list. The prologue makes the cells and loads the closure; it also
// moves parameters that arrive in higher registers to the spill list.
#include <algorithm>

#include "base/sort_in_parts.h"
#include "compiler/code_generator.h"

namespace hognose {

namespace {

// Parameters in registers kMaximumVariables and up arrive where the first temporaries are. The
// prologue moves this many of them aside first.
constexpr uint32_t kMovedAside = 8;

constexpr uint64_t kClosurePartFuel = 10'000;

bool is_cell(const Symbol& storage) {
  return storage.spilled || storage.access != Access::Local ||
         (storage.flags & kSymbolCaptured) != 0;
}

}  // namespace

const std::vector<Symbol*>& CodeGenerator::closure_of(Scope* scope) {
  closure_.clear();
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    if ((symbol->flags & kSymbolClosure) != 0) closure_.push_back(symbol);
  }
  auto by_name = [](const Symbol* left, const Symbol* right) {
    return left->name->text() < right->name->text();
  };
  auto pay = [this] { return diagnostics_.workspace().charge(kClosurePartFuel); };
  stopped_ |= !sort_in_parts(closure_.data(), closure_.size(), by_name, pay);
  return closure_;
}

// Numbers the variables: parameters, plain locals, cells, closure.
void CodeGenerator::assign_registers(Scope* scope) {
  uint32_t next = 0;
  spilled_.clear();
  deletable_ = {};
  auto place = [&](Symbol* symbol) {
    symbol->spilled = next >= kMaximumVariables;
    if (symbol->spilled) {
      symbol->slot = static_cast<uint32_t>(spilled_.size());
      spilled_.push_back(symbol);
    } else {
      symbol->slot = next++;
    }
  };
  std::vector<std::string_view>& local_names = name_list_;
  local_names.clear();
  uint32_t cells = 0;
  ArenaPace pace(scratch_);
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    pace.turn();
    if (symbol->access != Access::Local || symbol->storage != symbol) continue;
    const bool is_parameter = (symbol->flags & kSymbolParameter) != 0;
    const bool is_captured = (symbol->flags & kSymbolCaptured) != 0;
    if (is_captured) ++cells;
    if (is_captured && !is_parameter) continue;
    place(symbol);
    if (is_parameter || !symbol->spilled) {
      // The parameter of __annotate__ has a name that annotations cannot refer to.
      local_names.push_back(symbol->name == names_.format_name
                                ? "format"
                                : builder_.keep_name(symbol->name->id, symbol->name->text()));
    }
    if (is_captured || symbol->spilled) continue;
    if (is_parameter) {
      assigned_.add(symbol->slot);
    }
    if ((symbol->flags & kSymbolDeleted) != 0) deletable_.add(symbol->slot);
  }
  const uint32_t first_cell = next;
  code_->local_count = static_cast<uint32_t>(local_names.size());
  code_->local_names = keep_names(local_names);
  local_names.clear();
  cell_registers_.clear();
  for (Symbol* cell : {scope->class_cell, scope->dict_cell, scope->reached_cell}) {
    if (!cell) continue;
    place(cell);
    ++cells;
  }
  if (cells != 0) {
    for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
      pace.turn();
      if (symbol->access != Access::Local || symbol->storage != symbol ||
          (symbol->flags & kSymbolCaptured) == 0) {
        continue;
      }
      if ((symbol->flags & kSymbolParameter) == 0) place(symbol);
      if (symbol->spilled) continue;
      local_names.push_back(builder_.keep_name(symbol->name->id, symbol->name->text()));
      cell_registers_.push_back(static_cast<uint8_t>(symbol->slot));
    }
    for (const Symbol* cell : {scope->class_cell, scope->dict_cell, scope->reached_cell}) {
      if (!cell || cell->spilled) continue;
      local_names.push_back(builder_.keep_name(cell->name->id, cell->name->text()));
      cell_registers_.push_back(static_cast<uint8_t>(cell->slot));
    }
    // MakeCell puts the register's current value into the cell, so these registers must start
    // undefined.
    if (next > first_cell) {
      clear_from_ = first_cell;
      clear_to_ = next;
    }
  }
  code_->cell_names = keep_names(local_names);
  uint8_t* registers = tree_.arena.array<uint8_t>(cell_registers_.size());
  if (registers) {
    std::copy(cell_registers_.begin(), cell_registers_.end(), registers);
    code_->cell_registers = {registers, cell_registers_.size()};
  }
  local_names.clear();
  for (Symbol* symbol : closure_of(scope)) {
    place(symbol);
    local_names.push_back(builder_.keep_name(symbol->name->id, symbol->name->text()));
  }
  code_->free_names = keep_names(local_names);
  if (!spilled_.empty()) {
    spill_list_ = static_cast<Register>(next++);
    local_names.clear();
    for (const Symbol* symbol : spilled_) {
      pace.turn();
      const bool is_of_closure = (symbol->flags & kSymbolClosure) != 0;
      local_names.push_back(
          is_of_closure ? "" : builder_.keep_name(symbol->name->id, symbol->name->text()));
    }
    code_->spilled_names = keep_names(local_names);
    code_->spilled_from = kMaximumVariables;
    code_->spill_register = static_cast<uint8_t>(spill_list_);
  }
  if (reads_namespace(*scope)) {
    namespace_ = static_cast<Register>(next++);
  }
  fixed_ = top_ = next;
  highest_ = std::max(next, code_->local_count);
}

std::span<const std::string_view> CodeGenerator::keep_names(
    const std::vector<std::string_view>& names) {
  auto* list = tree_.arena.array<std::string_view>(names.size());
  if (!list || names.empty()) return {};
  std::copy(names.begin(), names.end(), list);
  return {list, names.size()};
}

bool CodeGenerator::reads_namespace(const Scope& scope) const {
  return scope.kind == ScopeKind::Class || scope.sees_class ||
         (scope.kind == ScopeKind::Module && options_.module_names == ModuleNames::Mapping);
}

// Makes the cells and loads the closure and the namespace.
void CodeGenerator::prologue(Scope* scope) {
  const auto count = static_cast<uint32_t>(code_->cell_registers.size());
  for (uint32_t i = 0; i < count; ++i) emit(Opcode::MakeCell, code_->cell_registers[i]);
  if (!code_->free_names.empty()) {
    int32_t index = 0;
    for (Symbol* symbol : closure_of(scope)) {
      if (!symbol->spilled) emit(Opcode::LoadClosure, symbol->slot, 0, 0, index);
      ++index;
    }
  }
  if (!spilled_.empty()) spill_prologue();
  if (scope->sees_class) {
    // The class body's namespace; later, the dict of the class.
    const Symbol* cell = names_.find(scope, names_.class_dict_name);
    emit(Opcode::LoadCell, namespace_, cell_register(cell->storage), 0, name_operand(cell->name));
    release_to(fixed_);
  } else if (reads_namespace(*scope)) {
    emit(Opcode::LoadNamespace, namespace_);
  }
}

void CodeGenerator::spill_prologue() {
  const uint32_t parameters = code_->parameter_count();
  const uint32_t aside = std::max<uint32_t>(parameters, kRegisters + 1);
  const uint32_t moved_end = std::min(parameters, kMaximumVariables + kMovedAside);
  for (uint32_t reg = kMaximumVariables; reg < moved_end; ++reg) {
    emit(Opcode::MoveWideOut, reg, 0, 0, static_cast<int32_t>(aside + reg - kMaximumVariables));
  }
  if (moved_end > kMaximumVariables) highest_ = std::max(highest_, aside + kMovedAside);
  emit(Opcode::BuildList, spill_list_, spill_list_, 0);
  const Register cell = allocate();
  uint32_t parameter = kMaximumVariables;
  // Variables of the closure come last, in the order of the closure.
  auto closure_index = static_cast<int32_t>(code_->free_names.size());
  for (Symbol* symbol : spilled_) {
    if ((symbol->flags & kSymbolClosure) != 0) --closure_index;
  }
  for (Symbol* symbol : spilled_) {
    if ((symbol->flags & kSymbolClosure) != 0) {
      emit(Opcode::LoadClosure, cell, 0, 0, closure_index++);
    } else {
      if ((symbol->flags & kSymbolParameter) != 0) {
        uint32_t source = parameter < moved_end ? aside + parameter - kMaximumVariables : parameter;
        emit(Opcode::MoveWideIn, cell, 0, 0, static_cast<int32_t>(source));
        ++parameter;
      } else {
        emit(Opcode::LoadUndefined, cell);
      }
      emit(Opcode::MakeCell, cell);
    }
    emit(Opcode::ListAppend, spill_list_, cell);
  }
  release_to(fixed_);
}

// ---- names

Symbol* CodeGenerator::lookup(const ast::Identifier* name) {
  return names_.innermost(names_.mangle(scope_->private_class, name));
}

Symbol* CodeGenerator::plain_local(const ast::Identifier* name) {
  Symbol* symbol = lookup(name);
  if (symbol->access != Access::Local || is_cell(*symbol->storage)) return nullptr;
  return symbol->storage;
}

// The register of a target that is a plain local. `found` is set to whether it is one.
Register CodeGenerator::plain_local_register(const ast::Expr* target, bool& found) {
  auto* name = ast::as<const ast::Name>(target);
  Symbol* symbol = name ? plain_local(name->id) : nullptr;
  found = symbol != nullptr;
  return found ? variable_register(*symbol) : Register{0};
}

// The register of a variable that is not spilled. The interpreter does not check operands, so a
// variable without a register, which would be a fault of the resolver, fails the compilation.
Register CodeGenerator::variable_register(const Symbol& storage) {
  if (storage.slot < kRegisters) return static_cast<Register>(storage.slot);
  diagnostics_.error({}, {"the compiler lost the variable '", storage.name->text(), "'"});
  return 0;
}

Register CodeGenerator::cell_register(Symbol* storage) {
  if (!storage->spilled) return variable_register(*storage);
  const Register cell = allocate();
  if (storage->slot < 128) {
    emit(Opcode::GetItemInt, cell, spill_list_, storage->slot);
  } else {
    emit(Opcode::LoadInt, cell, 0, 0, storage->slot);
    emit(Opcode::GetItem, cell, spill_list_, cell);
  }
  return cell;
}

// A local that may be read before it is assigned must be cleared at entry.
void CodeGenerator::note_unassigned(Register reg) {
  if (reg >= fixed_ || reg < code_->parameter_count()) return;
  if (clear_to_ == 0) {
    clear_from_ = reg;
    clear_to_ = reg + 1u;
  } else {
    clear_from_ = std::min<uint32_t>(clear_from_, reg);
    clear_to_ = std::max<uint32_t>(clear_to_, reg + 1u);
  }
}

int32_t CodeGenerator::global_cache(Symbol* symbol, bool is_store) {
  int32_t& cache = is_store ? symbol->store_cache : symbol->load_cache;
  if (cache < 0 && builder_.reachable()) {
    cache = builder_.cache(CacheKind::Global, name_operand(symbol->name));
  }
  return cache;
}

Operand CodeGenerator::load_name(const ast::Name& node, bool has_destination,
                                 Register destination) {
  if (node.id == names_.debug_name) {
    auto kind = options_.optimization > 0 ? Constant::Kind::False : Constant::Kind::True;
    return {string_constant({}, kind), 0};
  }
  Symbol* symbol = lookup(node.id);
  Symbol* storage = symbol->storage;
  at(&node);
  if (symbol->access == Access::Local && !is_cell(*storage)) {
    const Register reg = variable_register(*storage);
    if (!assigned_.has(reg)) {
      emit(Opcode::CheckLocal, reg, 0, 0, name_operand(symbol->name));
      note_unassigned(reg);
      assigned_.add(reg);
    }
    if (has_destination || (storage->flags & kSymbolWalrus) == 0) return {nullptr, reg};
    // An assignment expression later in the same expression may change the local.
    const Register copy = allocate();
    emit(Opcode::Move, copy, reg);
    return {nullptr, copy};
  }
  const Register result = has_destination ? destination : allocate();
  const uint32_t mark = top_;
  switch (symbol->access) {
    case Access::Local:
    case Access::Free: {
      const Register cell = cell_register(storage);
      emit(Opcode::LoadCell, result, cell, 0, name_operand(symbol->name));
      break;
    }
    case Access::Global:
    case Access::Unresolved:
      emit(Opcode::LoadGlobal, result, 0, 0, global_cache(symbol, false));
      break;
    case Access::Name:
      emit(Opcode::LoadName, result, namespace_, 0, global_cache(symbol, false));
      break;
    case Access::NameOrFree: {
      const Register cell = cell_register(storage);
      emit(Opcode::LoadNameOrCell, result, namespace_, cell, name_operand(symbol->name));
      break;
    }
  }
  release_to(mark);
  return {nullptr, result};
}

void CodeGenerator::store_name(const ast::Identifier* name, Register value,
                               const ast::Position& position) {
  Symbol* symbol = lookup(name);
  Symbol* storage = symbol->storage;
  at(position);
  const uint32_t mark = top_;
  switch (symbol->access) {
    case Access::Local:
      if (!is_cell(*storage)) {
        const Register reg = variable_register(*storage);
        move(reg, value);
        assigned_.add(reg);
        break;
      }
      [[fallthrough]];
    case Access::Free:
    case Access::NameOrFree: {
      const Register cell = cell_register(storage);
      emit(Opcode::StoreCell, value, cell);
      break;
    }
    case Access::Global:
    case Access::Unresolved:
      emit(Opcode::StoreGlobal, value, 0, 0, global_cache(symbol, true));
      break;
    case Access::Name:
      emit(Opcode::StoreName, value, namespace_, 0, name_operand(symbol->name));
      break;
  }
  release_to(mark);
}

void CodeGenerator::delete_name(const ast::Identifier* name) {
  Symbol* symbol = lookup(name);
  Symbol* storage = symbol->storage;
  const uint32_t mark = top_;
  switch (symbol->access) {
    case Access::Local:
      if (!is_cell(*storage)) {
        const Register reg = variable_register(*storage);
        if (!assigned_.has(reg)) {
          emit(Opcode::CheckLocal, reg, 0, 0, name_operand(symbol->name));
          note_unassigned(reg);
        }
        emit(Opcode::LoadUndefined, reg);
        assigned_.remove(reg);
        break;
      }
      [[fallthrough]];
    case Access::Free:
    case Access::NameOrFree: {
      const Register cell = cell_register(storage);
      emit(Opcode::DeleteCell, cell, 0, 0, name_operand(symbol->name));
      break;
    }
    case Access::Global:
    case Access::Unresolved: emit(Opcode::DeleteGlobal, 0, 0, 0, name_operand(symbol->name)); break;
    case Access::Name:
      emit(Opcode::DeleteName, namespace_, 0, 0, name_operand(symbol->name));
      break;
  }
  release_to(mark);
}

// This unit's cell for a name in the closure of an inner code.
Register CodeGenerator::closure_cell(Symbol* inner) {
  Symbol* binder = inner->binder;
  if (binder->scope->frame() == frame_) return cell_register(binder);
  return cell_register(names_.find(frame_, inner->name));
}

}  // namespace hognose
