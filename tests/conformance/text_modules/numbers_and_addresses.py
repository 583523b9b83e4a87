# option: --policy standard
# colorsys, graphlib, ipaddress.
import colorsys
import graphlib
import ipaddress


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


for rgb in ((0, 0, 0), (1, 1, 1), (0.2, 0.4, 0.4), (1, 0, 0.5)):
    print([tuple(round(x, 6) for x in convert(*rgb)) for convert in (colorsys.rgb_to_hsv, colorsys.rgb_to_hls,
        colorsys.rgb_to_yiq, colorsys.hsv_to_rgb, colorsys.hls_to_rgb, colorsys.yiq_to_rgb)])

sorter = graphlib.TopologicalSorter({"d": {"b", "c"}, "b": {"a"}, "c": {"a"}})
order = list(sorter.static_order())
print(order[0], sorted(order[1:3]), order[3])
attempt("cycle", lambda: list(graphlib.TopologicalSorter({"a": ["b"], "b": ["a"]}).static_order()))
t = graphlib.TopologicalSorter()
t.add(1, 2)
t.add(2, 3)
attempt("early", lambda: t.get_ready())
t.prepare()
while t.is_active():
    ready = t.get_ready()
    print(ready)
    t.done(*ready)
attempt("unknown", lambda: t.done(9))

for text in ("192.168.1.1", "::1", "2001:db8::8a2e:370:7334", "256.1.1.1", "1.2.3", "x", "127.0.0.1", "8.8.8.8",
             "fe80::1%eth0", "01.2.3.4"):
    attempt(text, lambda: ipaddress.ip_address(text))
a = ipaddress.ip_address("10.0.0.5")
print(a + 1, a - 1, int(a), a.packed, a.is_private, a.is_loopback, a.version, a.reverse_pointer,
      a < ipaddress.ip_address("10.0.0.9"), f"{a:b}"[:8], a.max_prefixlen)
n = ipaddress.ip_network("192.168.0.0/29")
print(n, n.num_addresses, n.netmask, n.broadcast_address, [str(h) for h in n.hosts()], a in n, n.prefixlen,
      list(n.subnets(new_prefix=30)), n.supernet(), n.hostmask)
attempt("host bits", lambda: ipaddress.ip_network("192.168.0.1/24"))
print(ipaddress.ip_network("192.168.0.1/24", strict=False), ipaddress.ip_interface("10.1.2.3/8").network,
      ipaddress.ip_network("2001:db8::/32").num_addresses == 2 ** 96)
print(list(ipaddress.summarize_address_range(ipaddress.ip_address("10.0.0.0"), ipaddress.ip_address("10.0.0.5"))),
      list(ipaddress.collapse_addresses([ipaddress.ip_network("10.0.0.0/25"),
          ipaddress.ip_network("10.0.0.128/25")])))
attempt("mixed", lambda: ipaddress.ip_address("1.1.1.1") < ipaddress.ip_address("::1"))
print(ipaddress.ip_address("::ffff:1.2.3.4").ipv4_mapped, ipaddress.IPv6Address("::1").exploded,
      n.overlaps(ipaddress.ip_network("192.168.0.4/30")), n.compare_networks(ipaddress.ip_network("192.168.0.0/29")))

#> [(0.0, 0.0, 0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0, 0, 0), (0, 0, 0), (0.0, 0.0, 0.0)]
#> [(0.0, 0.0, 1), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0), (1, 0.0, 0.0), (1, 1.0, 1.0), (1.0, 0.089521, 1.0)]
#> [(0.5, 0.5, 0.4), (0.5, 0.3, 0.333333), (0.34, -0.1198, -0.0426), (0.368, 0.4, 0.24), (0.496, 0.56, 0.24), (0.828176, 0.0, 0.440185)]
#> [(0.916667, 1.0, 1), (0.916667, 0.5, 1.0), (0.355, 0.43815, 0.36905), (0.5, 0.5, 0.5), (0.0, 0.0, 0.0), (1.0, 0.682154, 1.0)]
#> a ['b', 'c'] d
#> cycle CycleError ('nodes are in a cycle', ['a', 'b', 'a'])
#> early ValueError prepare() must be called first
#> (3,)
#> (2,)
#> (1,)
#> unknown ValueError node 9 was not added using add()
#> 192.168.1.1 IPv4Address('192.168.1.1')
#> ::1 IPv6Address('::1')
#> 2001:db8::8a2e:370:7334 IPv6Address('2001:db8::8a2e:370:7334')
#> 256.1.1.1 ValueError '256.1.1.1' does not appear to be an IPv4 or IPv6 address
#> 1.2.3 ValueError '1.2.3' does not appear to be an IPv4 or IPv6 address
#> x ValueError 'x' does not appear to be an IPv4 or IPv6 address
#> 127.0.0.1 IPv4Address('127.0.0.1')
#> 8.8.8.8 IPv4Address('8.8.8.8')
#> fe80::1%eth0 IPv6Address('fe80::1%eth0')
#> 01.2.3.4 ValueError '01.2.3.4' does not appear to be an IPv4 or IPv6 address
#> 10.0.0.6 10.0.0.4 167772165 b'\n\x00\x00\x05' True False 4 5.0.0.10.in-addr.arpa True 00001010 32
#> 192.168.0.0/29 8 255.255.255.248 192.168.0.7 ['192.168.0.1', '192.168.0.2', '192.168.0.3', '192.168.0.4', '192.168.0.5', '192.168.0.6'] False 29 [IPv4Network('192.168.0.0/30'), IPv4Network('192.168.0.4/30')] 192.168.0.0/28 0.0.0.7
#> host bits ValueError 192.168.0.1/24 has host bits set
#> 192.168.0.0/24 10.0.0.0/8 True
#> [IPv4Network('10.0.0.0/30'), IPv4Network('10.0.0.4/31')] [IPv4Network('10.0.0.0/24')]
#> mixed TypeError 1.1.1.1 and ::1 are not of the same version
#> 1.2.3.4 0000:0000:0000:0000:0000:0000:0000:0001 True 0
