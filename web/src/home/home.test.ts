import { readFileSync } from "node:fs";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { greetingOf } from "./greeting.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { PathName } from "../core/routing/paths.ts";
import { dueOf } from "../parts/due/due.ts";
import { homePeriod, type HomeInvoice } from "./home.ts";
import { actionOf } from "./due/action.ts";
import { leadOf } from "./insureds/lead.ts";
import { isOffered } from "./promotions/offered.ts";
import { shortcutsOf } from "./shortcuts.ts";

test.each([
  ["a birthday is wished at any hour", "1985-11-15", "2026-11-15T19:00:00Z", "birthday"],
  ["before five it is day", "1986-04-12", "2026-11-15T15:59:00Z", "day"],
  ["from five on it is evening", "1986-04-12", "2026-11-15T16:00:00Z", "evening"],
  ["the hour is Switzerland’s, in summer too", "1986-04-12", "2026-07-01T15:00:00Z", "evening"],
] as const)("H03 %s", (_rule, birthdate, now, greeting) => {
  expect(greetingOf(birthdate, new Date(now))).toBe(greeting);
});

const share = (annual: number, paid: number) => ({
  annual,
  paid,
  percent: annual === 0 ? 0 : Math.round((paid / annual) * 100),
  toBePaid: annual - paid,
});

test.each([
  [share(2500, 840), share(700, 0), { kind: "deductible", year: 2026, francs: 1660 }],
  [share(300, 300), share(700, 412), { kind: "coinsurance", year: 2026, francs: 288 }],
  [share(0, 0), share(350, 35), { kind: "coinsuranceOnly", year: 2026, francs: 315 }],
  [share(300, 300), share(700, 700), { kind: "reached", year: 2026 }],
])("the lead line names the share that is paid next", (deductible, coinsurance, lead) => {
  expect(leadOf({ year: 2026, deductible, coinsurance })).toEqual(lead);
});

test("without figures the lead line claims nothing", () => {
  expect(leadOf(null)).toEqual({ kind: "plain" });
});

test("an insured number is grouped by threes", () => {
  expect(groupedNumber(4218730)).toBe("4\u00a0218\u00a0730");
  expect(groupedNumber(10)).toBe("10");
});

const today = "2026-11-15";
const invoice = (change: Partial<HomeInvoice> = {}): HomeInvoice => ({
  id: "42187302611",
  type: "PREMIUM",
  subject: "BASIC",
  holder: "Camille Rochat",
  totalAmount: 1184.6,
  toBePaid: 1184.6,
  status: "ENCOURS",
  deadline: "2026-11-21",
  periodFrom: "2026-12-01",
  periodTo: "2026-12-31",
  invoiceDate: "2026-11-01",
  paymentMode: "BVR",
  overdueSince: null,
  paymentAwaitedUntil: null,
  debitReturned: false,
  restCarried: false,
  instalments: [],
  arrangement: { actif: false },
  ...change,
});

test.each([
  ["a slip is paid with the QR-bill", {}, "qr", 6],
  ["the bank pays by itself", { paymentMode: "LSV" }, "debit", 6],
  ["e-banking has it", { paymentMode: "YWB" }, "ebill", 6],
  ["once late, e-banking is not enough", { paymentMode: "YWB", deadline: "2026-11-14" }, "qr", -1],
  [
    "debt collection has its own way",
    { status: "POURSUITE", deadline: "2026-08-01" },
    "collection",
    -106,
  ],
] as const)("H07 how to pay: %s", (_rule, change, way, days) => {
  expect(dueOf([invoice(change)], today)).toMatchObject({ way, days, amount: 1184.6 });
});

const instalments = (...statuses: HomeInvoice["instalments"][number]["status"][]) =>
  statuses.map((status, place) => ({
    date: ["2026-11-01", "2026-12-01", "2027-01-01"][place] ?? "",
    amount: 394.87,
    status,
  }));

test.each([
  ["the next one is due", ["PAID", "OPEN", "OPEN"], 789.74, "2026-12-01", 394.87],
  ["a late one comes before the next", ["LATE", "OPEN", "OPEN"], 1184.61, "2026-11-01", 394.87],
  ["one paid ahead is not asked for again", ["PAID", "PAID", "OPEN"], 394.87, "2027-01-01", 394.87],
  ["of one paid in part the rest", ["PAID", "OPEN", "OPEN"], 589.74, "2026-12-01", 194.87],
] as const)("H07 of instalments %s", (_rule, statuses, toBePaid, deadline, amount) => {
  const agreed = { arrangement: { actif: true }, instalments: instalments(...statuses), toBePaid };
  expect(dueOf([invoice(agreed)], today)).toMatchObject({ deadline, amount });
});

test("H07 once a plan has ended all of it is due; e-banking knows of no plan; the first of the answer is told", () => {
  const late = instalments("PAID", "LATE", "OPEN");
  const ended = invoice({ id: "1", deadline: "2026-12-04", toBePaid: 789.74, instalments: late });
  expect(dueOf([ended], today)).toMatchObject({ deadline: "2026-12-04", amount: 789.74 });
  const agreed = { arrangement: { actif: true }, instalments: instalments("OPEN", "OPEN", "OPEN") };
  expect(dueOf([invoice({ ...agreed, paymentMode: "YWB" })], today)?.way).toBe("qr");
  expect(dueOf([invoice({ id: "2" }), ended], today)?.invoice.id).toBe("2");
  expect(dueOf([], today)).toBeUndefined();
});

const since = "2026-08-10";
test.each([
  ["in debt collection", { status: "POURSUITE", deadline: "2026-11-10" }, "POURSUITE", since],
  ["a reminder runs", { status: "RAPPEL", deadline: "2026-11-25" }, "RAPPEL", "2026-11-25"],
  ["a notice runs", { status: "SOMMATION", deadline: "2026-11-15" }, "SOMMATION", "2026-11-15"],
  ["a reminder ran out", { status: "RAPPEL", deadline: "2026-11-14" }, "late", since],
  ["late", { deadline: "2026-08-10" }, "late", since],
] as const)("H07 one overdue date: %s", (_rule, change, when, date) => {
  expect(dueOf([invoice({ ...change, overdueSince: since })], today)).toMatchObject({ when, date });
});

const none = { count: 0, overdueCount: 0, overdueAmount: 0 };
const act = (invoicesToPay: HomeInvoice[], openInvoices = none) =>
  actionOf({ invoicesToPay, openInvoices }, today);

test.each([
  ["2026-11-15", "BVR", "pay"],
  ["2026-12-15", "BVR", "pay"],
  ["2026-12-16", "BVR", "nothing"],
  ["2026-11-29", "YWB", "pay"],
  ["2026-11-16", "LSV", "nothing"],
] as const)(
  "H07 an invoice due on %s, paid by %s, is asked for where the customer has to act soon: %s",
  (deadline, paymentMode, kind) => {
    expect(act([invoice({ deadline, paymentMode })])).toMatchObject(
      kind === "pay" ? { kind, due: { deadline } } : { kind, next: { deadline } },
    );
  },
);

test("H07 the card asks for the most urgent, tells the next one, and never asks for what was said to be paid", () => {
  const late = invoice({ id: "1", deadline: "2026-11-09", overdueSince: "2026-11-09" });
  const soon = invoice({ id: "2", deadline: "2026-11-24" });
  const one = { count: 2, overdueCount: 1, overdueAmount: 1184.6 };
  expect(act([late, soon], one)).toMatchObject({
    kind: "pay",
    due: { invoice: { id: "1" } },
    after: { invoice: { id: "2" } },
  });
  const paid = { ...late, paymentAwaitedUntil: "2026-11-22" };
  expect(act([soon, paid])).toMatchObject({ kind: "pay", due: { invoice: { id: "2" } } });
  expect(act([paid])).toMatchObject({ kind: "nothing", awaited: { date: "2026-11-22" } });
  const carried = invoice({ restCarried: true });
  expect(act([carried])).toEqual({ kind: "nothing", next: undefined, awaited: undefined });
  expect(act([])).toEqual({ kind: "nothing", next: undefined, awaited: undefined });
});

test("H07 several debts are counted and summed, however many the homepage lists", () => {
  const worst = invoice({ status: "POURSUITE", overdueSince: "2026-06-10" });
  const debts = { count: 9, overdueCount: 7, overdueAmount: 2954.25 };
  expect(act([worst], debts)).toEqual({ kind: "debts", count: 7, amount: 2954.25, worst });
});

test("H07 H08 the homepage looks back twelve months", () => {
  expect(homePeriod(new Date("2026-11-15T12:00:00Z"))).toEqual({
    from: "2025-11-15",
    to: "2026-11-15",
  });
});

const visitor = (
  built: PathName[],
  flags: ("CONTRACT_MUTATION" | "CYBER_PROTECT_OFFER")[] = [],
) => ({
  built: new Set(built),
  flags: new Set(flags),
  profile: { isAddressOwner: true, sousTutelle: false },
  insureds: [{ forInformation: false }],
});
const everything: PathName[] = [
  "documentsSend",
  "contractMutation",
  "profile",
  "contract",
  "account",
  "cyberprotect",
];

test("H06 the shortcuts lead to sending, contract changes and the profile, or to the nearest place that is open", () => {
  const open = visitor(everything, ["CONTRACT_MUTATION"]);
  expect(shortcutsOf(open)).toEqual(["documentsSend", "contractMutation", "profile"]);
  expect(shortcutsOf(visitor(everything))).toEqual(["documentsSend", "contract", "profile"]);
  const inCare = { ...open, profile: { isAddressOwner: true, sousTutelle: true } };
  expect(shortcutsOf(inCare)).toEqual(["documentsSend", "contract", "profile"]);
  expect(shortcutsOf(visitor(["account"]))).toEqual(["account"]);
});

test("H10 the cyber banner needs its flag and its page; what is outside is always offered", () => {
  expect(isOffered("/cyberprotect", visitor(everything, ["CYBER_PROTECT_OFFER"]))).toBe(true);
  expect(isOffered("/cyberprotect", visitor(everything))).toBe(false);
  expect(isOffered("/cyberprotect", visitor([], ["CYBER_PROTECT_OFFER"]))).toBe(false);
  expect(isOffered("/contract?tab=lca", visitor(everything))).toBe(true);
  expect(isOffered("/nowhere", visitor(everything))).toBe(false);
  expect(isOffered("https://partner.example", visitor([]))).toBe(true);
});

const texts = (language: Language, group: string) =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${language}/${group}.json`, import.meta.url), "utf8"),
  );
test.each(languages)(
  "H04 in %s the shares are explained with the amounts of the rule",
  (language) => {
    const explain = texts(language, "cost_share");
    expect(texts(language, "contract").explain.coinsurance).toBe(explain.coinsurance);
    const blanks = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted();
    expect(blanks(explain.coinsurance)).toEqual(["{{adult}}", "{{child}}", "{{rate}}"]);
    expect(blanks(explain.family)).toEqual(["{{family}}"]);
    expect(`${explain.coinsurance} ${explain.family}`).not.toMatch(/\d/);
  },
);

test.each(languages)("H06 in %s a shortcut bears the name of the page it opens", (language) => {
  const { shortcut } = texts(language, "homepage");
  const { titles } = texts(language, "template");
  expect(shortcut.profile.title).toBe(titles.profile);
  expect(shortcut.contractMutation.title).toBe(titles.contractMutation);
});
