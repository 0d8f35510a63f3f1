import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { FieldsSkeleton } from "../../parts/FieldsSkeleton.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import type { ScanCardProps } from "./ScanCard.tsx";

/** Renders the QR code; the form prefetches it. */
export const ScanCard = lazyPart(async () => (await import("./ScanCard.tsx")).ScanCard);

/** Waits for the identity check on the phone. */
export function ScanPage(props: ScanCardProps) {
  const t = useTexts("request_access");
  return (
    <Page title={t("scan.title")} intro={t("scan.intro")}>
      <Boundary fallback={<FieldsSkeleton />}>
        <ScanCard {...props} />
      </Boundary>
    </Page>
  );
}
