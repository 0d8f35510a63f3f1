import type { FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { Failed } from "../ui/feedback/Failed.tsx";

/** If the numbers cannot be loaded, the insurer's general number is shown. */
export function ContactPhoneFailed({ reset }: FallbackProps) {
  const t = useTexts("contact_phone");
  const { phone } = useBrand();
  return <Failed text={t("failed", { phone })} onRetry={useRetry(reset)} />;
}
