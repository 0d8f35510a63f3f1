import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./StoreBadge.module.css";

export type Store = "appStore" | "playStore";

const pictures: Record<Store, string> = {
  /** Three bars that form an A. */
  appStore: "M12 3.5 5.5 15M12 3.5 18.5 15M3 15h11.5M17.5 15H21M6.2 18.5 5.4 20M17.8 18.5l.8 1.5",
  /** A play button with its fold. */
  playStore: "M5 3.2v17.6L20 12ZM5 3.2 14.2 12 5 20.8",
};

/** A link to a store as a badge: an own drawing, in the current language. */
export function StoreBadge({ store, href }: { store: Store; href: string }) {
  const t = useTexts("welcome");
  const names = useTexts("template");
  const g = useTexts("global");
  return (
    <a className={styles.badge} href={href} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={pictures[store]} />
      </svg>
      <span className={styles.words}>
        <span className={styles.lead}>{t(`banner.${store}`)}</span>{" "}
        <span className={styles.name}>{names(`external.${store}`)}</span>
      </span>
      <VisuallyHidden>{g("newTab")}</VisuallyHidden>
    </a>
  );
}
