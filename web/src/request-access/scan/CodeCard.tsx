import Camera from "lucide-react/icons/camera";
import QrCodeIcon from "lucide-react/icons/qr-code";
import { useTexts } from "../../core/language/i18n.tsx";
import buttons from "../../ui/layout/Button.module.css";
import type { KeptOnboarding } from "../kept.ts";
import styles from "./Scan.module.css";
import { QrPicture } from "./QrPicture.tsx";
import { TimeLeft } from "./TimeLeft.tsx";

interface CodeCardProps {
  started: KeptOnboarding;
  isPhone: boolean;
  isDemonstration: boolean;
}

/** The QR code to scan; on a phone a link comes first. */
export function CodeCard({ started, isPhone, isDemonstration }: CodeCardProps) {
  const t = useTexts("request_access");
  const picture = <QrPicture text={started.url} label={t("scan.qr")} />;
  const here = (label: string, variant: string) => (
    <a
      className={`${buttons.button} ${variant}`}
      href={started.url}
      target="_blank"
      rel="noreferrer"
    >
      <Camera size={20} aria-hidden="true" />
      {label}
    </a>
  );
  return (
    <div className={isPhone ? `${styles.code} ${styles.onPhone}` : styles.code}>
      {isPhone ? (
        <>
          {here(t("scan.here"), buttons.primary ?? "")}
          <details>
            <summary>
              <QrCodeIcon size={18} aria-hidden="true" />
              {t("scan.elsewhere")}
            </summary>
            {picture}
          </details>
        </>
      ) : (
        <>
          {picture}
          <p className={styles.aim}>
            <strong>{t("scan.aim")}</strong>
            <span>{t("scan.noApp")}</span>
          </p>
          {isDemonstration && here(t("demonstration.phone"), buttons.secondary ?? "")}
        </>
      )}
      <TimeLeft started={started} />
    </div>
  );
}
