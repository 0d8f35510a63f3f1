import { type HrTime, ValueType } from "@opentelemetry/api";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from "@opentelemetry/sdk-metrics";
import type { MetricFamily } from "../metrics.ts";

/** The time from which sums count, and that at which they were read. */
export interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

/** A metric of `/metrics` in the form of OpenTelemetry, under the same name. */
export function metricData({ name, help, type, values }: MetricFamily, period: Period): MetricData {
  const common = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] =>
    values.map(({ labels, value }) => ({ ...period, attributes: labelsOf(labels), value }));
  switch (type) {
    case "histogram": {
      const dataPoints = histograms(values, period);
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    case "counter":
      return {
        ...common,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: points(),
      };
    default:
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  }
}

type Values = MetricFamily["values"];

/** Joins the lines of a histogram that differ in their bucket alone. */
function histograms(values: Values, period: Period): DataPoint<Histogram>[] {
  const byLabels = new Map<string, Values>();
  for (const value of values) {
    const key = JSON.stringify(labelsOf(value.labels));
    byLabels.set(key, [...(byLabels.get(key) ?? []), value]);
  }
  return [...byLabels.values()].map((lines) => ({
    ...period,
    attributes: labelsOf(lines[0]?.labels ?? {}),
    value: histogram(lines),
  }));
}

/** Prometheus counts what is below a limit, OpenTelemetry what is between two. */
function histogram(lines: Values): Histogram {
  const valueOf = (ending: string) =>
    lines.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
  const buckets = lines
    .filter(({ labels }) => Number.isFinite(Number(labels["le"])))
    .map(({ labels, value }) => ({ limit: Number(labels["le"]), value }))
    .toSorted((a, b) => a.limit - b.limit);
  const below = [...buckets.map(({ value }) => value), valueOf("_count")];
  return {
    buckets: {
      boundaries: buckets.map(({ limit }) => limit),
      counts: below.map((count, at) => count - (below[at - 1] ?? 0)),
    },
    sum: valueOf("_sum"),
    count: valueOf("_count"),
  };
}

function labelsOf({ le: _limit, ...labels }: Values[number]["labels"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
