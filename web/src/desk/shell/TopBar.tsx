import { brand } from "@portal/brand/brand.ts";
import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, useLocation } from "../../core/routing/router.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Crest } from "../../ui/layout/Crest.tsx";
import { Key } from "../keyboard/Key.tsx";
import { placeAt, places } from "../places.ts";
import { useStaff } from "../session.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import entries from "../layout/Entries.module.css";
import styles from "./Shell.module.css";

interface TopBarProps {
  readonly onFind: () => void;
  readonly onKeys: () => void;
}

/** The bar on top: the rooms that the person's rights open, the search, and the person. */
export function TopBar({ onFind, onKeys }: TopBarProps) {
  const t = useTexts("desk");
  const { rights } = useStaff();
  const here = placeAt(useLocation().path)?.path;
  const rooms = useRef<HTMLElement>(null);
  // On a narrow window the rooms scroll.
  useEffect(() => {
    const current = rooms.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [here]);
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.logo} aria-current={undefined}>
        <Crest />
        {brand.name}
        <span>{t("title")}</span>
      </Link>
      <nav ref={rooms} className={styles.nav} aria-label={t("nav.label")}>
        <ul className={entries.row}>
          {places
            .filter(({ right }) => rights.includes(right))
            .map(({ path, text }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={entries.entry}
                  aria-current={path === here ? "page" : undefined}
                >
                  {t(text)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <button type="button" className={styles.find} onClick={onFind}>
        <Search size={20} aria-hidden="true" />
        <span>{t("find.label")}</span>
        <Key letter="/" />
      </button>
      <Button variant="icon" aria-label={t("keys.title")} onClick={onKeys}>
        <Key letter="?" />
      </Button>
      <PersonMenu />
    </header>
  );
}
