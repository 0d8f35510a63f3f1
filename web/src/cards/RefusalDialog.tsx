import { CARD_WEEKS, CARDS_A_YEAR } from "@portal/model/cards.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import type { OrderRefusal } from "./useCardOrder.ts";

interface RefusalDialogProps {
  refusal: OrderRefusal | undefined;
  onClose: () => void;
}

/** The reason why no card was ordered. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const t = useTexts("cards");
  const { phone } = useBrand();
  if (!refusal) return null;
  const values = { ...CARD_WEEKS, count: CARDS_A_YEAR, phone };
  return (
    <OutcomeDialog outcome="error" title={t("refused.title")} onClose={onClose}>
      <p>{t(`refused.${refusal}`, values)}</p>
    </OutcomeDialog>
  );
}
