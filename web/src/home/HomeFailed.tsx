import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./HomeScreen.module.css";

export function HomeFailed({ reset }: FallbackProps) {
  const t = useTexts("homepage");
  const words = useTexts("global");
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
  };
  return (
    <div className={styles.parts}>
      <Notice kind="error">
        <p>{t("failed")}</p>
        <Button look="secondary" onClick={retry}>
          {words("retry")}
        </Button>
      </Notice>
    </div>
  );
}
