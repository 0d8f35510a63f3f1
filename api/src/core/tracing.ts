import { AsyncLocalStorage } from "node:async_hooks";
import { describeError } from "./log.ts";

/**
 * The allowed attributes of a span. As in the log, names, numbers, addresses and bodies have no field, so that
 * exporting them does not compile.
 */
export interface SpanAttributes {
  "http.request.method"?: string;
  "http.route"?: string;
  "http.response.status_code"?: number;
  /** Of a known document: the one of an address can hold any text. */
  "graphql.operation.name"?: string;
  "db.system.name"?: "postgresql";
  "db.query.summary"?: string;
  /** The name of the statement, which is a hash of its text without its values. */
  "portal.statement"?: string;
  "portal.correlation_id"?: string | undefined;
  /** By which support finds an unexpected error. */
  "portal.short_id"?: string;
  "portal.channel"?: string;
  /** The key of a message template. */
  "portal.template"?: string;
  "portal.attempt"?: number;
  "portal.outcome"?: string;
  /** The entity of a record of the exchange. */
  "portal.entity"?: string;
}

export type SpanKind = "server" | "client" | "internal";

export interface Span {
  readonly traceId: string;
  /** The span as a `traceparent` header (W3C Trace Context). */
  readonly traceparent: string;
  readonly isEnded: boolean;
  child(name: string, attributes: SpanAttributes, kind: SpanKind): Span;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. The type is a class, a code or a status, never a message, which may quote a value. */
  fail(type: string): void;
  end(): void;
}

export interface Origin {
  kind: SpanKind;
  attributes: SpanAttributes;
  /** The header of a caller, whose trace goes on. */
  traceparent?: string | undefined;
}

export interface Tracer {
  start(name: string, origin: Origin): Span;
}

/** One tracer for the process. Without one no span is made, and work runs as if this file did not exist. */
let tracer: Tracer | undefined;
const active = new AsyncLocalStorage<Span>();

export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== undefined;

/** Sockets and timers that were opened within a span keep it: once it has ended, it gets no more children. */
export function activeSpan(): Span | undefined {
  const span = active.getStore();
  return span?.isEnded === false ? span : undefined;
}

/** The header that passes the active trace on in a request of ours. */
export function traceHeaders(): { traceparent?: string } {
  const span = activeSpan();
  return span ? { traceparent: span.traceparent } : {};
}

/** Runs work in a span below the active one; without one the work runs alone. */
export function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Result | Promise<Result>,
  kind: SpanKind = "internal",
): Result | Promise<Result> {
  const parent = activeSpan();
  return parent ? running(parent.child(name, attributes, kind), work) : work();
}

/** Runs a piece of background work in a trace of its own. */
export async function inJobSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? running(tracer.start(name, { kind: "internal", attributes }), work) : work();
}

/** Runs a request in the trace of its caller, or below the active span where this process asks itself. */
export async function inRequestSpan(
  name: string,
  { attributes, traceparent }: Omit<Origin, "kind">,
  work: (span: Span | undefined) => Promise<void>,
): Promise<void> {
  const span =
    activeSpan()?.child(name, attributes, "internal") ??
    tracer?.start(name, { kind: "server", attributes, traceparent });
  await (span ? running(span, () => work(span)) : work(undefined));
}

async function running<Result>(span: Span, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await active.run(span, work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of an error, such as an SQLSTATE, or its class. */
export function errorType(error: unknown): string {
  const { code, name } = describeError(error);
  return code ?? name;
}
