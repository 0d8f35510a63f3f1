import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import buttons from "../../ui/layout/Button.module.css";
import { ResultPage } from "./ResultPage.tsx";

/** The identity is confirmed: the code from the text message opens the access. */
export function AccessReadyScreen() {
  const t = useTexts("request_access");
  const { language } = useLanguage();
  return (
    <ResultPage
      outcome="success"
      title={t("ready.title")}
      lead={t("ready.lead", { hours: accessLimits.smsHours })}
      actions={
        <a className={`${buttons.button} ${buttons.primary}`} href={`/activate?lang=${language}`}>
          {t("ready.open")}
        </a>
      }
    />
  );
}
