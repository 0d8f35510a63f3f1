import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { DeskProblem, send } from "../http/desk-api.ts";

interface Act {
  readonly insuredNumber: number;
  /** Its address below the customer's. */
  readonly path: string;
  /** What is said when it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Sends an act on a customer's behalf, and shows the customer as they are afterwards. */
export function useAct({ insuredNumber, path, done, onDone }: Act) {
  const cache = useQueryClient();
  const explain = useRefusal();
  return useMutation({
    mutationFn: (body?: object) =>
      send(`/customers/${insuredNumber}/${path}`, { method: "POST", ...(body && { body }) }),
    onSuccess() {
      toast(done);
      onDone();
      void cache.invalidateQueries({ queryKey: ["customer"] });
    },
    onError: (error) => toast(explain(error), "problem"),
  });
}

const personFields = [
  "diedOn",
  "document",
  "reportedBy",
  "guardian",
  "authority",
  "since",
  "endedOn",
];

/** A refusal in words. */
function useRefusal(): (error: Error) => string {
  const t = useTexts("desk_customers");
  return (error) => {
    if (!(error instanceof DeskProblem)) return t("act.failed");
    const { fields } = error.details;
    const names = typeof fields === "object" && fields !== null ? Object.keys(fields) : [];
    if (names.some((one) => personFields.includes(one))) return t("person.invalid");
    if (names.includes("city")) return t("move.notListed");
    if (names.includes("insuredNumber")) return t("card.notEligible");
    if (names.includes("iban")) return t("bank.ibanInvalid");
    if (names.includes("usage")) return t("bank.noDebit");
    if (names.includes("value")) return t("access.valueInvalid");
    if (names.includes("ownerFullname")) return t("bank.invalid");
    if (names.length > 0) return t("move.invalid");
    switch (error.errorCode ?? error.message) {
      case "noAccount":
        return t("act.noAccount");
      case "asked":
        return t("approve.again");
      case "notInUse":
        return t("approve.notInUse");
      case "dead":
        return t("death.already");
      case "hasGuardian":
        return t("guardian.already");
      case "noGuardian":
        return t("guardian.none");
      case "otherAccount":
        return t("guardian.otherAccount");
      case "noHome":
        return t("bank.noHome");
      case "noPassword":
        return t("password.none");
      case "justSent":
        return t("password.justSent");
      case "cardState":
        return t("card.state");
      case "LOCKED":
        return t("act.limit");
      case "pending":
      case "CONFLICT":
        return t("act.pending");
      default:
        return t("act.failed");
    }
  };
}
