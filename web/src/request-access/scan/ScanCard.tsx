import { useEffect, useState } from "react";
import { isDemonstration } from "../../core/configuration.ts";
import { useEnvironment } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { mobileDevice } from "../../core/mobile.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { KeptOnboarding } from "../kept.ts";
import styles from "./Scan.module.css";
import { CheckDialog } from "./CheckDialog.tsx";
import { CodeCard } from "./CodeCard.tsx";
import { Progress } from "./Progress.tsx";
import { usePolling } from "./usePolling.ts";

export interface ScanCardProps {
  started: KeptOnboarding;
  /** Creates another code for the same request. */
  onAgain: () => Promise<void> | void;
  onPaper: () => Promise<void> | void;
  onReady: () => void;
}

/** The QR code, and the progress of the check on the phone. */
export function ScanCard({ started, onAgain, onPaper, onReady }: ScanCardProps) {
  const t = useTexts("request_access");
  const isPhone = mobileDevice(useEnvironment().device()) !== undefined;
  const { status, next } = usePolling(started);
  const { attempt, isBusy, hasFailed } = useAttempt();
  useEffect(() => {
    if (next === "success") onReady();
  }, [next, onReady]);
  const again = () => attempt(onAgain);
  const paper = () => attempt(onPaper);
  return (
    <>
      <Card className={styles.scan}>
        <CodeCard started={started} isPhone={isPhone} isDemonstration={isDemonstration()} />
        <div className={styles.state}>
          <h2>{t("scan.progress")}</h2>
          <Progress started={started} status={status} />
          {hasFailed && (
            <div role="alert">
              <Notice kind="warning">
                <p>{t("failure.failed")}</p>
              </Notice>
            </div>
          )}
          <div className={styles.else}>
            <BusyButton variant="quiet" isBusy={isBusy} onClick={again}>
              {t("scan.again")}
            </BusyButton>
            <BusyButton variant="quiet" isBusy={isBusy} onClick={paper}>
              {t("scan.paper")}
            </BusyButton>
          </div>
        </div>
      </Card>
      {next === "error" && <CheckDialog isBusy={isBusy} onAgain={again} onPaper={paper} />}
    </>
  );
}

/** Runs one action at a time, and shows its failure. */
function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const attempt = (act: () => Promise<void> | void) => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    void (async () => {
      try {
        await act();
      } catch {
        setFailed(true);
      } finally {
        setBusy(false);
      }
    })();
  };
  return { attempt, isBusy, hasFailed };
}
