import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { useRetry } from "../core/useRetry.ts";
import { Failed } from "../ui/Failed.tsx";
import styles from "./HomeScreen.module.css";

export function HomeFailed({ reset }: FallbackProps) {
  const t = useTexts("homepage");
  return (
    <div className={styles.parts}>
      <Failed text={t("failed")} onRetry={useRetry(reset)} />
    </div>
  );
}
