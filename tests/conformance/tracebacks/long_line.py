# A very long line keeps its carets.
values = {"alpha": 1, "beta": 2, "gamma": 3, "delta": 4, "epsilon": 5, "zeta": 6, "eta": 7, "theta": 8, "iota": 9, "kappa": 10}; print(values["alpha"] + values["beta"] + values["gamma"] + values["omega"] + values["kappa"])

#! Traceback (most recent call last):
#!   File "long_line.py", line 2, in <module>
#!     values = {"alpha": 1, "beta": 2, "gamma": 3, "delta": 4, "epsilon": 5, "zeta": 6, "eta": 7, "theta": 8, "iota": 9, "kappa": 10}; print(values["alpha"] + values["beta"] + values["gamma"] + values["omega"] + values["kappa"])
#!                                                                                                                                                                                                 ~~~~~~^^^^^^^^^
#! KeyError: 'omega'
