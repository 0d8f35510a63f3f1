import { useEffect, useEffectEvent } from "react";

const storageKey = "search_without_slash";

/** A single-key shortcut can be triggered by mistake, especially by voice, so it can be turned off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  return localStorage.getItem(storageKey) === null;
}

export function turnSlash(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "1");
}

/** `/`, and Ctrl or ⌘ with K, from anywhere but a field or a dialog. Renders nothing; loaded after the first screen. */
export function SearchKeys({ onSearch }: { onSearch: () => void }): null {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isBusy(event.target)) return;
      event.preventDefault();
      search();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return null;
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (altKey || isComposing || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && isSlashOn();
}

function isBusy(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return isField || document.querySelector("dialog[open]") !== null;
}
