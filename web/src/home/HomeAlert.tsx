import { useEffect } from "react";
import { patch } from "../core/http/api.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { navigate, useLocation } from "../core/routing/router.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import styles from "./HomeScreen.module.css";

const alert = oneOf("displayAlert", [
  "none",
  "adaSuccessAssessment",
  "adaCancelAssessment",
  "availableGmapp",
]);

/** The notice that `?displayAlert=…` asks for; an unknown value shows nothing. */
export function HomeAlert() {
  const shown = useSearch().get(alert);
  useAssessmentEnd(shown);
  if (shown === "none") return null;
  return (
    <div className={styles.alerts} role="status">
      <Boundary fallback={null}>
        <Alert shown={shown} />
      </Boundary>
    </div>
  );
}

function Alert({ shown }: { shown: Exclude<ReturnType<typeof alert.read>, "none"> }) {
  const t = useTexts("suggestions");
  return (
    <Notice kind="info">
      <p>{t(`alert.${shown}`)}</p>
    </Notice>
  );
}

/** The symptom checker returns with the assessment in the address: it is finished and removed from the address. */
function useAssessmentEnd(shown: string): void {
  const { search } = useLocation();
  const assessment = new URLSearchParams(search).get("assessment");
  useEffect(() => {
    if (!assessment) return;
    if (shown === "adaSuccessAssessment") {
      const path = `/v1/symptom-checker-assessments/${encodeURIComponent(assessment)}`;
      patch(path, { status: "FINISHED" }, { silent: true }).catch(() => undefined);
    }
    navigate(`/?displayAlert=${shown}`, { replace: true });
  }, [assessment, shown]);
}
