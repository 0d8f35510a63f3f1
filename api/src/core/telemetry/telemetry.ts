import { randomUUID } from "node:crypto";
import { hrTime, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { throttled } from "../http/concurrency-limiter.ts";
import { describeError, type Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { TelemetryConfig } from "../telemetry-config.ts";
import { setTracer } from "../tracing.ts";
import { within } from "../within.ts";
import { metricData } from "./metric-data.ts";
import { otelTracer } from "./otel-tracer.ts";

/** How long a stop waits for the collector; what is left then is lost. */
const LONGEST_STOP_MS = 1_000;

interface NodeTraits {
  version: string;
  role: string;
  environment: string;
  log: Log;
}

export interface Telemetry {
  /** Sends the figures of `/metrics` to the collector as well. */
  exportMetrics(metrics: Pick<Metrics, "families">): void;
  stop(): Promise<void>;
}

interface Provider {
  shutdown(): Promise<void>;
}

/**
 * Sends traces and metrics to a collector, by OTLP over HTTP. This file is imported only where a collector is set. What
 * the collector does not take in time is dropped: a queue holds 2,048 spans, and no request waits for it.
 */
export function startTelemetry(config: TelemetryConfig, node: NodeTraits): Telemetry {
  const resource = resourceOf(config, node);
  const startTime = hrTime();
  const providers: Provider[] = [];
  const { log } = node;
  let latest: unknown;
  const logFailure = throttled(() =>
    log.warn("telemetry not exported", { error: describeError(latest) }),
  );
  setGlobalErrorHandler((error) => {
    latest = error;
    logFailure();
  });
  if (config.hasTraces) {
    const traces = tracesTo(config, resource);
    setTracer(otelTracer(traces.getTracer("portal", node.version)));
    providers.push(traces);
  }
  return {
    exportMetrics(metrics) {
      if (config.hasMetrics) providers.push(metricsTo(config, { resource, metrics, startTime }));
    },
    async stop() {
      setTracer(undefined);
      const stopped = providers.splice(0).map((provider) => provider.shutdown());
      await within(LONGEST_STOP_MS, Promise.allSettled(stopped));
    },
  };
}

function resourceOf(
  { serviceName }: TelemetryConfig,
  { version, role, environment }: NodeTraits,
): Resource {
  return detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
    resourceFromAttributes({
      "service.name": serviceName,
      "service.version": version,
      "service.instance.id": randomUUID(),
      "deployment.environment.name": environment,
      "portal.role": role,
    }),
  );
}

function tracesTo({ endpoint, sampledPart }: TelemetryConfig, resource: Resource): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledPart) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

interface Measured {
  resource: Resource;
  metrics: Pick<Metrics, "families">;
  startTime: ReturnType<typeof hrTime>;
}

function metricsTo(
  { endpoint, metricsEveryMs }: TelemetryConfig,
  { resource, metrics, startTime }: Measured,
): MeterProvider {
  const collect = async () => {
    const period = { startTime, endTime: hrTime() };
    const families = await metrics.families();
    const scopeMetrics = [
      { scope: { name: "portal" }, metrics: families.map((one) => metricData(one, period)) },
    ];
    return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: metricsEveryMs,
    metricProducers: [{ collect }],
  });
  return new MeterProvider({ resource, readers: [reader] });
}
