import type { ApprovalDecision, WaitingApproval } from "@portal/model/desk/approvals.ts";
import { approvedActs, fourEyesRequests } from "@portal/model/desk/approved-acts.ts";
import { formatDate, localTimeInZurich } from "@portal/model/calendar/dates.ts";
import { isStaffRole } from "@portal/model/desk/rights.ts";
import { formatChf } from "@portal/model/money.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { useTexts } from "../../core/language/i18n.tsx";

export type Decision = ApprovalDecision["decision"];
type Field = WaitingApproval["fields"][number];

const moneyActs = [
  "payment assigned",
  "payment sent back",
  "payment noted",
  "payout released",
  "debit returned",
  "invoice cancelled",
  "money limit",
] as const;
const { UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: bank, DATA_DELETION: deletion } = fourEyesRequests;
const actNames = ["staff role", ...approvedActs, ...moneyActs, bank, deletion] as const;
const fieldNames = [
  "request",
  "scope",
  "name",
  "insuredNumber",
  "value",
  "usage",
  "ownerFullname",
  "iban",
  "startOfValidity",
  "staff",
  "role",
  "change",
  "payer",
  "payee",
  "account",
  "bookedOn",
  "paidOn",
  "holder",
  "invoiceNo",
  "amount",
  "code",
  "act",
  "person",
  "diedOn",
  "document",
  "reportedBy",
  "guardian",
  "authority",
  "since",
  "endedOn",
  "street",
  "number",
  "npa",
  "city",
] as const;
const codes = [
  "REMB",
  "PRLV",
  "OPTIONAL_DATA",
  "ACCOUNT",
  "give",
  "take",
  "assign",
  "refund",
  "payout",
  "cancel",
] as const;
const days: readonly string[] = [
  "startOfValidity",
  "bookedOn",
  "paidOn",
  "diedOn",
  "since",
  "endedOn",
];

/** Fields for programs, and those that stand elsewhere on the card. */
const hidden: readonly string[] = [
  "accountId",
  "checked",
  "reason",
  "entryId",
  "orderId",
  "requestId",
];

/** The name of an act; one that this page does not know yet keeps its own. */
export function useActName(): (act: string) => string {
  const t = useTexts("desk_approvals");
  return (act) => {
    const known = actNames.find((one) => one === act);
    return known ? t(`act.${known}`) : act;
  };
}

/** What an act would do, line by line, in the words of the page. */
export function useFacts(): (fields: readonly Field[]) => Field[] {
  const t = useTexts("desk_approvals");
  const staff = useTexts("desk");
  const shown = ({ name, value }: Field) => {
    const code = codes.find((one) => one === value);
    if (code) return t(`value.${code}`);
    if (isStaffRole(value)) return staff(`role.${value}`);
    if (name === "iban") return maskIban(value, "any");
    if (name.endsWith("amount")) return formatChf(Number(value));
    return days.includes(name) ? formatDate(value) : value;
  };
  return (fields) =>
    fields
      .filter(({ name }) => !hidden.includes(name))
      .map((field) => {
        // A part of a payment is named like `parts[1].amount`.
        const own = field.name.replace(/^parts\[\d+\]\./, "");
        const known = fieldNames.find((one) => one === own);
        return { name: known ? t(`field.${known}`) : field.name, value: shown(field) };
      });
}

/** An instant in words: `30.11.2026, 08:30`. */
export function useMoment(): (instant: string) => string {
  const t = useTexts("desk_approvals");
  return (instant) => {
    const [day = "", time = ""] = localTimeInZurich(new Date(instant)).split("T");
    return t("moment", { day: formatDate(day), time });
  };
}
