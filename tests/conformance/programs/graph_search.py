# programs: graph search.
# option: --policy standard
from collections import deque
import heapq
GRAPH = {"A": {"B": 4, "C": 2}, "B": {"D": 5, "C": 1}, "C": {"B": 1, "D": 8, "E": 10}, "D": {"E": 2, "F": 6},
         "E": {"F": 3}, "F": {}}
def breadth_first(graph, start):
    seen, queue, order = {start}, deque([start]), []
    while queue:
        node = queue.popleft()
        order.append(node)
        for other in sorted(graph[node]):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return order
def depth_first(graph, node, seen=None):
    seen = [] if seen is None else seen
    seen.append(node)
    for other in graph[node]:
        if other not in seen:
            depth_first(graph, other, seen)
    return seen
def shortest(graph, start, goal):
    heap, done = [(0, start, [start])], set()
    while heap:
        cost, node, path = heapq.heappop(heap)
        if node == goal:
            return cost, path
        if node in done:
            continue
        done.add(node)
        for other, weight in graph[node].items():
            heapq.heappush(heap, (cost + weight, other, path + [other]))
    return None
def order(graph):
    result, mark = [], {}
    def visit(node):
        if mark.get(node) == "open":
            raise ValueError(f"cycle through {node}")
        if node not in mark:
            mark[node] = "open"
            for other in graph[node]:
                visit(other)
            mark[node] = "done"
            result.append(node)
    for node in graph:
        visit(node)
    return result[::-1]
print(breadth_first(GRAPH, "A"), depth_first(GRAPH, "A"))
for goal in "BCDEF":
    print(goal, shortest(GRAPH, "A", goal))
print(shortest(GRAPH, "F", "A"), order(GRAPH))
try:
    order({"x": ["y"], "y": ["z"], "z": ["x"]})
except ValueError as error:
    print(error)

#> ['A', 'B', 'C', 'D', 'E', 'F'] ['A', 'B', 'D', 'E', 'F', 'C']
#> B (3, ['A', 'C', 'B'])
#> C (2, ['A', 'C'])
#> D (8, ['A', 'C', 'B', 'D'])
#> E (10, ['A', 'C', 'B', 'D', 'E'])
#> F (13, ['A', 'C', 'B', 'D', 'E', 'F'])
#! Traceback (most recent call last):
#!   File "graph_search.py", line 53, in <module>
#!     print(shortest(GRAPH, "F", "A"), order(GRAPH))
#!                                      ~~~~~^^^^^^^
#!   File "graph_search.py", line 48, in order
#!     visit(node)
#!     ~~~~~^^^^^^
#!   File "graph_search.py", line 44, in visit
#!     visit(other)
#!     ~~~~~^^^^^^^
#!   File "graph_search.py", line 44, in visit
#!     visit(other)
#!     ~~~~~^^^^^^^
#!   File "graph_search.py", line 44, in visit
#!     visit(other)
#!     ~~~~~^^^^^^^
#!   File "graph_search.py", line 40, in visit
#!     raise ValueError(f"cycle through {node}")
#! ValueError: cycle through B
