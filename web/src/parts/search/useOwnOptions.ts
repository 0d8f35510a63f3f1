import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { configuration } from "../../core/configuration.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { useInvoiceTitle } from "../due/useInvoiceTitle.ts";
import type { FoundThing } from "./own-search.ts";
import { filled, type SearchGroup, type SearchOption } from "./search-options.ts";

const kinds = ["invoices", "statements", "documents", "requests", "conversations"] as const;

/** Turns the customer's own data into options, one group per kind. */
export function useOwnOptions(): (things: readonly FoundThing[]) => SearchGroup[] {
  const optionOf = useOwnOption();
  return (things) =>
    filled(
      kinds.map((id) => ({
        id,
        options: things.filter(({ kind }) => kind === id).map(optionOf),
      })),
    );
}

function useOwnOption(): (thing: FoundThing) => SearchOption {
  const t = useTexts("search");
  const requests = useTexts("interactions");
  const titleOf = useInvoiceTitle();
  return (thing) => {
    const date = formatDate(thing.found.date);
    const year = thing.found.date.slice(0, 4);
    const shown = { kind: thing.kind, date };
    switch (thing.kind) {
      case "invoices": {
        const { id, totalAmount } = thing.found;
        const to = `${paths.invoices.path}?year=${year}&invoice=${id}`;
        const text = t("own.invoice", { number: formatInvoiceNumber(id) });
        return { ...shown, id, title: titleOf(thing.found), text, to, amount: francs(totalAmount) };
      }
      case "statements": {
        const { id, provider, day, fullname: text, billed } = thing.found;
        const title = [provider, day].filter(Boolean).join(" · ");
        const to = `${paths.reimbursements.path}?year=${year}&statement=${id}`;
        return { ...shown, id, title, text, to, amount: francs(billed) };
      }
      case "documents": {
        const { iddms: id, description: title, reference } = thing.found;
        return { ...shown, id, title, text: reference ?? "", to: fileAddress(id), isFile: true };
      }
      case "requests": {
        const { id, type, fullname } = thing.found;
        const title = requests(`type.${knownType(type) ?? "unknown"}`);
        const to = `${paths.interactions.path}?year=${year}&request=${id}`;
        return { ...shown, id, title, text: fullname ?? requests("household"), to };
      }
      case "conversations": {
        const { id, subject: title, fullname: text } = thing.found;
        return { ...shown, id, title, text, to: `${paths.messages.path}?conversation=${id}` };
      }
    }
  };
}

function fileAddress(iddms: string): string {
  return `${configuration().restBaseUrl}/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
}
