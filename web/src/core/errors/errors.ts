import { useSyncExternalStore } from "react";

/** An event that any module can raise for the whole portal. */
export type PortalEvent =
  | {
      kind: "error";
      shortId?: string;
      isUnanswered?: boolean;
      isOutdated?: boolean;
      /** The representation in which the page acts has ended, or does not allow what was sent. */
      isBeyondScope?: boolean;
      cause: unknown;
    }
  | { kind: "maintenance" }
  | { kind: "unauthenticated" }
  /** The representation in which the page asks has ended. */
  | { kind: "representationEnded" }
  /** The customer is signed out in this browser, but the server cannot be reached to end the session. */
  | { kind: "left"; address: string };

type Listener = (event: PortalEvent) => void;
const listeners = new Set<Listener>();

export function onPortalEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function raise(event: PortalEvent): void {
  if (event.kind === "error") {
    report(event.cause);
    showError(event);
  }
  if (event.kind === "maintenance") {
    isMaintenanceRaised = true;
    tellWatchers();
  }
  if (event.kind === "left") {
    leftFor = event.address;
    tellWatchers();
  }
  for (const listener of listeners) listener(event);
}

/** The destination of error reports. There is none by default; each deployment sets its own. */
export interface Reporter {
  (error: unknown, options: { withTrace: boolean }): void;
}

let reporter: Reporter | undefined;
let traceSampleRate = 0;

export function configureReporting(options: {
  reporter?: Reporter;
  traceSampleRate: number;
}): void {
  reporter = options.reporter;
  traceSampleRate = options.traceSampleRate;
}

/** Sends an error to the reporter, unless it is known noise. */
export function report(error: unknown): void {
  if (!reporter || isNoise(error)) return;
  reporter(error, { withTrace: Math.random() < traceSampleRate });
}

const noise = [
  /\b(chrome|moz|safari|safari-web|ms-browser)-extension:\/\//,
  /^(Uncaught )?(ResizeObserver loop|Script error)/,
  /Object Not Found Matching Id:\d+/,
  /\bwebkit-masked-url:\/\//,
];

/** Whether an error comes from the browser or one of its extensions, so that the portal cannot fix it. */
export function isNoise(error: unknown): boolean {
  const words =
    error instanceof Error
      ? [error.message, error.stack ?? ""]
      : [typeof error === "string" ? error : ""];
  return words.some((word) => noise.some((pattern) => pattern.test(word)));
}

let isMaintenanceRaised = false;

/** Whether a response said that the portal is under maintenance. */
export function useMaintenanceRaised(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMaintenanceRaised,
    () => false,
  );
}

let leftFor: string | undefined;

/** The address to open after a sign-out that happened while the server could not be reached. */
export function useAddressAfterSignOut(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => leftFor,
    () => undefined,
  );
}

export interface ShownError {
  /** The connection or the server was away: the customer can try again at once. */
  readonly isUnanswered?: boolean;
  /** The page is older than the release before the present one: only a reload helps. */
  readonly isOutdated?: boolean;
  /** The representation in which the page acts has ended, or does not allow what was sent. */
  readonly isBeyondScope?: boolean;
  readonly shortId?: string;
}

let shown: ShownError | undefined;
const watchers = new Set<() => void>();

function showError(error: ShownError | undefined): void {
  if (error && shown) return;
  shown = error;
  tellWatchers();
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** The error that the dialog shows. Errors raised while the dialog is open are only reported. */
export function useShownError(): { error: ShownError | undefined; dismiss: () => void } {
  const error = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  return { error, dismiss: dismissError };
}

export function dismissError(): void {
  showError(undefined);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Reports uncaught errors. They open no dialog, because the customer's own requests raise their errors themselves. */
export function reportUncaughtErrors(target: Window): void {
  target.addEventListener("error", (event) => report(event.error ?? event.message));
  target.addEventListener("unhandledrejection", (event) => report(event.reason));
}
