import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

interface BlockCardDialogProps extends ActDialogProps {
  readonly card: NonNullable<CustomerPage["people"][number]["card"]>;
}

/** Blocks the card in use, or takes the block back. */
export function BlockCardDialog({ insuredNumber, name, card, onClose }: BlockCardDialogProps) {
  const t = useTexts("desk_customers");
  const { cardNumber } = card;
  const act = card.blockedOn === null ? "block" : "unblock";
  const change = useAct({
    insuredNumber,
    path: `cards/${act}`,
    done: t(act === "block" ? "card.blocked" : "card.unblocked"),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(act === "block" ? "card.blockFor" : "card.unblockFor", { name })}
      confirm={t(`card.${act}`)}
      isBusy={change.isPending}
      onConfirm={() => change.mutate({ cardNumber })}
      onClose={onClose}
    >
      <p>{t(act === "block" ? "card.blockText" : "card.unblockText", { number: cardNumber })}</p>
    </ConfirmDialog>
  );
}
