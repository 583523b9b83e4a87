// The methods of random.Random that draw from a distribution, for the table of its methods in
// random.cpp. They draw by the random() of the object, whatever that is.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

Result<Value> random_betavariate(Vm& vm, const Value* arguments);
Result<Value> random_binomialvariate(Vm& vm, const Value* arguments);
Result<Value> random_expovariate(Vm& vm, const Value* arguments);
Result<Value> random_gammavariate(Vm& vm, const Value* arguments);
Result<Value> random_gauss(Vm& vm, const Value* arguments);
Result<Value> random_lognormvariate(Vm& vm, const Value* arguments);
Result<Value> random_normalvariate(Vm& vm, const Value* arguments);
Result<Value> random_paretovariate(Vm& vm, const Value* arguments);
Result<Value> random_triangular(Vm& vm, const Value* arguments);
Result<Value> random_uniform(Vm& vm, const Value* arguments);
Result<Value> random_vonmisesvariate(Vm& vm, const Value* arguments);
Result<Value> random_weibullvariate(Vm& vm, const Value* arguments);

}  // namespace hognose
