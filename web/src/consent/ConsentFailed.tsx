import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Failed } from "../ui/feedback/Failed.tsx";

export function ConsentFailed({ reset }: FallbackProps) {
  const t = useTexts("consent");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
