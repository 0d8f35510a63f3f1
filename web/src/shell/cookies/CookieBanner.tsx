import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { PanelChoice } from "../panel.ts";
import styles from "./CookieBanner.module.css";
import {
  everythingAllowed,
  saveCookieSettings,
  nothingAllowed,
  useCookieSettings,
} from "../../core/session/cookie-settings.ts";

/** Asks on the first visit, in the flow of the page so that it covers nothing. Refusing is as easy as accepting. */
export function CookieBanner({ onOpen }: { onOpen: PanelChoice["open"] }) {
  const t = useTexts("global");
  if (useCookieSettings() !== "undecided") return null;
  return (
    <section data-screen className={styles.banner} aria-label={t("cookies.title")}>
      <div className={styles.inside}>
        <p>{t("cookies.banner")}</p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => saveCookieSettings(nothingAllowed)}>
            {t("cookies.reject")}
          </Button>
          <Button variant="secondary" onClick={() => saveCookieSettings(everythingAllowed)}>
            {t("cookies.accept")}
          </Button>
          <Button variant="quiet" onClick={() => onOpen("cookies")}>
            {t("cookies.choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}
