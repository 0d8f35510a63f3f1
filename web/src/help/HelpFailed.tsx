import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";

export function HelpFailed({ reset }: FallbackProps) {
  const t = useTexts("help");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
