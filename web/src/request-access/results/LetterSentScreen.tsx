import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { configuration } from "../../core/configuration.ts";
import buttons from "../../ui/layout/Button.module.css";
import { StepList } from "../StepList.tsx";
import { ResultPage } from "./ResultPage.tsx";

const steps = ["first", "second", "third"] as const;

/** Confirms the letter. The text is the same for all visitors, so that it does not reveal who is insured. */
export function LetterSentScreen() {
  const t = useTexts("request_access");
  const { language } = useLanguage();
  return (
    <ResultPage
      outcome="success"
      title={t("letter.title")}
      lead={t("letter.lead")}
      actions={
        <>
          <a className={`${buttons.button} ${buttons.primary}`} href={`/activate?lang=${language}`}>
            {t("letter.open")}
          </a>
          <a className={`${buttons.button} ${buttons.secondary}`} href={configuration().loginPath}>
            {t("signIn")}
          </a>
        </>
      }
    >
      <StepList
        steps={steps.map((step) => ({
          title: t(`next.PAPER.${step}.title`),
          state: "plain",
          note: t(`next.PAPER.${step}.text`),
        }))}
      />
      <p>{t("letter.valid", { days: accessLimits.letterDays, tries: accessLimits.tries })}</p>
    </ResultPage>
  );
}
