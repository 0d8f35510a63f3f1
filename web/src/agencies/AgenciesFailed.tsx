import { useEffect, useRef } from "react";
import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { usePlace } from "../core/router.tsx";
import { useRetry } from "../core/useRetry.ts";
import { Failed } from "../ui/Failed.tsx";

/** Tries again when asked to, or when somebody looks for another place. */
export function AgenciesFailed({ reset }: FallbackProps) {
  const t = useTexts("agencies");
  const retry = useRetry(reset);
  const { search } = usePlace();
  const failedAt = useRef(search);
  useEffect(() => {
    if (failedAt.current !== search) retry();
  });
  return <Failed text={t("results.failed")} onRetry={retry} />;
}
