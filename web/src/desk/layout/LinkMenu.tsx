import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { Link } from "../../core/routing/router.tsx";
import { Popover } from "../../ui/dialogs/Popover.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import entryStyles from "./Entries.module.css";
import styles from "./LinkMenu.module.css";

export interface Entry {
  readonly to: string;
  readonly text: string;
}

interface EntriesProps {
  /** What the entries are, for screen readers. */
  readonly label: string;
  readonly current: string | undefined;
  readonly entries: readonly Entry[];
}

/** A button with the name of the current entry, which opens all of them. */
export function LinkMenu({ label, current, entries }: EntriesProps) {
  const id = useId();
  const here = entries.find(({ to }) => to === current);
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget={id}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={styles.current}>{here?.text ?? label}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div className={styles.hanging}>
        <Popover id={id}>
          <ul className={`${entryStyles.entries} ${styles.list}`}>
            <EntryItems current={current} entries={entries} />
          </ul>
        </Popover>
      </div>
    </>
  );
}

/** The items of a list of links. */
export function EntryItems({ current, entries }: Omit<EntriesProps, "label">) {
  return entries.map(({ to, text }) => (
    <li key={to}>
      <Link
        to={to}
        className={entryStyles.entry}
        aria-current={to === current ? "page" : undefined}
      >
        {text}
      </Link>
    </li>
  ));
}
