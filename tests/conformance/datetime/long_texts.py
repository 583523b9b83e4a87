# Text and formats of dates and times that are too long to be processed in one piece.
# option: --policy standard
import datetime, time

moment = datetime.datetime(2024, 2, 29, 13, 5, 9, 123456)
for size in (65535, 65536, 65537, 262143, 262144, 262145):
    for character in ("a", "\u4e2d", "\U0001f600"):
        text = moment.strftime(character * size + "%Y" + character * size + "%m%%")
        print(len(text), text == character * size + "2024" + character * size + "02%",
              moment.strftime("%Y" * size) == "2024" * size, end=" ")
    print(datetime.datetime.fromisoformat("2024-02-29T13:05:09." + "1" * size),
          datetime.time.fromisoformat("130509." + "7" * size),
          datetime.datetime.fromisoformat("2024-02-29T13:05:09." + "1" * size + "+01:00"))
    for bad in ("2024-02-29T13:05:09." + "1" * size + "x", "2024-02-29T13:05:09." + "1" * size + "+01:0"):
        try:
            datetime.datetime.fromisoformat(bad)
        except ValueError as error:
            print(len(str(error)), end=" ")
    print(datetime.datetime.strptime(" " * size + "2024" + "a" * size, "  %Y" + "a" * size),
          datetime.datetime.strptime("2024" + "\u2003" * size + "5", "%Y" + " " * size + "%m"))
    try:
        time.strptime("2024" + "a" * size, "%Y" + "a" * (size + 1))
    except ValueError as error:
        print(len(str(error)))

#> 131077 True True 131077 True True 131077 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 65584 65588 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 131114
#> 131079 True True 131079 True True 131079 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 65585 65589 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 131116
#> 131081 True True 131081 True True 131081 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 65586 65590 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 131118
#> 524293 True True 524293 True True 524293 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 262192 262196 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 524330
#> 524295 True True 524295 True True 524295 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 262193 262197 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 524332
#> 524297 True True 524297 True True 524297 True True 2024-02-29 13:05:09.111111 13:05:09.777777 2024-02-29 13:05:09.111111+01:00
#> 262194 262198 2024-01-01 00:00:00 2024-05-01 00:00:00
#> 524334
