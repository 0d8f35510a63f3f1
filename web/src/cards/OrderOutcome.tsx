import { CARD_WEEKS, CARDS_A_YEAR } from "@portal/model/cards.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { Button } from "../ui/layout/Button.tsx";
import buttons from "../ui/layout/Button.module.css";
import type { OrderResult } from "./useCardOrder.ts";

interface OrderOutcomeProps {
  outcome: OrderResult | undefined;
  onClose: () => void;
}

/** Sent, and where it goes on; or not, and why. */
export function OrderOutcome({ outcome, onClose }: OrderOutcomeProps) {
  const t = useTexts("cards");
  const { phone } = useBrand();
  if (!outcome) return null;
  if (outcome.kind === "refused") {
    const values = { ...CARD_WEEKS, count: CARDS_A_YEAR, phone };
    return (
      <OutcomeDialog outcome="error" title={t("refused.title")} onClose={onClose}>
        <p>{t(`refused.${outcome.why}`, values)}</p>
      </OutcomeDialog>
    );
  }
  return (
    <Dialog
      title={t("sent.title")}
      onClose={onClose}
      actions={
        <>
          <Link to={paths.home.path} className={`${buttons.button} ${buttons.secondary}`}>
            {t("sent.home")}
          </Link>
          <Link to={paths.interactions.path} className={`${buttons.button} ${buttons.secondary}`}>
            {t("sent.requests")}
          </Link>
          <Button onClick={onClose}>{t("sent.another")}</Button>
        </>
      }
    >
      <p>{t("sent.text", { name: outcome.name, ...CARD_WEEKS })}</p>
      <p>{t("meanwhile.text")}</p>
    </Dialog>
  );
}
