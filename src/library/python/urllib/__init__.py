# urllib: only urllib.parse, which takes addresses apart; nothing here opens one.
