// Float functions for which C libraries return different last digits on different machines.
//
// These use only operations that IEEE 754 defines to the bit (addition, multiplication, division,
// square root, fused multiplication) and exp, log, log1p and pow from the C library. Results of
// hypotenuse and cube_root are correctly rounded in all but very few cases; the others err by less
// than three units in the last place. NaNs and infinities follow Annex F of the C standard.
#pragma once

namespace hognose {

double hypotenuse(double x, double y);
double cube_root(double x);
double exponential_of_two(double x);
double inverse_hyperbolic_cosine(double x);
double error_function(double x);
double complementary_error_function(double x);

}  // namespace hognose
