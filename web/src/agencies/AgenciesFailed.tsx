import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useRetryElsewhere } from "../core/errors/useRetry.ts";
import { Failed } from "../ui/feedback/Failed.tsx";

/** Retries on request, or when the customer searches another place. */
export function AgenciesFailed({ reset }: FallbackProps) {
  const t = useTexts("agencies");
  return <Failed text={t("results.failed")} onRetry={useRetryElsewhere(reset)} />;
}
