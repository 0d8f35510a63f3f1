import { useMemo } from "react";
import { navigate } from "../../core/routing/router.tsx";
import { useCommands } from "../keyboard/commands.ts";
import entryStyles from "./Entries.module.css";
import { EntryItems } from "./LinkMenu.tsx";
import styles from "./RoomNav.module.css";

interface RoomNavProps {
  /** The accessible name. */
  readonly label: string;
  readonly current: string;
  readonly entries: readonly { readonly to: string; readonly text: string }[];
}

/** The pages of a room, beside its content or above it on a narrow window; the palette offers them too. */
export function RoomNav({ label, current, entries }: RoomNavProps) {
  const key = entries.map(({ to, text }) => `${to} ${text}`).join("\n");
  useCommands(
    useMemo(
      () => entries.map(({ to, text }) => ({ id: to, label: text, run: () => navigate(to) })),
      // oxlint-disable-next-line react/exhaustive-deps -- the entries are new at each rendering, their words are not
      [key],
    ),
  );
  return (
    <nav aria-label={label}>
      <ul className={`${entryStyles.entries} ${styles.list}`}>
        <EntryItems {...{ current, entries }} />
      </ul>
    </nav>
  );
}
