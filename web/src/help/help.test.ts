import { flagIds } from "@portal/model/portal/flags.ts";
import { expect, test } from "vitest";
import { pathNames, type Visitor } from "../core/routing/paths.ts";
import type { Help } from "./help.ts";
import { recommendationsFor } from "./recommendations.ts";
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
type Data = Pick<Help, "invoicesToPay" | "documents" | "interactions" | "yearEndNotice">;
const calm: Data = {
  invoicesToPay: [],
  documents: [],
  interactions: [],
  yearEndNotice: "2026-11-30",
};
const kinds = (help: Partial<Data>, today: string, visitor = owner) =>
  recommendationsFor({ ...calm, ...help }, visitor, today).map(({ kind }) => kind);

test.each<[string, string[]]>([
  ["2026-01-03", []],
  ["2026-09-30", []],
  ["2026-10-01", ["deductible"]],
  ["2026-11-30", ["deductible"]],
  ["2026-12-01", []],
  ["2026-12-31", []],
])("P01 on %s, whether a deductible is worth a thought: %j", (today, expected) => {
  expect(kinds({}, today)).toEqual(expected);
});

test("P01 nobody is led to what is closed to them", () => {
  const help = { invoicesToPay: [invoice] };
  expect(kinds(help, "2026-11-16", affiliate)).toEqual(["deductible"]);
  const inCare = { ...owner, profile: { isAddressOwner: true, sousTutelle: true } };
  expect(kinds(help, "2026-11-16", inCare)).toEqual(["invoice"]);
  const switchedOff = { ...owner, flags: new Set<never>() };
  expect(kinds({}, "2026-11-16", switchedOff)).toEqual([]);
});

test.each<[string, Partial<typeof invoice>, boolean]>([
  ["late", { deadline: "2026-07-31" }, true],
  ["due in two weeks", { deadline: "2026-08-15" }, true],
  ["due later", { deadline: "2026-08-16" }, false],
  ["debited by the bank", { paymentMode: "LSV" }, false],
])("P01 an invoice that is %s is told: %s", (_, change, isTold) => {
  const help = { invoicesToPay: [{ ...invoice, ...change }] };
  expect(kinds(help, "2026-08-01")).toEqual(isTold ? ["invoice"] : []);
});

test("P01 unread documents are told with the year that lists them, the newest of them by name", () => {
  const unread = [
    document("2026-01-03", "Décompte"),
    document("2026-01-02", "Décompte"),
    document("2026-01-01", "Police 2026"),
    document("2025-12-31", "Lettre"),
  ];
  expect(recommendationsFor({ ...calm, documents: unread }, owner, "2026-01-03")).toEqual([
    {
      kind: "documents",
      to: "/documents?year=2026&filter=unread",
      count: 3,
      titles: ["Décompte", "Police 2026"],
    },
  ]);
});

test("P01 what waits for the person comes before what may wait, an invoice before all", () => {
  const help = {
    invoicesToPay: [invoice],
    documents: [document("2026-11-15")],
    interactions: [{ id: "1", requestDate: "2026-11-02" }],
  };
  expect(kinds(help, "2026-11-16")).toEqual(["invoice", "request", "deductible", "documents"]);
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

test("P01 O08 a section leaves out what this person may not use, has no screen, or concerns nobody", () => {
  expect(links("data", affiliate)).toEqual([
    "/profile?activeTab=phonesEmails",
    "/account",
    "/settings",
  ]);
  expect(links("invoices", affiliate)).toEqual(["/faq/payment-mode", "/faq/understand-invoice"]);
  const unbuilt = { ...owner, built: new Set(pathNames.filter((name) => name !== "orderCard")) };
  expect(links("services", unbuilt)).not.toContain("/order-card");
  const informational = { ...owner, insureds: [{ forInformation: true }] };
  expect(links("services", informational)).not.toContain("/help-accident");
  expect(sectionLinks("invoices", affiliate, () => undefined)).toEqual([]);
});
