import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The values of one gauge by label. */
export type Figures = Readonly<Record<string, number>>;

/** A metric with its present values, as it is exported to other systems than Prometheus. */
export interface MetricFamily {
  name: string;
  help: string;
  type: string;
  values: {
    /** With the ending of a histogram's line. */
    metricName?: string;
    labels: Readonly<Record<string, string | number | undefined>>;
    value: number;
  }[];
}

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** Registers a value that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** Registers a value that only grows during the life of the process. */
  counter(name: string, help: string, read: () => number): void;
  /** Registers values by label. Values that cannot be read are omitted. */
  gauges(name: string, help: string, label: string, read: () => Figures | Promise<Figures>): void;
  contentType: string;
  render(): Promise<string>;
  /** The same metrics as values. */
  families(): Promise<MetricFamily[]>;
}

/** Metrics of the process, shared by all portals in it: CPU, memory, event loop, garbage collection. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Metrics of requests in the Prometheus text format. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: "portal_request_seconds",
    help: "Time to answer a request.",
    labelNames: ["route", "status"],
    buckets,
    registers,
  });
  return {
    observe: (route, status, seconds) => requests.observe({ route, status }, seconds),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    counter(name, help, read) {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect() {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    gauges(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const figures = await read();
          gauge.reset();
          for (const [one, value] of Object.entries(figures)) gauge.set({ [label]: one }, value);
        },
      });
    },
    contentType: register.contentType,
    async render() {
      const texts = await Promise.all([processRegistry(), register].map((one) => one.metrics()));
      return texts.join("\n");
    },
    async families() {
      const all = [processRegistry(), register].map((one) => one.getMetricsAsJSON());
      return (await Promise.all(all))
        .flat()
        .map(({ name, help, type, values }) => ({ name, help, type: String(type), values }));
    },
  };
}
