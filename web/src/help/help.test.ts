import { flagIds } from "@portal/model/portal/flags.ts";
import { expect, test } from "vitest";
import { pathNames, type Visitor } from "../core/routing/paths.ts";
import type { Help } from "./help.ts";
import { documentsNow, invoiceNow } from "./due-now.ts";
import { type SectionName, sectionLinks } from "./sections.ts";

const owner: Visitor = {
  profile: { isAddressOwner: true, sousTutelle: false },
  insureds: [{ forInformation: false }],
  flags: new Set(flagIds),
  built: new Set(pathNames),
};
const affiliate = { ...owner, profile: { isAddressOwner: false, sousTutelle: false } };

const invoice: Help["invoicesToPay"][number] = {
  id: "7001",
  type: "PREMIUM",
  subject: "BASIC",
  holder: "Camille Rochat",
  totalAmount: 1353.1,
  toBePaid: 1353.1,
  status: "ENCOURS",
  deadline: "2026-11-06",
  periodFrom: "2026-11-01",
  periodTo: "2026-11-30",
  invoiceDate: "2026-10-07",
  paymentMode: "BVR",
  overdueSince: null,
  paymentAwaitedUntil: null,
  debitReturned: false,
  restCarried: false,
  instalments: [],
  arrangement: { actif: false },
};
const document = (date: string, description = "Police 2027") => ({
  iddms: date,
  date,
  description,
});
test("P01 no customer is led to what is closed to them", () => {
  const told = (visitor: Visitor) => invoiceNow([invoice], visitor, "2026-11-16")?.to;
  expect(told(owner)).toContain("invoice=7001");
  expect(told(affiliate)).toBeUndefined();
});

test.each<[string, Partial<typeof invoice>, boolean]>([
  ["late", { deadline: "2026-07-31" }, true],
  ["due in two weeks", { deadline: "2026-08-15" }, true],
  ["due later", { deadline: "2026-08-16" }, false],
  ["debited by the bank", { paymentMode: "LSV" }, false],
])("P01 an invoice that is %s is told: %s", (_, change, isTold) => {
  const told = invoiceNow([{ ...invoice, ...change }], owner, "2026-08-01");
  expect(told !== undefined).toBe(isTold);
});

test("P01 unread documents are told with the year that lists them, the newest of them by name", () => {
  const unread = [
    document("2026-01-03", "Décompte"),
    document("2026-01-02", "Décompte"),
    document("2026-01-01", "Police 2026"),
    document("2025-12-31", "Lettre"),
  ];
  expect(documentsNow(unread)).toEqual({
    to: "/documents?year=2026&filter=unread",
    count: 3,
    titles: ["Décompte", "Police 2026"],
  });
  expect(documentsNow([])).toBeUndefined();
});

const answerTo = (question: string) => `/faq/${question}`;
const links = (section: SectionName, visitor: Visitor = owner) =>
  sectionLinks(section, visitor, answerTo).map(({ to }) => to);

test("P01 the sections hold the links of the specification", () => {
  const all = (["data", "invoices", "documents", "services", "contact"] as const).flatMap(
    (section) => links(section),
  );
  for (const link of [
    "/profile?activeTab=postals",
    "/profile?activeTab=financials",
    "/profile?activeTab=phonesEmails",
    "/account",
    "/faq",
    "/invoices",
    "/settings",
    "/delegations",
    "/maternity",
    "/order-card",
    "/contract/mutation",
    "/help-accident",
    "/help-contact-write",
    "/help-contact-phone",
    "/help-find-agency",
  ]) {
    expect(all).toContain(link);
  }
  expect(all.some((link) => link.startsWith("/documents?"))).toBe(true);
});

test("P01 O08 a section leaves out what this person may not use, has no screen, or concerns no person", () => {
  expect(links("data", affiliate)).toEqual([
    "/profile?activeTab=phonesEmails",
    "/account",
    "/settings",
    "/?tour=open",
  ]);
  expect(links("invoices", affiliate)).toEqual([
    "/faq/payment-mode",
    "/faq/understand-invoice",
    "/premium-reduction",
    "/costs",
  ]);
  const unbuilt = { ...owner, built: new Set(pathNames.filter((name) => name !== "orderCard")) };
  expect(links("services", unbuilt)).not.toContain("/order-card");
  const informational = { ...owner, insureds: [{ forInformation: true }] };
  expect(links("services", informational)).not.toContain("/help-accident");
  expect(sectionLinks("invoices", affiliate, () => undefined).map(({ to }) => to)).toEqual([
    "/premium-reduction",
    "/costs",
  ]);
});
