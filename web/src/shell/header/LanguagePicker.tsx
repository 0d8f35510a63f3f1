import { languages } from "@portal/model/portal/languages.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import styles from "./LanguagePicker.module.css";

/** The four languages, each by its own name. */
export function LanguagePicker() {
  const t = useTexts("global");
  const { language: chosen, changeLanguage } = useLanguage();
  return (
    <div className={styles.picker} role="group" aria-label={t("language")}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-current={language === chosen ? "true" : undefined}
          onClick={() => changeLanguage(language)}
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </div>
  );
}
