import { useTexts } from "../core/language/i18n.tsx";
import { ClientOnly } from "../ui/feedback/ClientOnly.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { LanguageSection } from "./LanguageSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { PaperSection } from "./PaperSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { PushSection } from "./PushSection.tsx";
import styles from "./SettingsScreen.module.css";

export function SettingsScreen() {
  const t = useTexts("settings");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.settings")} intro={t("intro")} width="narrow">
      <div className={styles.sections}>
        <LanguageSection />
        <ReadingSection />
        <PaperSection />
        <NotificationsSection />
        <ClientOnly fallback={<Card className={styles.pending} />}>
          <PushSection />
        </ClientOnly>
      </div>
    </Page>
  );
}
