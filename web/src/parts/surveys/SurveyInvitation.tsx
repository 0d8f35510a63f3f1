import { useQuery } from "../../core/http/useQuery.ts";
import type { SurveyName } from "@portal/model/surveys.ts";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { dismissSurvey } from "./raised.ts";
import { surveyInvitation } from "./survey.ts";
import styles from "./SurveyInvitation.module.css";

/** An invitation in a corner: it blocks nothing, takes no focus, and closes with one press. */
export function SurveyInvitation({ name }: { name: SurveyName }) {
  const t = useTexts("global");
  const { language } = useLanguage();
  const { data: invitation, isError } = useQuery(surveyInvitation(name, language));
  const isVain = isError || invitation === null;
  useEffect(() => {
    if (isVain) dismissSurvey();
  }, [isVain]);
  return (
    <aside className={styles.place} aria-label={t("survey.label")} aria-live="polite">
      {invitation && (
        <div className={styles.card}>
          <div className={styles.head}>
            <p className={styles.title}>{invitation.title}</p>
            <Button variant="icon" aria-label={t("close")} onClick={dismissSurvey}>
              <X size={20} aria-hidden="true" />
            </Button>
          </div>
          <p className={styles.text}>{invitation.text}</p>
          <div className={styles.ways}>
            <ExternalLink href={invitation.url} className={styles.go} onClick={dismissSurvey}>
              {invitation.button}
            </ExternalLink>
            <Button variant="quiet" onClick={dismissSurvey}>
              {t("survey.decline")}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}
