import type { Language } from "@portal/model/portal/languages.ts";

/** The messages between the page and the insurer's worker. Each request has the port for its answer. */

export interface PortalRequest {
  method: string;
  /** Path and query, below the folder. */
  path: string;
  headers: [string, string][];
  body?: ArrayBuffer;
  /** All cookies of this browser, including HttpOnly ones. */
  cookie: string;
}

export interface PortalAnswer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | ReadableStream<Uint8Array> | null;
  setCookies: string[];
}

/** The state that the bar shows. */
export interface InsurerState {
  /** The insurer's day. */
  today: string;
  seededOn: string;
  commit: string;
  environment: "demo" | "review";
  isMaintenance: boolean;
  flags: { name: string; isOn: boolean }[];
}

export interface SentMessage {
  id: string;
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** The requests of the bar. */
export type BarCommand =
  | { kind: "state" }
  | { kind: "personas"; language: Language }
  | { kind: "persona"; login: string }
  | { kind: "flag"; name: string; isOn: boolean }
  | { kind: "maintenance"; isRaised: boolean }
  | { kind: "today"; day: string }
  | { kind: "timings" }
  | { kind: "messages" }
  | { kind: "sql"; text: string; values: unknown[] }
  | { kind: "reset" };

export type Question = { request: PortalRequest } | { act: BarCommand };
export type Reply = { answer: PortalAnswer } | { result: unknown } | { failure: string };

/** Messages that the worker sends unasked. */
export type News =
  | { progress: { step: "program" | "data" | "start"; loaded: number; total: number } }
  | { ready: InsurerState }
  | { broken: string }
  /** The insurer was reset: every open page reloads. */
  | { gone: true };
