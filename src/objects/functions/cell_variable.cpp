// The type cell: a variable that closures share.
//
// An empty cell is an unbound variable.
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {
namespace {

void trace_cell(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<CellVariable*>(cell)->content);
}

Result<Value> cell_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(make_cell_variable(vm, arguments[1])));
}

Result<Value> get_contents(Vm& vm, Value self) {
  Value content = vm.known<CellVariable>(self)->content;
  if (!content.is_undefined()) return content;
  return vm.raise(TypeId::ValueError, "Cell is empty");
}

Result<void> set_contents(Vm& vm, Value self, Value value) {
  vm.known<CellVariable>(self)->content = value;
  return {};
}

Result<Value> cell_repr(Vm& vm, Value self) {
  Value content = vm.known<CellVariable>(self)->content;
  AddressText address(self);
  if (content.is_undefined()) {
    return Value::from_cell(TRY(make_text(vm, "<cell at {}: empty>", address.view())));
  }
  return Value::from_cell(TRY(make_text(vm, "<cell at {}: {} object at {}>", address.view(),
                                        type_name(vm, content), AddressText(content).view())));
}

// Compares by content. An empty cell is less than any other.
Result<Value> cell_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.is_exactly(other, TypeId::Cell)) return Value::not_implemented();
  Value a = vm.known<CellVariable>(self)->content;
  Value b = vm.cell<CellVariable>(other)->content;
  if (!a.is_undefined() && !b.is_undefined()) return compare_calling(vm, a, b, op);
  return compare_calling(vm, Value::from_small_int(!a.is_undefined()),
                         Value::from_small_int(!b.is_undefined()), op);
}

constexpr PropertyRow kProperties[] = {{"cell_contents", get_contents, set_contents}};
constexpr NativeRow kNew = {"__new__(cls, contents=<none>, /)", cell_new};

}  // namespace

Result<CellVariable*> make_cell_variable(Vm& vm, Value content) {
  CellVariable* cell = TRY(vm.make<CellVariable>(TypeId::Cell));
  cell->content = content;
  return cell;
}

const TypeSpec kCellType = {
    .doc = "A variable that a function shares with the functions defined in it.",
    .slots = {.repr = cell_repr, .compare = cell_compare},
    .trace = trace_cell,
    .instance_bytes = sizeof(CellVariable),
    .constructor = &kNew,
    .properties = kProperties,
    .unhashable = true,
};

}  // namespace hognose
