import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./Contract.module.css";
import type { OpenedEntries } from "./useOpened.ts";

interface AllOpenerProps {
  /** The number of entries, in words. */
  count: string;
  opened: Pick<OpenedEntries<unknown>, "areMany" | "areAllOpen" | "toggleAll">;
}

/** Opens or closes all entries of a long list. */
export function AllOpener({ count, opened }: AllOpenerProps) {
  const t = useTexts("contract");
  if (!opened.areMany) return null;
  return (
    <div className={styles.all}>
      <p>{count}</p>
      <Button variant="quiet" onClick={opened.toggleAll}>
        {t(opened.areAllOpen ? "people.closeAll" : "people.openAll")}
      </Button>
    </div>
  );
}
