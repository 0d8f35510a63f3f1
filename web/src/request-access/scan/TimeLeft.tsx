import type { StartedOnboarding } from "@portal/model/request-access/request-access.ts";
import { useEffect, useState } from "react";
import { useEnvironment } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import bars from "../../ui/layout/Bar.module.css";
import styles from "./Scan.module.css";

const SECOND_MS = 1000;

/** The validity of the code. It counts from its arrival, because the clock of a device may be wrong. */
export function TimeLeft({ started }: { started: StartedOnboarding }) {
  const t = useTexts("request_access");
  const { now } = useEnvironment();
  const whole = Date.parse(started.expiresAt) - Date.parse(started.createdAt);
  const [end] = useState(() => Math.min(Date.parse(started.expiresAt), now().getTime() + whole));
  const [left, setLeft] = useState(() => end - now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - now().getTime()), SECOND_MS);
    return () => clearInterval(timer);
  }, [end, now]);
  const seconds = Math.max(0, Math.round(left / SECOND_MS));
  const share = Math.min(100, Math.max(0, (left / whole) * 100));
  return (
    <div className={styles.valid}>
      {seconds > 0
        ? t("scan.left", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
        : t("scan.over")}
      <div className={bars.bar}>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={bars["lake"]} width={share} height="8" />
        </svg>
      </div>
    </div>
  );
}
