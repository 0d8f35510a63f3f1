import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, useLocation } from "../../core/routing/router.tsx";
import { Popover } from "../../ui/dialogs/Popover.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import entries from "../layout/Entries.module.css";
import { placeAt, places } from "../places.ts";
import { useStaff } from "../session.ts";
import styles from "./RoomLinks.module.css";

/** More rooms than these need the full width of a computer. */
const FEW = 4;

/** The rooms that the person's rights open: beside each other, or in a menu where they have no room. */
export function RoomLinks() {
  const t = useTexts("desk");
  const id = useId();
  const { rights } = useStaff();
  const here = placeAt(useLocation().path);
  const rooms = places.filter(({ right }) => rights.includes(right));
  const links = rooms.map(({ path, text }) => (
    <li key={path}>
      <Link
        to={path}
        className={entries.entry}
        aria-current={path === here?.path ? "page" : undefined}
      >
        {t(text)}
      </Link>
    </li>
  ));
  return (
    <nav
      className={styles.nav}
      aria-label={t("nav.label")}
      data-many={rooms.length > FEW || undefined}
    >
      <ul className={`${entries.row} ${styles.all}`}>{links}</ul>
      <button type="button" className={styles.menu} popoverTarget={id}>
        <VisuallyHidden>{t("nav.label")}: </VisuallyHidden>
        <span>{here ? t(here.text) : t("nav.label")}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <Popover id={id}>
        <ul className={`${entries.entries} ${styles.list}`}>{links}</ul>
      </Popover>
    </nav>
  );
}
