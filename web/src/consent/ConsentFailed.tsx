import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

export function ConsentFailed({ reset }: FallbackProps) {
  const t = useTexts("consent");
  const words = useTexts("global");
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
  };
  return (
    <Notice kind="error">
      <p>{t("failed")}</p>
      <Button look="secondary" onClick={retry}>
        {words("retry")}
      </Button>
    </Notice>
  );
}
