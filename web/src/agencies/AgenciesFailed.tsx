import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { usePlace } from "../core/router.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Tries again when asked to, or when somebody looks for another place. */
export function AgenciesFailed({ reset }: FallbackProps) {
  const t = useTexts("agencies");
  const words = useTexts("global");
  const queries = useQueryErrorResetBoundary();
  const { search } = usePlace();
  const failedAt = useRef(search);
  const retry = () => {
    queries.reset();
    reset();
  };
  useEffect(() => {
    if (failedAt.current !== search) retry();
  });
  return (
    <Notice kind="error">
      <p>{t("results.failed")}</p>
      <Button look="secondary" onClick={retry}>
        {words("retry")}
      </Button>
    </Notice>
  );
}
