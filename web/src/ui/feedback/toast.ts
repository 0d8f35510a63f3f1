import { useSyncExternalStore } from "react";

/** problem: an action failed without a loss of data. */
type ToastKind = "done" | "problem";

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  readonly action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();
const none: readonly Toast[] = [];

/** Shows for some seconds that an action succeeded or failed; returns the toast's id. */
export function toast(text: string, kind: ToastKind = "done", action?: ToastAction): number {
  lastId += 1;
  change([...toasts, { id: lastId, text, kind, action }]);
  return lastId;
}

export function dismissToast(id: number): void {
  change(toasts.filter((one) => one.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
