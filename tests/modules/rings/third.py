import rings.fourth

early = rings.fourth.late
