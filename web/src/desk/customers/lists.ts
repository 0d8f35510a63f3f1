import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  CustomerContracts,
  CustomerConversations,
  CustomerDocuments,
  CustomerInvoices,
  type CustomerPage,
  CustomerRequests,
  CustomerStatements,
} from "@portal/model/desk/customer-page.ts";
import { formatChf } from "@portal/model/money.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { type Translate, useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { ask } from "../http/desk-api.ts";

export const listNames = [
  "contracts",
  "invoices",
  "statements",
  "documents",
  "requests",
  "conversations",
] as const;
export type ListName = (typeof listNames)[number];

/** The rows of a list in words. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { key: string; cells: readonly string[] }[];
}

const invoiceStatuses = [
  "ENCOURS",
  "REGLEE",
  "RAPPEL",
  "SOMMATION",
  "POURSUITE",
  "ANNULEE",
] as const;
const documentTypes = ["CONTRACT", "CERTIFICATE", "LETTER", "INVOICE", "STATEMENT"] as const;
const requestStatuses = [
  "REQUEST",
  "PENDING",
  "IN_PROGRESS",
  "REFUSED",
  "DONE",
  "ARCHIVED",
] as const;
const subjects = ["GENERAL", "OFFERS", "CHANGE_REQUEST", "PAYMENTS", "BENEFITS"] as const;

/** Asks for each list, and gives its rows in the language of the person at the desk. */
export function useLists(page: CustomerPage): Record<ListName, () => Promise<Table>> {
  const t = useTexts("desk_customers");
  const requestTexts = useTexts("interactions");
  const { language } = useLanguage();
  const at = `/customers/${page.insuredNumber}`;
  const firstnames = new Map(page.people.map((one) => [one.insuredNumber, one.firstname]));
  const nameOf = (number: number | null) =>
    number === null ? "" : (firstnames.get(number) ?? String(number));
  const source: Source = { at, t, requestTexts, language, nameOf };
  return {
    contracts: () => loadContracts(source),
    invoices: () => loadInvoices(source),
    statements: () => loadStatements(source),
    documents: () => loadDocuments(source),
    requests: () => loadRequests(source),
    conversations: () => loadConversations(source),
  };
}

/** Where the lists of a customer are asked for, and what their rows are put into words with. */
interface Source {
  readonly at: string;
  readonly t: Texts;
  readonly requestTexts: Translate<"interactions">;
  readonly language: Language;
  /** The first name of a person of the household, or the number of anyone else. */
  readonly nameOf: (insuredNumber: number | null) => string;
}

async function loadContracts({ at, t, language, nameOf }: Source): Promise<Table> {
  const { contracts } = await ask(`${at}/contracts`, CustomerContracts);
  return {
    columns: columnsOf(t, "person", "product", "kind", "reference", "deductible", "from", "to"),
    rows: contracts.map((one) => ({
      key: `${one.insuredNumber} ${one.code} ${one.reference ?? ""} ${one.validFrom}`,
      cells: [
        nameOf(one.insuredNumber),
        `${one.names[language]} (${one.code})`,
        t(`kind.${one.kind}`),
        one.reference ?? "",
        one.deductible === null ? "" : String(one.deductible),
        formatDate(one.validFrom),
        dayIn(one.validTo),
      ],
    })),
  };
}

async function loadInvoices({ at, t }: Source): Promise<Table> {
  const { invoices } = await ask(`${at}/invoices`, CustomerInvoices);
  return {
    columns: columnsOf(t, "number", "date", "deadline", "total", "open", "status", "reminders"),
    rows: invoices.map((one) => ({
      key: one.no,
      cells: [
        one.no,
        formatDate(one.invoiceDate),
        formatDate(one.deadline),
        formatChf(one.totalAmount + one.fees),
        formatChf(one.totalAmount + one.fees - one.paid),
        t(`invoice.${wordIn(invoiceStatuses, one.status)}`),
        one.reminders
          .map(
            ({ status, sentOn }) =>
              `${t(`invoice.${wordIn(invoiceStatuses, status)}`)} ${formatDate(sentOn)}`,
          )
          .join(", "),
      ],
    })),
  };
}

async function loadStatements({ at, t, nameOf }: Source): Promise<Table> {
  const { statements } = await ask(`${at}/statements`, CustomerStatements);
  return {
    columns: columnsOf(t, "number", "person", "date", "pays", "status"),
    rows: statements.map((one) => ({
      key: one.statementNumber,
      cells: [
        one.statementNumber,
        nameOf(one.insuredNumber),
        formatDate(one.date),
        dayIn(one.paysOn),
        one.isPrivate ? t("private") : "",
      ],
    })),
  };
}

async function loadDocuments({ at, t }: Source): Promise<Table> {
  const { documents } = await ask(`${at}/documents`, CustomerDocuments);
  return {
    columns: columnsOf(t, "date", "kind", "code", "number", "seen"),
    rows: documents.map((one) => ({
      key: one.iddms,
      cells: [
        formatDate(one.date),
        t(`document.${wordIn(documentTypes, one.type)}`),
        one.code,
        one.iddms,
        timeIn(one.seenAt),
      ],
    })),
  };
}

async function loadRequests({ at, t, requestTexts, nameOf }: Source): Promise<Table> {
  const { requests } = await ask(`${at}/requests`, CustomerRequests);
  return {
    columns: columnsOf(t, "date", "kind", "person", "status", "origin", "takenBy", "decided"),
    rows: requests.map((one) => ({
      key: one.id,
      cells: [
        timeIn(one.askedAt),
        requestTexts(`type.${knownType(one.type) ?? "unknown"}`),
        nameOf(one.insuredNumber),
        t(`request.${wordIn(requestStatuses, one.status)}`),
        t(`origin.${one.origin}`),
        one.takenBy ?? "",
        timeIn(one.decidedAt),
      ],
    })),
  };
}

async function loadConversations({ at, t, nameOf }: Source): Promise<Table> {
  const { conversations } = await ask(`${at}/conversations`, CustomerConversations);
  return {
    columns: columnsOf(t, "last", "subject", "person", "status"),
    rows: conversations.map((one) => {
      const state = one.waits ? "waits" : "answered";
      return {
        key: one.id,
        cells: [
          timeIn(one.lastAt),
          t(`subject.${wordIn(subjects, one.subjectCode)}`),
          nameOf(one.insuredNumber),
          t(`conversation.${one.closedAt === null ? state : "closed"}`),
        ],
      };
    }),
  };
}

type Texts = Translate<"desk_customers">;
type Column = Parameters<Texts>[0] extends infer Key
  ? Key extends `column.${infer Name}`
    ? Name
    : never
  : never;

function columnsOf(t: Texts, ...names: Column[]): string[] {
  return names.map((name) => t(`column.${name}`));
}

function wordIn<Word extends string>(words: readonly Word[], text: string): Word | "other" {
  return words.find((word) => word === text) ?? "other";
}

function dayIn(day: string | null): string {
  return day === null ? "" : formatDate(day);
}

function timeIn(at: string | null): string {
  return at === null ? "" : formatDate(todayInZurich(new Date(at)));
}
