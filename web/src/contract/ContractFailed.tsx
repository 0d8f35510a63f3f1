import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useRetryElsewhere } from "../core/errors/useRetry.ts";
import { Failed } from "../ui/feedback/Failed.tsx";

/** Retries on request, or when the customer opens another month. */
export function ContractFailed({ reset }: FallbackProps) {
  const t = useTexts("contract");
  return <Failed text={t("failed")} onRetry={useRetryElsewhere(reset)} />;
}
