// Specifications of the types of typing_objects.h whose files are still to come.
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kGenericAliasType;
const TypeSpec kGenericAliasIteratorType;
const TypeSpec kTypingAliasType;
const TypeSpec kUnionType;
const TypeSpec kGenericType;
const TypeSpec kTypeVarType;
const TypeSpec kParamSpecType;
const TypeSpec kParamSpecArgsType;
const TypeSpec kParamSpecKwargsType;
const TypeSpec kTypeVarTupleType;
const TypeSpec kTypeAliasTypeType;
const TypeSpec kNoDefaultTypeType;
const TypeSpec kConstantEvaluatorType;
const TypeSpec kTemplateType;
const TypeSpec kTemplateIteratorType;
const TypeSpec kInterpolationType;

}  // namespace hognose
