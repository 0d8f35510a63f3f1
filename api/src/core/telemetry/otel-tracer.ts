import {
  type Span as OtelSpan,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { Origin, Span, SpanAttributes, SpanKind, Tracer } from "../tracing.ts";

const kinds: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};

/**
 * Makes the spans of `core/tracing.ts` with OpenTelemetry. Of a caller only `traceparent` is taken: `tracestate` and
 * `baggage` can hold any text, and would be exported and passed on.
 */
export function otelTracer(tracer: OtelTracer): Tracer {
  return {
    start(name, { kind, attributes, traceparent }: Origin) {
      const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
      const context = caller
        ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
        : ROOT_CONTEXT;
      return new StartedSpan(
        tracer,
        tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context),
      );
    },
  };
}

class StartedSpan implements Span {
  readonly #tracer: OtelTracer;
  readonly #span: OtelSpan;
  isEnded = false;

  constructor(tracer: OtelTracer, span: OtelSpan) {
    this.#tracer = tracer;
    this.#span = span;
  }

  get traceId(): string {
    return this.#span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  }

  child(name: string, attributes: SpanAttributes, kind: SpanKind): Span {
    const options = { kind: kinds[kind], attributes: { ...attributes } };
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    return new StartedSpan(this.#tracer, this.#tracer.startSpan(name, options, context));
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes({ ...attributes });
  }

  fail(type: string): void {
    this.#span.setAttribute("error.type", type);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.isEnded = true;
    this.#span.end();
  }
}
