import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { CustomerView } from "@portal/model/desk/customer-view.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { useTexts } from "../../../core/language/i18n.tsx";

/** An entry of a page of the view. */
export interface Line {
  readonly key: string;
  readonly title: string;
  readonly more: string;
}

type Lines = readonly Line[] | undefined;

/** The people and their contracts, in the customer's language. */
export function useCover({
  insureds,
  contracts,
}: CustomerView): Record<"insureds" | "contracts", Lines> {
  const t = useTexts("desk_view");
  const nameOf = new Map(insureds?.map((one) => [one.insuredNumber, one.fullname]));
  return {
    insureds: insureds?.map(({ insuredNumber, fullname }) => ({
      key: String(insuredNumber),
      title: fullname,
      more: String(insuredNumber),
    })),
    contracts: contracts?.map(({ insuredNumber, monthlyAmount, ...contract }) => ({
      key: String(insuredNumber),
      title: `${nameOf.get(insuredNumber) ?? insuredNumber}, ${t("monthly", { amount: francs(monthlyAmount) })}`,
      more: [contract.healthBasic, ...contract.supplementals, ...contract.estate]
        .flatMap((one) => (one ? [one.product.value] : []))
        .join(", "),
    })),
  };
}

/** What was billed and paid, in the customer's language. */
export function useMoney(view: CustomerView): Record<"invoices" | "reimbursements", Lines> {
  const t = useTexts("desk_view");
  const statusOf = useStatus();
  return {
    invoices: view.invoices?.map(({ id, holder, invoiceDate, deadline, status, toBePaid }) => {
      const due = t("due", { amount: francs(toBePaid), day: formatDate(deadline) });
      return {
        key: id,
        title: `${formatDate(invoiceDate)}, ${holder}`,
        more: toBePaid > 0 ? `${statusOf(status)}, ${due}` : statusOf(status),
      };
    }),
    reimbursements: view.reimbursements?.map(({ id, date, insured, ...statement }) => ({
      key: id,
      title: `${formatDate(date)}, ${insured.firstname} ${insured.lastname}`,
      more: [
        ...new Set(statement.statements.map(({ careProvider }) => careProvider)),
        t("paid", { amount: francs(statement.toBePaidToYou) }),
      ].join(", "),
    })),
  };
}

/** Papers, requests and messages, in the customer's language. */
export function useExchanged(
  view: CustomerView,
): Record<"documents" | "interactions" | "conversations", Lines> {
  const t = useTexts("desk_view");
  const types = useTexts("interactions");
  const statusOf = useStatus();
  return {
    documents: view.documents?.map(({ iddms, date, description, seen }) => ({
      key: iddms,
      title: description,
      more: seen ? formatDate(date) : `${formatDate(date)}, ${t("new")}`,
    })),
    interactions: view.interactions?.map(({ id, type, requestDate, status }) => ({
      key: id,
      title: types(`type.${knownType(type) ?? "unknown"}`),
      more: [formatDate(requestDate), statusOf(status.at(-1) ?? "")].join(", "),
    })),
    conversations: view.conversations?.map(({ id, subject, lastAt, unread }) => ({
      key: id,
      title: subject,
      more: [
        formatDate(todayInZurich(new Date(lastAt))),
        ...(unread > 0 ? [t("unread", { count: unread })] : []),
      ].join(", "),
    })),
  };
}

const invoiceStates = ["ENCOURS", "REGLEE", "RAPPEL", "POURSUITE", "ANNULEE"] as const;
const requestStates = ["REQUEST", "PENDING", "IN_PROGRESS", "REFUSED", "DONE", "ARCHIVED"] as const;

/** How an invoice or a request stands, in the customer's language. */
function useStatus(): (status: string) => string {
  const t = useTexts("desk_customers");
  return (status) => {
    const invoice = invoiceStates.find((one) => one === status);
    if (invoice) return t(`invoice.${invoice}`);
    return t(`request.${requestStates.find((one) => one === status) ?? "other"}`);
  };
}

function francs(amount: number): string {
  return formatChf(rappenOf(amount));
}
