import { useEffect, useSyncExternalStore } from "react";

/** What the palette offers and a key does. */
export interface DeskCommand {
  readonly id: string;
  readonly label: string;
  /** A letter, or a sign such as `/`; without one, the command is in the palette alone. */
  readonly key?: string;
  readonly run: () => void;
}

let registered: readonly (readonly DeskCommand[])[] = [];
let all: readonly DeskCommand[] = [];
const watchers = new Set<() => void>();

/** Offers commands while the component is shown. A later registration of the same key comes first. */
export function useCommands(commands: readonly DeskCommand[]): void {
  useEffect(() => {
    change([...registered, commands]);
    return () => change(registered.filter((one) => one !== commands));
  }, [commands]);
}

export function useAllCommands(): readonly DeskCommand[] {
  return useSyncExternalStore(watch, () => all);
}

/** Escape leaves a field, so that the keys of commands work again. */
function leaveField({ key, target }: KeyboardEvent): void {
  if (key === "Escape" && target instanceof HTMLElement && isTyping(target)) target.blur();
}

/** Runs the command of a pressed key, unless the person is typing or a dialog is open. */
export function runKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (document.querySelector("dialog:modal")) return;
  if (isTyping(target)) return leaveField(event);
  const command = all.findLast((one) => one.key === key.toLowerCase());
  if (!command) return;
  event.preventDefault();
  command.run();
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function change(next: readonly (readonly DeskCommand[])[]): void {
  registered = next;
  all = next.flat();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
