import { externalPages } from "@portal/model/portal/client.ts";
import type { FlagId } from "@portal/model/portal/flags.ts";
import { expect, test } from "vitest";
import {
  type PathName,
  pathNames as names,
  paths,
  guardOutcome,
  type Menu,
  isWayOffered,
  type MenuEntry,
  menuEntries,
  pathNameOf,
  type MenuVisitor,
  type Visitor,
} from "./paths.ts";

function aVisitor(
  profile: Partial<Visitor["profile"]> = {},
  flags: FlagId[] = ["CONSENT", "CYBER_PROTECT_OFFER"],
): MenuVisitor {
  return {
    profile: { isAddressOwner: true, sousTutelle: false, ...profile },
    insureds: [{ forInformation: false }],
    flags: new Set(flags),
    configuration: {
      externalLinks: Object.fromEntries(externalPages.map((page) => [page, "https://fr.example"])),
    },
    built: new Set(names),
  };
}

function labels(entries: MenuEntry[]): string[] {
  return entries.map((entry) => {
    if (entry.kind === "address") return entry.path;
    return entry.kind === "external" ? `ext:${entry.page}` : entry.kind;
  });
}

test("A07 A08 the table holds the 24 private and the 9 public paths, beside ours, each once", () => {
  const ours: readonly PathName[] = [
    "attributions",
    "cards",
    "certificates",
    "costs",
    "dataCorrection",
    "emergency",
    "helpDamage",
    "identityCheck",
    "lifeChanges",
    "messages",
    "myData",
    "pocket",
    "premiumReductions",
    "representatives",
    "requestSent",
    "security",
    "verify",
  ];
  const specified = names.filter((name) => !ours.includes(name));
  expect(specified.filter((name) => paths[name].access === "private")).toHaveLength(24);
  expect(specified.filter((name) => paths[name].access !== "private")).toHaveLength(9);
  expect(new Set(names.map((name) => paths[name].path)).size).toBe(names.length);
});

test.each<[PathName, Visitor, "open" | "home"]>([
  ["consent", aVisitor(), "open"],
  ["consent", aVisitor({}, ["CYBER_PROTECT_OFFER"]), "home"],
  ["cyberprotect", aVisitor(), "open"],
  ["cyberprotect", aVisitor({}, ["CONSENT"]), "home"],
  ["invoices", aVisitor(), "open"],
  ["invoices", aVisitor({ isAddressOwner: false }), "home"],
  ["contractMutation", aVisitor(), "open"],
  ["contractMutation", aVisitor({ sousTutelle: true }), "home"],
])(
  "A14 the guard of %s decides by flag, ownership and guardianship (case %#)",
  (name, visitor, outcome) => {
    expect(guardOutcome(name, visitor)).toBe(outcome);
  },
);

test("A14 an address without a guard opens for everybody who is signed in", () => {
  const nobody = aVisitor({ isAddressOwner: false, sousTutelle: true }, []);
  const closed = names.filter((name) => guardOutcome(name, nobody) === "home");
  expect(closed).toEqual(["invoices", "contractMutation", "consent", "cyberprotect"]);
});

const seen = ["home", "reimbursements", "documents", "invoices", "contract", "cards"];
const sent = ["interactions", "requestSent", "documentsSend", "helpContactWrite", "messages"];
test.each([
  ["SEE", seen],
  ["SEND", [...seen, ...sent, "helpAccident", "helpDamage"]],
] as const)("V18 V19 a representative with the scope %s opens its pages alone", (scope, pages) => {
  const acting = { ...aVisitor(), actingFor: { scope } };
  const open = names.filter(
    (name) => paths[name].access === "private" && guardOutcome(name, acting) === "open",
  );
  expect(open.toSorted()).toEqual([...pages].toSorted());
  const menu = labels(menuEntries("account", acting));
  expect(menu).toEqual([
    ...(scope === "SEE" ? [] : ["/messages", "/interactions"]),
    "ext:glossary",
    "/faq",
    "logout",
  ]);
});

test("A15 the account menu has its entries in order", () => {
  expect(labels(menuEntries("account", aVisitor()))).toEqual([
    "/messages",
    "/interactions",
    "/profile",
    "/professional",
    "/certificates",
    "/account",
    "/account/security",
    "/representatives",
    "/account/my-data",
    "/consent",
    "/settings",
    "ext:glossary",
    "/faq",
    "logout",
  ]);
});

test("the header leads to the six places people go to most", () => {
  expect(labels(menuEntries("header", aVisitor()))).toEqual([
    "/",
    "/contract",
    "/invoices",
    "/reimbursements",
    "/documents",
    "/help-contact",
  ]);
});

test("A14 nobody is offered what the guards would refuse", () => {
  const affiliate = aVisitor({ isAddressOwner: false, sousTutelle: true }, []);
  const everywhere = (
    ["header", "account", "footerAccount", "footerFinances", "footerContracts"] satisfies Menu[]
  ).flatMap((menu) => labels(menuEntries(menu, affiliate)));
  for (const path of ["/invoices", "/contract/mutation", "/consent", "/cyberprotect"]) {
    expect(everywhere).not.toContain(path);
  }
});

test("O08 where everybody is known for information only, no way leads to the declaration of an accident", () => {
  const ways = (...forInformation: boolean[]) =>
    isWayOffered("helpAccident", {
      ...aVisitor(),
      insureds: forInformation.map((one) => ({ forInformation: one })),
    });
  expect(ways(true, false)).toBe(true);
  expect(ways(true, true)).toBe(false);
  expect(ways()).toBe(false);
  const visitor = { ...aVisitor(), insureds: [{ forInformation: true }] };
  expect(labels(menuEntries("footerHelp", visitor))).not.toContain("/help-accident");
});

test.each<[string, PathName | undefined]>([
  ["/faq", "faq"],
  ["/faq/franchise", "faq"],
  ["/faq/franchise/more", undefined],
  ["/faq/", undefined],
  ["/faqs", undefined],
  ["/invoices", "invoices"],
  ["/invoices/1", undefined],
  ["/", "home"],
  ["/nowhere", undefined],
])("P05 an answer has an address of its own below the questions: %s", (path, name) => {
  expect(pathNameOf(path)).toBe(name);
});

test("an address without a screen and a page without a link are offered in no menu", () => {
  const visitor: MenuVisitor = {
    ...aVisitor(),
    configuration: { externalLinks: {} },
    built: new Set<PathName>(["home"]),
  };
  expect(labels(menuEntries("header", visitor))).toEqual(["/"]);
  expect(labels(menuEntries("account", visitor))).toEqual(["logout"]);
  expect(menuEntries("footerContracts", visitor)).toEqual([]);
});
