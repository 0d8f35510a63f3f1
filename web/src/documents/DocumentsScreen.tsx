import { OwnPortal } from "../core/portal.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useToday } from "../core/today.ts";
import { useYearChoice } from "../parts/years/useYearChoice.ts";
import { Page } from "../ui/layout/Page.tsx";
import { YearTabs } from "../ui/tables/YearTabs.tsx";
import { DocumentList } from "./DocumentList.tsx";
import { YEARS } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";
import { HelpBanner } from "./HelpBanner.tsx";

export function DocumentsScreen() {
  const t = useTexts("documents");
  const titles = useTexts("template");
  const today = useToday();
  const year = useYearChoice(today, YEARS);
  return (
    <Page title={titles("titles.documents")} intro={t("intro")}>
      <OwnPortal>
        <p className={styles.certificates}>
          <Link to={paths.certificates.path}>{t("certificates")}</Link>
        </p>
      </OwnPortal>
      <HelpBanner />
      <YearTabs label={t("years")} parameter={year}>
        <DocumentList year={year} />
      </YearTabs>
    </Page>
  );
}
