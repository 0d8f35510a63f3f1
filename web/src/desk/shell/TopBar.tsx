import { brand } from "@portal/brand/brand.ts";
import Search from "lucide-react/icons/search";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Crest } from "../../ui/layout/Crest.tsx";
import { Key } from "../keyboard/Key.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import { RoomLinks } from "./RoomLinks.tsx";
import styles from "./Shell.module.css";

interface TopBarProps {
  readonly onFind: () => void;
  readonly onKeys: () => void;
}

/** The bar on top: the rooms that the person's rights open, the search, and the person. */
export function TopBar({ onFind, onKeys }: TopBarProps) {
  const t = useTexts("desk");
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.logo} aria-current={undefined}>
        <Crest />
        <span className={styles.brand}>{brand.name}</span>
        <span className={styles.desk}>{t("title")}</span>
      </Link>
      <RoomLinks />
      <button type="button" className={styles.find} onClick={onFind}>
        <Search size={20} aria-hidden="true" />
        <span>{t("find.label")}</span>
        <Key letter="/" />
      </button>
      <Button variant="icon" className={styles.keys} aria-label={t("keys.title")} onClick={onKeys}>
        <Key letter="?" />
      </Button>
      <PersonMenu />
    </header>
  );
}
