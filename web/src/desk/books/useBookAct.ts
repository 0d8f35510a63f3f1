import { MoneyAct } from "@portal/model/desk/books/payments.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import type { TextKey } from "../../core/texts/texts.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ask, DeskProblem } from "../http/desk-api.ts";

interface BookAct {
  /** Its address below that of the books. */
  readonly path: string;
  /** What is said when it is done; an act that waits for a second person says so itself. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Sends an act with money, and shows the books as they are afterwards. */
export function useBookAct({ path, done, onDone }: BookAct) {
  const t = useTexts("desk_books");
  const cache = useQueryClient();
  const explain = useRefusal();
  return useMutation({
    mutationFn: (body: object) => ask(`/books/${path}`, MoneyAct, { method: "POST", body }),
    onSuccess({ approvalId }) {
      toast(approvalId === null ? done : t("act.asked"));
      onDone();
    },
    onError: (error) => toast(explain(error), "problem"),
    onSettled: () => cache.invalidateQueries({ queryKey: ["books"] }),
  });
}

const refusals: Readonly<Record<string, TextKey<"desk_books">>> = {
  noSender: "refusal.noSender",
  noInvoice: "refusal.noInvoice",
  noPayment: "refusal.noPayment",
  tooHigh: "refusal.tooHigh",
  released: "refusal.released",
  notHeld: "refusal.gone",
  noRelease: "refusal.gone",
  noPlan: "refusal.gone",
  "plan.ACTIVE": "plans.refusal.ACTIVE",
  "plan.NOT_OPEN": "plans.refusal.NOT_OPEN",
  notOpen: "refusal.notOpen",
  noDebit: "refusal.noDebit",
  debitReturned: "refusal.debitReturned",
  debitNotBooked: "refusal.debitNotBooked",
  creditUsed: "payments.why.CREDIT_USED",
  invoicePaid: "refusal.invoicePaid",
  invoiceCancelled: "refusal.invoiceCancelled",
  changed: "refusal.changed",
  decided: "refusal.decided",
  expired: "refusal.expired",
};

/** A refusal in words. The later one of two is told the name of the colleague who was faster. */
export function useRefusal(): (error: Error) => string {
  const t = useTexts("desk_books");
  return (error) => {
    if (!(error instanceof DeskProblem)) return t("act.failed");
    const { takenBy } = error.details;
    const name = typeof takenBy === "string" ? takenBy : undefined;
    const code = error.errorCode ?? "";
    if (code === "held" && name) return t("refusal.held", { name });
    if (code === "runReleased" && name) return t("refusal.runReleased", { name });
    if (code === "settled" && name) return t("refusal.settled", { name });
    if (code === "awaited" && name) return t("refusal.awaited", { name });
    if (error.status === 404) return t("refusal.gone");
    const known = refusals[code];
    return known ? t(known) : t("act.failed");
  };
}
