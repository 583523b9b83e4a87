// ToolIterator: the layout that most iterators of itertools share.
//
// Each type uses the fields in its own way; the comment above its functions says how. Code must
// read the fields again after every call of guest code, because that may advance the same iterator.
#pragma once

#include "objects/containers/iterators.h"
#include "objects/core/layouts.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {

struct ToolIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::Accumulate && id <= TypeId::ZipLongest;
  }
  Value source;    // iterator, or the iterators themselves; undefined when exhausted
  Value function;  // callable, or a second iterator
  Value state;
  Value option;
};

void trace_tool_iterator(Tracer& tracer, Cell* cell, size_t bytes);

inline ToolIterator* tool_of(Vm& vm, Value self) { return vm.cell<ToolIterator>(self); }

inline Result<ToolIterator*> make_tool(Vm& vm, Value cls, Value source,
                                       Value function = Value::undefined(),
                                       Value state = Value::undefined(),
                                       Value option = Value::undefined()) {
  ToolIterator* tool = TRY(vm.make_instance<ToolIterator>(vm.cell<Type>(cls)));
  tool->source = source;
  tool->function = function;
  tool->state = state;
  tool->option = option;
  return tool;
}

}  // namespace hognose
