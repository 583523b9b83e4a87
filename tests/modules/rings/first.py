from rings.second import value

other = 1
