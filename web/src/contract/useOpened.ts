import { useState } from "react";

/** Up to two cards are all open; of more, only the first is, and the others show a summary line. */
export const laidOutWhole = 2;

export interface OpenedEntries<Key> {
  /** Whether the list has too many entries to expand all of them initially. */
  readonly areMany: boolean;
  readonly areAllOpen: boolean;
  isOpen(key: Key): boolean;
  toggle(key: Key, isOpen: boolean): void;
  toggleAll(): void;
}

/** The open cards of a list. A card that the customer opened or closed stays so when others come and go. */
export function useOpened<Key>(keys: readonly Key[]): OpenedEntries<Key> {
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
