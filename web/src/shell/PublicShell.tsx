import { brand } from "@portal/brand/brand.ts";
import type { ReactNode } from "react";
import { configuration } from "../core/configuration.ts";
import { useHost } from "../core/host.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { isAuthenticated } from "../core/session/session.ts";
import { Crest } from "../ui/layout/Crest.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { LanguagePicker } from "./header/LanguagePicker.tsx";
import styles from "./PublicShell.module.css";

/** What surrounds a screen that is open to everybody: the way home and the languages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <header className={styles.bar}>
        <div className={styles.top}>
          <Link className={styles.brand} to="/" aria-label={t("home", { brand: brand.name })}>
            <Crest />
            {brand.name}
          </Link>
          <PublicWays />
        </div>
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

/** The public pages and the way in offer each other. */
function PublicWays() {
  const t = useTexts("public");
  const titles = useTexts("template");
  const { language } = useLanguage();
  const { environment, loginPath } = configuration();
  const hasSession = isAuthenticated(environment, useHost().cookies());
  return (
    <nav className={styles.ways} aria-label={titles("navigation")}>
      <Link to={paths.faq.path} within>
        {titles("titles.faq")}
      </Link>
      {hasSession ? (
        <Link to={paths.home.path}>{t("portal")}</Link>
      ) : (
        <a href={`${loginPath}?lang=${language}`}>{t("signIn")}</a>
      )}
    </nav>
  );
}
