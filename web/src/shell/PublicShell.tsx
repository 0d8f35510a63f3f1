import { useQuery } from "../core/http/useQuery.ts";
import { brand } from "@portal/brand/brand.ts";
import type { ReactNode } from "react";
import { configuration } from "../core/configuration.ts";
import { useEnvironment } from "../core/environment.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { publicFlags } from "../core/public-flags.ts";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { isAuthenticated } from "../core/session/session.ts";
import { Boundary } from "../core/hydration.tsx";
import { ReadingPicker } from "../parts/reading/ReadingPicker.tsx";
import { Crest } from "../ui/layout/Crest.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { LanguagePicker } from "./header/LanguagePicker.tsx";
import styles from "./PublicShell.module.css";
import "../ui/layout/print.css";

/** The frame of a public screen: the home link and the languages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  const { legalName } = useBrand();
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <header className={styles.bar}>
        <div className={styles.top}>
          <Link className={styles.brand} to="/" aria-label={t("home", { brand: brand.name })}>
            <Crest />
            {brand.name}
          </Link>
          <nav className={styles.ways} aria-label={t("navigation")}>
            <Doors />
            <WayIn />
          </nav>
        </div>
      </header>
      <AppBanner />
      <DemonstrationNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.bottom}>
        <div className={styles.doorsBelow}>
          <Doors />
        </div>
        <div className={styles.inside}>
          <LanguagePicker />
          <Boundary>
            <ReadingPicker />
          </Boundary>
          <p>{legalName}</p>
        </div>
      </footer>
    </div>
  );
}

/** The links between the public pages: beside the login, and on a phone at the foot of the page. */
function Doors() {
  const t = useTexts("public");
  const titles = useTexts("template");
  const { data: flags } = useQuery(publicFlags);
  return (
    <span className={styles.doors}>
      {flags?.has("SELF_SERVICE_INSURANCE_CARD") && (
        <Link to={paths.selfServiceInsuranceCard.path}>{t("card")}</Link>
      )}
      {!useHasSession() && (
        <Link to={paths.requestAccess.path}>{titles("titles.requestAccess")}</Link>
      )}
      <Link to={paths.faq.path} within>
        {titles("titles.faq")}
      </Link>
    </span>
  );
}

function WayIn() {
  const t = useTexts("public");
  const { language } = useLanguage();
  const { loginPath } = configuration();
  if (useHasSession()) return <Link to={paths.home.path}>{t("portal")}</Link>;
  return <a href={`${loginPath}?lang=${language}`}>{t("signIn")}</a>;
}

function useHasSession(): boolean {
  return isAuthenticated(configuration().environment, useEnvironment().cookies());
}
