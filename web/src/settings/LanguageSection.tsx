import { languages } from "@portal/model/portal/languages.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { MessageLanguage } from "./MessageLanguage.tsx";
import styles from "./SettingsScreen.module.css";

export function LanguageSection() {
  const t = useTexts("settings");
  const names = useTexts("global");
  const { language, changeLanguage } = useLanguage();
  return (
    <Card className={styles.section}>
      <h2>{t("language.title")}</h2>
      <Select
        label={t("language.label")}
        help={t("language.help")}
        value={language}
        options={languages.map((one) => ({ value: one, label: names(`languages.${one}`) }))}
        onChange={(chosen) => chosen && changeLanguage(chosen)}
      />
      <MessageLanguage />
    </Card>
  );
}
