import { useSyncExternalStore } from "react";

/** What any part of the portal can make known to the whole of it. */
export type PortalEvent =
  | { kind: "error"; shortId?: string; cause: unknown }
  | { kind: "maintenance" }
  | { kind: "unauthenticated" }
  /** Somebody is signed out here, and the server cannot be reached to say so. */
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
    showError(event.shortId === undefined ? {} : { shortId: event.shortId });
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

/** Where errors are sent. None by default: a deployment brings its own. */
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

/** Sends an error to the reporter, unless a browser extension made it. */
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

/** Known noise of browsers and their extensions: nothing that we could mend. */
export function isNoise(error: unknown): boolean {
  const words =
    error instanceof Error
      ? [error.message, error.stack ?? ""]
      : [typeof error === "string" ? error : ""];
  return words.some((word) => noise.some((pattern) => pattern.test(word)));
}

let isMaintenanceRaised = false;

/** Whether an answer has told that the portal is under maintenance. */
export function useMaintenanceRaised(): boolean {
  return useSyncExternalStore(
    watch,
    () => isMaintenanceRaised,
    () => false,
  );
}

let leftFor: string | undefined;

/** Where somebody goes who was signed out while the server could not be reached. */
export function useLeftFor(): string | undefined {
  return useSyncExternalStore(
    watch,
    () => leftFor,
    () => undefined,
  );
}

export interface ShownError {
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

/** The error that the dialog shows, one at a time: whatever comes while it is open is only reported. */
export function useShownError(): { error: ShownError | undefined; dismiss: () => void } {
  const error = useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  );
  return { error, dismiss: dismissError };
}

export function dismissError(): void {
  showError(undefined);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Reports what nobody caught. The dialog is for what a person asked for and did not get, so it stays shut. */
export function watchWindow(target: Window): void {
  target.addEventListener("error", (event) => report(event.error ?? event.message));
  target.addEventListener("unhandledrejection", (event) => report(event.reason));
}
