// Functions of floats for which C libraries return different last digits on different machines.
//
// These use additions, multiplications, divisions, square roots and fused multiplications, which
// IEEE 754 defines to the bit, and of the C library only exp, log, log1p and pow. Results of
// hypotenuse and cube_root are correctly rounded in all but very few cases; the others err by less
// than three units in the last place. NaNs and infinities behave as Annex F of C says.
#pragma once

namespace hognose {

double hypotenuse(double x, double y);
double cube_root(double x);
double exponential_of_two(double x);
double inverse_hyperbolic_cosine(double x);
double error_function(double x);
double complementary_error_function(double x);

}  // namespace hognose
