import { formatDate } from "@portal/model/calendar/dates.ts";
import { JOKER_DAYS, JOKERS_A_YEAR } from "@portal/model/invoices/invoices.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { stayIn, surroundingsOf } from "../../core/routing/focus.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import type { PayableInvoice } from "./pay-invoice.ts";
import styles from "./Pay.module.css";
import { useJoker } from "./useJoker.ts";

export interface Extension {
  id: string;
  deadline: string;
}

interface JokerOfferProps {
  invoice: Pick<PayableInvoice, "id" | "joker">;
  /** Resolves once the list is up to date. */
  onExtended: (extension: Extension) => Promise<void>;
}

/** Extends the deadline once; a refusal shows the reason. */
export function JokerOffer({ invoice, onExtended }: JokerOfferProps) {
  const t = useTexts("invoices");
  const { id, joker } = invoice;
  const { state, play, reset } = useJoker(id, (deadline) => onExtended({ id, deadline }));
  const press = async () => {
    const surroundings = surroundingsOf(document.activeElement);
    await play();
    // The offer disappears once it was used.
    stayIn(surroundings);
  };
  return (
    <div className={styles.joker}>
      <CalendarClock size={22} aria-hidden="true" />
      <p>
        <strong>{t("joker.title")}</strong>{" "}
        {t("joker.text", { deadline: formatDate(joker.deadline ?? ""), days: JOKER_DAYS })}
      </p>
      <BusyButton variant="secondary" isBusy={state === "busy"} onClick={() => void press()}>
        {t("joker.play")}
      </BusyButton>
      {state !== "idle" && state !== "busy" && (
        <OutcomeDialog outcome="error" title={t("joker.refused")} onClose={reset}>
          <p>{t(`joker.reason.${state}`, { count: JOKERS_A_YEAR })}</p>
        </OutcomeDialog>
      )}
    </div>
  );
}
