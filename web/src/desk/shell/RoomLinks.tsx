import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import entryStyles from "../layout/Entries.module.css";
import { EntryItems, LinkMenu } from "../layout/LinkMenu.tsx";
import { placeAt, places } from "../places.ts";
import { useStaff } from "../session.ts";
import styles from "./RoomLinks.module.css";

/** More rooms than these need the full width of a computer. */
const FEW = 4;

/** The rooms that the person's rights open: beside each other, or in a menu where they have no room. */
export function RoomLinks() {
  const t = useTexts("desk");
  const { rights } = useStaff();
  const current = placeAt(useLocation().path)?.path;
  const entries = places
    .filter(({ right }) => rights.includes(right))
    .map(({ path, text }) => ({ to: path, text: t(text) }));
  return (
    <nav
      className={styles.nav}
      aria-label={t("nav.label")}
      data-many={entries.length > FEW || undefined}
    >
      <ul className={`${entryStyles.row} ${styles.all}`}>
        <EntryItems {...{ current, entries }} />
      </ul>
      <div className={styles.menu}>
        <LinkMenu label={t("nav.label")} {...{ current, entries }} />
      </div>
    </nav>
  );
}
