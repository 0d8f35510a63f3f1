import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import type { Kind } from "./contract.ts";

/** No person has this kind of insurance: the reason and the next step. */
export function NoContract({ kind }: { kind: Kind }) {
  const t = useTexts("contract");
  const { phone } = useBrand();
  return (
    <EmptyState
      picture={kind === "estate" ? "mountain" : "document"}
      title={t(`nocontract.${kind}.title`)}
    >
      {t(`nocontract.${kind}.text`, { phone })}
    </EmptyState>
  );
}
