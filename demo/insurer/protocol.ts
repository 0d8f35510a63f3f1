import type { Language } from "@portal/model/portal/languages.ts";

/** What the page and the insurer's worker say to each other. Each question brings the port for its answer. */

export interface PortalRequest {
  method: string;
  /** Path and query, below the folder. */
  path: string;
  headers: [string, string][];
  body?: ArrayBuffer;
  /** All cookies of this browser, also those that a server would hide from the page. */
  cookie: string;
}

export interface PortalAnswer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | ReadableStream<Uint8Array> | null;
  setCookies: string[];
}

/** What the bar shows. */
export interface InsurerState {
  /** The day that the insurer lives in. */
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

/** What the bar asks for. */
export type Act =
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

export type Question = { request: PortalRequest } | { act: Act };
export type Reply = { answer: PortalAnswer } | { result: unknown } | { failure: string };

/** What the worker tells by itself. */
export type News =
  | { progress: { step: "program" | "data" | "start"; loaded: number; total: number } }
  | { ready: InsurerState }
  | { broken: string }
  /** Everything was reset: whoever still looks at the old insurer begins anew. */
  | { gone: true };
