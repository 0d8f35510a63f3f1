import { formatDate } from "@portal/model/calendar/dates.ts";
import { announcementRefusals } from "@portal/model/invoices/announced-payment.ts";
import { useQueryClient } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { ApiProblem, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { AnnouncePayment, type PayableInvoice } from "./pay-invoice.ts";
import styles from "./PaySheet.module.css";
import { useInvalidateInvoiceViews } from "./useInvalidateInvoiceViews.ts";

interface AlreadyPaidProps {
  invoice: PayableInvoice;
  onClose: () => void;
}

/** "I have paid": recorded, and no reminder is sent until the payment is late. */
export function AlreadyPaid({ invoice, onClose }: AlreadyPaidProps) {
  const t = useTexts("invoices");
  const cache = useQueryClient();
  const tellElsewhere = useInvalidateInvoiceViews();
  const [state, setState] = useState<"idle" | "busy" | ReturnType<typeof reasonOf>>("idle");
  const { id, paymentAwaitedUntil: until } = invoice;
  const announce = async () => {
    setState("busy");
    try {
      const { announcePayment } = await query(AnnouncePayment, { id }, { silent: true });
      void cache.invalidateQueries({ queryKey: ["invoices"] });
      tellElsewhere();
      onClose();
      toast(t("sheet.announced", { date: formatDate(announcePayment) }));
    } catch (error) {
      setState(reasonOf(error));
    }
  };
  if (until) {
    return (
      <p className={styles.awaited} role="status">
        <CircleCheck size={20} aria-hidden="true" />
        {t("sheet.awaited", { date: formatDate(until) })}
      </p>
    );
  }
  return (
    <div className={styles.paid}>
      <p>{t("sheet.already")}</p>
      <BusyButton variant="secondary" isBusy={state === "busy"} onClick={() => void announce()}>
        {t("sheet.paid")}
      </BusyButton>
      {state !== "idle" && state !== "busy" && (
        <Notice kind="error">
          <p>{t(`sheet.refused.${state}`)}</p>
        </Notice>
      )}
    </div>
  );
}

function reasonOf(error: unknown) {
  const given = error instanceof ApiProblem ? error.details["reason"] : undefined;
  return announcementRefusals.find((reason) => reason === given) ?? "network";
}
