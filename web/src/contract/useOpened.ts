import { useState } from "react";

/** Two are laid out whole; among more, the first is open and the others tell the essential in a line. */
export const laidOutWhole = 2;

export interface Opened<Key> {
  /** Whether there are so many that not all are open from the beginning. */
  readonly areMany: boolean;
  readonly areAllOpen: boolean;
  isOpen(key: Key): boolean;
  toggle(key: Key, isOpen: boolean): void;
  toggleAll(): void;
}

/** Which cards of a list are open. */
export function useOpened<Key>(keys: readonly Key[]): Opened<Key> {
  const areMany = keys.length > laidOutWhole;
  const [opened, setOpened] = useState<ReadonlySet<Key>>(
    new Set(areMany ? keys.slice(0, 1) : keys),
  );
  const areAllOpen = keys.every((key) => opened.has(key));
  return {
    areMany,
    areAllOpen,
    isOpen: (key) => opened.has(key),
    toggle: (key, isOpen) => {
      const one = new Set([key]);
      setOpened((before) => (isOpen ? before.union(one) : before.difference(one)));
    },
    toggleAll: () => setOpened(new Set(areAllOpen ? [] : keys)),
  };
}
