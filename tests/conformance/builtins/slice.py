# slice() used in programs: cutting fixed records, chunks, rotating, strides.
record = "2024-01-15Alice     00042"
fields = {"date": slice(0, 10), "name": slice(10, 20), "count": slice(20, None)}
print({k: record[s].strip() for k, s in fields.items()}, slice(3),
      slice(1, None, 2), [slice(i, i + 3) for i in range(0, 6, 3)])
data = list(range(10))
print([data[i:i + 4] for i in range(0, len(data), 4)], data[3:] + data[:3], data[-3:] + data[:-3], data[::3],
      data[1::3], data[::-1][:3], data[len(data) // 2:],
      data[slice(*[2, 5])], [data[s] for s in (slice(None), slice(-1), slice(None, None, -4))])
data[slice(0, 10, 5)] = ["a", "b"]
del data[slice(1, 3)]
print(data, slice(1, 2).start, slice(None, 2).start, slice(1, 2) == slice(1, 2, None), slice(2, 20, 3).indices(10),
      range(*slice(-5, None).indices(8)))
text = "abcdefghij"
print("".join(text[i] for i in range(*slice(8, 1, -3).indices(len(text)))), text[8:1:-3],
      text[slice(None, None, -1)], [text[i:i + 3] for i in range(len(text) - 2)][::4])

#> {'date': '2024-01-15', 'name': 'Alice', 'count': '00042'} slice(None, 3, None) slice(1, None, 2) [slice(0, 3, None), slice(3, 6, None)]
#> [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]] [3, 4, 5, 6, 7, 8, 9, 0, 1, 2] [7, 8, 9, 0, 1, 2, 3, 4, 5, 6] [0, 3, 6, 9] [1, 4, 7] [9, 8, 7] [5, 6, 7, 8, 9] [2, 3, 4] [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 5, 1]]
#> ['a', 3, 4, 'b', 6, 7, 8, 9] 1 None True (2, 10, 3) range(3, 8)
#> ifc ifc jihgfedcba ['abc', 'efg']
