import { brand } from "@portal/brand/brand.ts";
import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Link } from "../core/routing/router.tsx";
import { Crest } from "../ui/layout/Crest.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { PublicWays } from "./PublicWays.tsx";
import { LanguagePicker } from "./header/LanguagePicker.tsx";
import styles from "./PublicShell.module.css";

/** What surrounds a screen that is open to everybody: the way home and the languages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <header className={styles.bar}>
        <Link className={styles.brand} to="/" aria-label={t("home", { brand: brand.name })}>
          <Crest />
          {brand.name}
        </Link>
        <PublicWays />
      </header>
      <AppBanner />
      <DemonstrationNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.bottom}>
        <div className={styles.inside}>
          <LanguagePicker />
          <p>{brand.legalName}</p>
        </div>
      </footer>
    </div>
  );
}
