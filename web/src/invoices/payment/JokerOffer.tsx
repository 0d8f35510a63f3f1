import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  JOKER_DAYS,
  JOKERS_A_YEAR,
  jokerStatuses,
  type JokerStatus,
} from "@portal/model/invoices/invoices.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useState } from "react";
import { ApiProblem, post } from "../../core/http/api.ts";
import { stayIn, surroundingsOf } from "../../core/routing/focus.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { uuid } from "../../core/uuid.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import type { Invoice } from "../invoices.ts";
import styles from "../detail/InvoiceDetail.module.css";
import type { Extension } from "./JokerBanner.tsx";

interface JokerOfferProps {
  invoice: Invoice;
  /** Resolves once the list is up to date. */
  onExtended: (extension: Extension) => Promise<void>;
}

/** Extends the deadline once; a refusal says why. */
export function JokerOffer({ invoice, onExtended }: JokerOfferProps) {
  const t = useTexts("invoices");
  const { id, joker } = invoice;
  const [state, setState] = useState<"idle" | "busy" | JokerStatus | "network">("idle");
  const [key] = useState(uuid);
  const play = async () => {
    const surroundings = surroundingsOf(document.activeElement);
    setState("busy");
    try {
      const path = `/v1/invoices/${id}/jokers`;
      const options = { silent: true, idempotencyKey: key };
      const { deadline } = await post<{ deadline: string }>(path, undefined, options);
      await onExtended({ id, deadline });
      setState("idle");
      // The offer goes with the joker.
      stayIn(surroundings);
    } catch (error) {
      setState(reasonOf(error));
    }
  };
  return (
    <div className={styles.joker}>
      <CalendarClock size={22} aria-hidden="true" />
      <p>
        <strong>{t("joker.title")}</strong>{" "}
        {t("joker.text", { deadline: formatDate(joker.deadline ?? ""), days: JOKER_DAYS })}
      </p>
      <BusyButton variant="secondary" isBusy={state === "busy"} onClick={() => void play()}>
        {t("joker.play")}
      </BusyButton>
      {state !== "idle" && state !== "busy" && (
        <OutcomeDialog outcome="error" title={t("joker.refused")} onClose={() => setState("idle")}>
          <p>{t(`joker.reason.${state}`, { count: JOKERS_A_YEAR })}</p>
        </OutcomeDialog>
      )}
    </div>
  );
}

function reasonOf(error: unknown): JokerStatus | "network" {
  const given = error instanceof ApiProblem ? error.details["jokerStatus"] : undefined;
  return jokerStatuses.find((status) => status === given) ?? "network";
}
