import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import styles from "./HomeScreen.module.css";

export function HomeFailed({ reset }: FallbackProps) {
  const t = useTexts("homepage");
  return (
    <div className={styles.parts}>
      <Failed text={t("failed")} onRetry={useRetry(reset)} />
    </div>
  );
}

export function SuggestionsFailed({ reset }: FallbackProps) {
  const t = useTexts("homepage");
  return <Failed text={t("suggestionsFailed")} onRetry={useRetry(reset)} />;
}
