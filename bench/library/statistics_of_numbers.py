# statistics: means, medians, deviations, quantiles and correlation of ints and floats.
# tags: statistics
import statistics


def main():
    floats = [((i * 7919) % 1000) / 8 for i in range(4000)]
    ints = [(i * 7919) % 1000 for i in range(4000)]
    total = 0.0
    for _ in range(6):
        total += statistics.mean(floats) + statistics.fmean(ints) + statistics.mean(ints)
        total += statistics.median(floats) + statistics.stdev(floats) + statistics.pvariance(ints)
        total += statistics.quantiles(floats, n=10)[3] + statistics.mode(ints)
        total += statistics.correlation(floats, ints) + statistics.harmonic_mean(ints[1:500])
    normal = statistics.NormalDist(10, 2)
    for i in range(5000):
        total += normal.cdf(i / 500) + normal.pdf(i / 500)
    print(round(total, 6))


main()
