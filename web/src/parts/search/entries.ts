import { isWayOffered, type PathName, paths, type Visitor } from "../../core/routing/paths.ts";
import type { TextGroups } from "../../core/texts/text-groups.ts";

export type SearchKind = "service" | "page" | "document" | "question";

/** Its texts are `entries.<id>` of the group `search`. */
type EntryId = keyof TextGroups["search"]["entries"];

interface Destination {
  readonly id: EntryId;
  readonly kind: Exclude<SearchKind, "question">;
  readonly path: PathName;
  /** The query after the path. */
  readonly query?: `?${string}`;
  /** Only for the address owner of the household. */
  readonly forOwner?: true;
  /** One of the most frequent searches, which comes first among equal results. */
  readonly isFrequent?: true;
}

const openInvoices = "?status=ENCOURS&status=OVERDUE";
const documentsOf = (filter: string, help: string) =>
  `?documentFilterType=${filter}&helpRedirect=true&helpType=${help}` as const;

/** The actions, pages and documents that can be found. */
export const destinations: readonly Destination[] = [
  { id: "payInvoice", kind: "service", path: "invoices", query: openInvoices },
  { id: "reportAccident", kind: "service", path: "helpAccident", isFrequent: true },
  { id: "reportDamage", kind: "service", path: "helpDamage", isFrequent: true },
  { id: "extendDeadline", kind: "service", path: "invoices", query: openInvoices },
  { id: "instalments", kind: "service", path: "invoices", query: openInvoices },
  {
    id: "changeAddress",
    kind: "service",
    path: "profile",
    query: "?activeTab=postals",
    forOwner: true,
  },
  {
    id: "changeIban",
    kind: "service",
    path: "profile",
    query: "?activeTab=financials",
    forOwner: true,
  },
  { id: "changePhone", kind: "service", path: "profile", query: "?activeTab=phonesEmails" },
  { id: "changePassword", kind: "service", path: "account" },
  { id: "security", kind: "service", path: "security" },
  { id: "changeDeductible", kind: "service", path: "contractMutation" },
  { id: "changeModel", kind: "service", path: "contractMutation" },
  { id: "changeDoctor", kind: "service", path: "contractMutation" },
  { id: "accidentCover", kind: "service", path: "contractMutation" },
  { id: "changeContract", kind: "service", path: "contractMutation" },
  { id: "sendBill", kind: "service", path: "documentsSend" },
  { id: "showCards", kind: "service", path: "cards" },
  { id: "orderCard", kind: "service", path: "orderCard" },
  { id: "emergency", kind: "service", path: "emergency", isFrequent: true },
  { id: "reportPregnancy", kind: "service", path: "maternity" },
  { id: "lifeChanges", kind: "service", path: "lifeChanges" },
  { id: "premiumReductions", kind: "service", path: "premiumReductions" },
  { id: "costs", kind: "service", path: "costs" },
  { id: "findAgency", kind: "service", path: "helpFindAgency" },
  { id: "writeUs", kind: "service", path: "helpContactWrite" },
  { id: "callUs", kind: "service", path: "helpContactPhone", isFrequent: true },
  { id: "notificationSettings", kind: "service", path: "settings" },
  { id: "paperSettings", kind: "service", path: "settings" },
  { id: "language", kind: "service", path: "settings" },
  { id: "myData", kind: "service", path: "myData" },
  { id: "dataCorrection", kind: "service", path: "dataCorrection" },
  { id: "home", kind: "page", path: "home" },
  { id: "contract", kind: "page", path: "contract" },
  { id: "reimbursements", kind: "page", path: "reimbursements" },
  { id: "documents", kind: "page", path: "documents" },
  { id: "delegations", kind: "page", path: "delegations" },
  { id: "interactions", kind: "page", path: "interactions" },
  { id: "messages", kind: "page", path: "messages" },
  { id: "professional", kind: "page", path: "professional" },
  { id: "consent", kind: "page", path: "consent" },
  { id: "helpContact", kind: "page", path: "helpContact" },
  { id: "faq", kind: "page", path: "faq" },
  { id: "cyberprotect", kind: "page", path: "cyberprotect" },
  { id: "leclub", kind: "page", path: "leclub" },
  { id: "taxCertificate", kind: "document", path: "reimbursements", query: "?first=tax" },
  { id: "policies", kind: "document", path: "documents", query: documentsOf("CONTRACT", "policy") },
  {
    id: "conditions",
    kind: "document",
    path: "documents",
    query: documentsOf("CONTRACT", "conditions"),
  },
  {
    id: "certificates",
    kind: "service",
    path: "certificates",
  },
  {
    id: "representatives",
    kind: "service",
    path: "representatives",
  },
  { id: "statements", kind: "document", path: "reimbursements" },
  { id: "accountStatement", kind: "document", path: "invoices" },
];

/** Frequent searches that the homepage does not show. */
const often: readonly EntryId[] = [
  "taxCertificate",
  "orderCard",
  "findAgency",
  "changeAddress",
  "reportAccident",
];

/** The suggestions before anything is typed. */
export function frequentDestinations(visitor: Visitor): Destination[] {
  const offered = destinationsFor(visitor);
  return often.flatMap((id) => offered.find((one) => one.id === id) ?? []);
}

/** The destinations that are offered to this account. */
export function destinationsFor(visitor: Visitor): Destination[] {
  return destinations.filter(
    ({ path, forOwner }) =>
      isWayOffered(path, visitor) && (!forOwner || visitor.profile.isAddressOwner),
  );
}

export function destinationUrl({
  path,
  query = "",
}: Pick<Destination, "path"> & { query?: string }) {
  return paths[path].path + query;
}
