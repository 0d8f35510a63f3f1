import { z } from "zod";

const exporter = z.enum(["otlp", "none"], "must be otlp or none").default("otlp");

/** The settings of OpenTelemetry, under the names that its specification gives them. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional(),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_SERVICE_NAME: z.string().trim().min(1).default("portal"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number("must be a number from 0 to 1").min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number("must be a number of milliseconds from 1000")
    .int()
    .min(1_000)
    .default(60_000),
};

/** The collector of traces and metrics; without one nothing of OpenTelemetry is loaded. */
export interface TelemetryConfig {
  /** The base address of the collector, without a slash at its end. */
  endpoint: string;
  hasTraces: boolean;
  hasMetrics: boolean;
  serviceName: string;
  /** The part of the traces that is recorded where no caller has decided, from 0 to 1. */
  sampledPart: number;
  metricsEveryMs: number;
}

interface GivenSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_EXPORTER: "otlp" | "none";
  OTEL_METRICS_EXPORTER: "otlp" | "none";
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
  OTEL_METRIC_EXPORT_INTERVAL: number;
}

export function telemetryOf(settings: GivenSettings): TelemetryConfig | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "");
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    hasTraces: settings.OTEL_TRACES_EXPORTER === "otlp",
    hasMetrics: settings.OTEL_METRICS_EXPORTER === "otlp",
    serviceName: settings.OTEL_SERVICE_NAME,
    sampledPart: settings.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
