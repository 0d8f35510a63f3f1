import type { FallbackProps } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { useRetry } from "../core/useRetry.ts";
import { Failed } from "../ui/Failed.tsx";

export function ContractFailed({ reset }: FallbackProps) {
  const t = useTexts("contract");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
