import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { FieldsSkeleton } from "../../parts/FieldsSkeleton.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import type { ScanCardProps } from "./ScanCard.tsx";

/** Draws the code: the form fetches it while it is filled in. */
export const ScanCard = lazyPart(async () => (await import("./ScanCard.tsx")).ScanCard);

/** Where whoever proves who they are on a phone waits for it. */
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
