// Finding and copying the arguments of encoders and decoders.
//
// What is not in one piece is copied by a memoryview, which also calls __buffer__.
#include "library/data/encoded_text.h"

#include "objects/bytes/memoryview.h"
#include "objects/bytes/methods.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

Result<bool> find_encoded_text(Vm& vm, Value value, BytesView* text) {
  if (find_bytes(vm, value, text)) return true;
  const Str* string = vm.as<Str>(value, TypeId::Str);
  if (string == nullptr) return false;
  if (!string->is_ascii()) {
    return vm.raise(TypeId::ValueError, "string argument should contain only ASCII characters");
  }
  *text = {str_data(string), string->length};
  return true;
}

Result<BytesView> find_encoded_text_again(Vm& vm, Value value) {
  BytesView text;
  if (TRY(find_encoded_text(vm, value, &text))) return text;
  return vm.raise(TypeId::ValueError, "operation forbidden on released memoryview object");
}

Result<Value> copied_bytes_calling(Vm& vm, Value value) {
  BytesView bytes;
  if (find_bytes(vm, value, &bytes)) {  // without a view that would keep a bytearray as it is
    Bytes* copy = TRY(make_bytes_room(vm, bytes.count));
    TRY(copy_view(vm, copy->data.data(), bytes));
    return Value::from_cell(copy);
  }
  MemoryView* view = TRY(make_memoryview_calling(vm, value));
  return Value::from_cell(
      TRY(bytes_of_contents_calling(vm, Value::from_cell(view), BytesTarget::Bytes)));
}

Result<Value> copied_text_calling(Vm& vm, Value value) {
  Result<Value> copy = copied_bytes_calling(vm, value);
  if (copy.ok() || !vm.pending_matches(copy.failure(), TypeId::TypeError)) return copy;
  vm.take_pending();
  return vm.raise(TypeId::TypeError,
                  "argument should be a bytes-like object or ASCII string, not '{}'",
                  type_name(vm, value));
}

}  // namespace hognose
