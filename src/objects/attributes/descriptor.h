// Descriptors: what the other files of the object layer need of them.
//
// Receives cells that name rows of the boot tables; hands on what they answer for an object.
#pragma once

#include "objects/core/boot.h"
#include "objects/core/native.h"

namespace hognose {

// __dict__ and __weakref__ of instances of guest classes.
extern const PropertyRow kInstanceDictProperty;
extern const PropertyRow kInstanceWeakrefProperty;

// What a getset descriptor answers for the object; TypeError if it is of another type.
Result<Value> get_property_calling(Vm& vm, const GetSetDescriptor* descriptor, Value object);
// A slot of __slots__: undefined when it is empty. The object's type is checked.
Result<Value> get_member(Vm& vm, const MemberDescriptor* descriptor, Value object);

// The truth of function.__isabstractmethod__; false if there is none.
Result<bool> is_abstract_method_calling(Vm& vm, Value function);

}  // namespace hognose
