const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** Registers a value that is read when the page is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  render(): string;
}

/** Counts and times of requests, in the text form that Prometheus reads. */
export function createMetrics(): Metrics {
  const series = new Map<string, { count: number; sum: number; buckets: number[] }>();
  const gauges: { name: string; help: string; read: () => number }[] = [];
  return {
    observe(route, status, seconds) {
      const labels = `route="${route}",status="${status}"`;
      const one = series.get(labels) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
      one.count++;
      one.sum += seconds;
      bounds.forEach((bound, index) => {
        if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
      });
      series.set(labels, one);
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    render() {
      const name = "portal_request_seconds";
      const lines = [`# HELP ${name} Time to answer a request.`, `# TYPE ${name} histogram`];
      for (const [labels, { count, sum, buckets }] of series) {
        bounds.forEach((bound, index) =>
          lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
        );
        lines.push(
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sum}`,
          `${name}_count{${labels}} ${count}`,
        );
      }
      for (const { name: gauge, help, read } of gauges) {
        lines.push(`# HELP ${gauge} ${help}`, `# TYPE ${gauge} gauge`, `${gauge} ${read()}`);
      }
      return `${lines.join("\n")}\n`;
    },
  };
}
