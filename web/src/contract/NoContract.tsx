import { brand } from "@portal/brand/brand.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import type { Kind } from "./contract.ts";

/** Nobody is insured in this way: why, and the next step. */
export function NoContract({ kind }: { kind: Kind }) {
  const t = useTexts("contract");
  return (
    <EmptyState
      picture={kind === "estate" ? "mountain" : "document"}
      title={t(`nocontract.${kind}.title`)}
    >
      {t(`nocontract.${kind}.text`, { phone: brand.phone })}
    </EmptyState>
  );
}
