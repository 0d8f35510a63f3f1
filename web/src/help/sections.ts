import { isWayOffered, type PathName, paths, type Visitor } from "../core/routing/paths.ts";
import type { TextGroups } from "../core/texts/text-groups.ts";

export type SectionName = "data" | "invoices" | "documents" | "services" | "contact";
type LinkId = keyof TextGroups["help"]["links"];

interface SectionLink {
  readonly id: LinkId;
  readonly path: PathName;
  readonly query?: `?${string}`;
  /** The id of a question, to link to its answer instead of the page. */
  readonly answer?: string;
  readonly forOwner?: true;
}

const links: Readonly<Record<SectionName, readonly SectionLink[]>> = {
  data: [
    { id: "address", path: "profile", query: "?activeTab=postals", forOwner: true },
    { id: "bank", path: "profile", query: "?activeTab=financials", forOwner: true },
    { id: "phones", path: "profile", query: "?activeTab=phonesEmails" },
    { id: "account", path: "account" },
    { id: "settings", path: "settings" },
    { id: "tour", path: "home", query: "?tour=open" },
  ],
  invoices: [
    { id: "invoices", path: "invoices" },
    { id: "deadline", path: "invoices", query: "?status=ENCOURS&status=OVERDUE" },
    { id: "paymentMode", path: "faq", answer: "payment-mode" },
    { id: "understand", path: "faq", answer: "understand-invoice" },
    { id: "premiumReductions", path: "premiumReductions" },
    { id: "costs", path: "costs" },
  ],
  documents: [
    { id: "send", path: "documentsSend" },
    { id: "certificates", path: "certificates" },
    { id: "tax", path: "reimbursements", query: "?first=tax" },
    {
      id: "policies",
      path: "documents",
      query: "?documentFilterType=CONTRACT&helpRedirect=true&helpType=policy",
    },
    { id: "delegations", path: "delegations" },
  ],
  services: [
    { id: "lifeChanges", path: "lifeChanges" },
    { id: "accident", path: "helpAccident" },
    { id: "damage", path: "helpDamage" },
    { id: "maternity", path: "maternity" },
    { id: "card", path: "orderCard" },
    { id: "contract", path: "contractMutation" },
    { id: "cyber", path: "cyberprotect" },
    { id: "club", path: "leclub" },
    { id: "requests", path: "interactions" },
  ],
  contact: [
    { id: "write", path: "helpContactWrite" },
    { id: "messages", path: "messages" },
    { id: "phone", path: "helpContactPhone" },
    { id: "agency", path: "helpFindAgency" },
    { id: "faq", path: "faq" },
  ],
};

export interface OfferedLink {
  readonly id: LinkId;
  readonly to: string;
}

/** The links of a section that are offered to this account. An answer is offered once its address is loaded. */
export function sectionLinks(
  section: SectionName,
  visitor: Visitor,
  answerTo: (question: string) => string | undefined,
): OfferedLink[] {
  return links[section].flatMap(({ id, path, query = "", answer, forOwner }) => {
    if (!isWayOffered(path, visitor) || (forOwner && !visitor.profile.isAddressOwner)) return [];
    const to = answer === undefined ? paths[path].path + query : answerTo(answer);
    return to === undefined ? [] : [{ id, to }];
  });
}
