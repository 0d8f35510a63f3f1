import { useTexts } from "../core/language/i18n.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";

/** Fields whose code is on its way. */
export function FieldsSkeleton() {
  const t = useTexts("global");
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <Skeleton height="220px" />
    </div>
  );
}
