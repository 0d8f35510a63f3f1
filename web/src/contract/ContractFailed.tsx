import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { useRetryElsewhere } from "../core/useRetry.ts";
import { Failed } from "../ui/Failed.tsx";

/** Tries again when asked to, or when somebody looks at another month. */
export function ContractFailed({ reset }: FallbackProps) {
  const t = useTexts("contract");
  return <Failed text={t("failed")} onRetry={useRetryElsewhere(reset)} />;
}
