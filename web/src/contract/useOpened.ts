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

/** Which cards of a list are open. What somebody opened or closed stays so, also when others come and go. */
export function useOpened<Key>(keys: readonly Key[]): Opened<Key> {
  const areMany = keys.length > laidOutWhole;
  const [changed, setChanged] = useState<ReadonlySet<Key>>(new Set());
  const opensByItself = (key: Key) => !areMany || key === keys[0];
  const isOpen = (key: Key) => opensByItself(key) !== changed.has(key);
  const areAllOpen = keys.every(isOpen);
  return {
    areMany,
    areAllOpen,
    isOpen,
    toggle: (key, isOpenNow) => {
      const one = new Set([key]);
      const isAsBefore = isOpenNow === opensByItself(key);
      setChanged((before) => (isAsBefore ? before.difference(one) : before.union(one)));
    },
    toggleAll: () => setChanged(new Set(keys.filter((key) => opensByItself(key) === areAllOpen))),
  };
}
