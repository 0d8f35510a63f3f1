import { groupedNumber } from "@portal/model/insured-number.ts";
import { stepOf } from "@portal/model/request-access/polling.ts";
import type { OnboardingStatus } from "@portal/model/request-access/request-access.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { KeptOnboarding } from "../kept.ts";
import styles from "./Scan.module.css";
import { StepList } from "../StepList.tsx";

interface ProgressProps {
  started: KeptOnboarding;
  status: OnboardingStatus | undefined;
}

/** Request, document, access: the completed and the pending steps. */
export function Progress({ started, status }: ProgressProps) {
  const t = useTexts("request_access");
  const step = stepOf(status);
  const time = new Date(started.createdAt).toLocaleTimeString("de-CH", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Zurich",
  });
  const waiting = (words: string) => (
    <span className={styles.wait}>
      <span className={styles.spin} aria-hidden="true" />
      {words}
    </span>
  );
  const scanning = status === "COMPATIBILITY_PASSED" ? "scan.onPhone" : "scan.waiting";
  return (
    <div aria-live="polite">
      <StepList
        steps={[
          {
            title: t("scan.created"),
            state: "done",
            note: t("scan.createdAt", {
              time,
              number: groupedNumber(Number(started.insuredNumber)),
            }),
          },
          {
            title: t("scan.document"),
            state: step > 1 ? "done" : "current",
            note: step > 1 ? t("scan.scanned") : waiting(t(scanning)),
          },
          {
            title: t("scan.access"),
            state: step > 2 ? "done" : step > 1 ? "current" : "coming",
            note:
              step === 2
                ? waiting(t("scan.opening"))
                : t("scan.text", { phone: started.maskedPhone }),
          },
        ]}
      />
    </div>
  );
}
