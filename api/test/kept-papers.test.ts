import { expect, test } from "vitest";
import { openPdf } from "./pdf.ts";
import { hasContact } from "./samples/contacts.ts";
import { aFall } from "./samples/accidents.ts";
import { cover } from "./samples/covered.ts";
import { aFlood, hasProperty } from "./samples/damages.ts";
import { addressedTo, hasBorne, wasSent } from "./samples/documents.ts";
import { hasInvoice } from "./samples/invoices.ts";
import { aCustomer, clock, type Customer, db, portal } from "./portal.ts";
import { treatAll } from "./samples/requests.ts";
import { sentConditions } from "../src/conditions/sent-conditions.ts";
import { settlementLetter } from "../src/damage/settlement-letter.ts";
import { filePaper } from "../src/insurer/papers/file-paper.ts";
import { documentTemplates } from "../src/back-office.ts";
import { renderPaper } from "../src/insurer/pdf/render.ts";
import { drawActivationLetter } from "../src/request-access/activation-letter.ts";
import { policy } from "../src/insurer/papers/policy/policy.ts";
import { welcomeLetter } from "../src/documents/letters/welcome.ts";

const covered = {
  healthBasic: {
    product: { value: "Base Famille" },
    healthInsurer: { value: "Cervin Santé SA" },
    model: "FAMILY_DOCTOR",
    primaryCareDoctor: { nomPrenom: "Wigger Adelheid", npa: "3011", localite: "Bern" },
    telemedecin: null,
    deductible: 300_00,
    risk: "MIT",
    startingDate: "2020-01-01",
    periodicite: "MONTHLY",
    grossPremium: 412_35,
    clauses: [],
    reductionPrimes: [{ type: "CANTON", amount: -77_77 }],
    monthlyAmount: 334_58,
  },
  supplementals: [],
  supplementalsMonthlyAmount: 0,
  estate: [],
  monthlyAmount: 334_58,
} as const;

/** One document of every kind, as the insurer issues them. */
async function hasEveryPaper(anna: Customer): Promise<{ no: string }> {
  const { addressed, head, person } = await addressedTo(anna, "2026-01-05");
  await anna.post("/v1/contact/accident", aFall(anna.insuredNumber));
  await anna.post("/v1/contact/damage", aFlood(await hasProperty(anna.insuredNumber)));
  await filePaper(db, settlementLetter, {
    ...addressed,
    parameters: { date: "2025-12-20", event: "WATER" },
    content: {
      head,
      noContract: "M-1",
      product: "Cervin Ménage",
      place: "Bern",
      module: "CONTENTS",
      insuredAmount: 80_000_00,
      recognised: 1_700_00,
      deductible: 200_00,
      amount: 1_500_00,
      paysOn: "2026-01-09",
      paidTo: "CH… 2957",
    },
  });
  await filePaper(db, welcomeLetter, {
    ...addressed,
    parameters: {},
    content: { head, people: [person] },
  });
  await filePaper(db, policy, {
    ...addressed,
    parameters: { validFrom: "2026-01-01" },
    content: {
      head,
      person,
      cover: {
        ...covered,
        healthBasic: {
          ...covered.healthBasic,
          clauses: [],
          reductionPrimes: [...covered.healthBasic.reductionPrimes],
        },
        supplementals: [],
        estate: [],
      },
    },
  });
  await filePaper(db, sentConditions, {
    ...addressed,
    parameters: { productCode: "RF01", branch: "basic" },
    content: {
      edition: "2025-01-01",
      product: {
        code: "RF01",
        kind: "BASIC",
        model: "FAMILY_DOCTOR",
        propertyType: null,
        name: "Base Famille",
      },
    },
  });
  await wasSent(anna);
  await hasBorne(anna, 2024);
  await db
    .insertInto("claim")
    .values({
      insuredNumber: anna.insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: "2026-11-16",
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-01",
      tiers: "PAYANT",
      billed: 2300_00,
    })
    .execute();
  clock.set("2026-11-16");
  await portal.claims.runDue();
  const no = await hasInvoice(anna, { deadline: "2026-11-25" });
  clock.set("2026-12-10");
  await portal.billing.runDue();
  const asked = await anna.graphql(
    `mutation A { createAccountStatementRequest(lang: "fr") { status } }`,
  );
  expect(asked.errors).toBeUndefined();
  await treatAll();
  return { no };
}

async function papersOf(anna: Customer): Promise<Map<string, string>> {
  const documents = await db
    .selectFrom("document")
    .select(["iddms", "code"])
    .where("accountId", "=", anna.id)
    .orderBy("iddms")
    .execute();
  const papers = new Map<string, string>();
  for (const { iddms, code } of documents) {
    const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    expect(answer.status, code).toBe(200);
    papers.set(`${code} ${iddms}`, Buffer.from(await answer.arrayBuffer()).toString("base64"));
  }
  return papers;
}

/** Acts after the issue of documents, in a possible order. */
/** The kinds of papers that are drawn; certificates and papers of another archive are stored as files. */
const drawnKinds = documentTemplates.filter(({ isStored }) => !isStored).map(({ code }) => code);

const acts: readonly [what: string, (anna: Customer, no: string) => Promise<unknown>][] = [
  ["a joker", async (anna, no) => anna.post(`/v1/invoices/${no}/jokers`)],
  [
    "a payment",
    async (anna, no) => {
      const paid = { invoiceNo: no, accountId: anna.id, paidOn: "2026-12-11", amount: 100_00 };
      await db
        .insertInto("invoicePayment")
        .values({ ...paid, position: 0 })
        .execute();
      await portal.billing.runDue();
    },
  ],
  [
    "the next step of dunning",
    async () => {
      clock.set("2027-03-15");
      await portal.billing.runDue();
    },
  ],
  [
    "a cancellation",
    (_anna, no) =>
      db
        .updateTable("invoice")
        .set({ status: "ANNULEE", cancelledOn: "2027-03-16" })
        .where("no", "=", no)
        .execute(),
  ],
  [
    "another name",
    async ({ id, insuredNumber }) => {
      const name = {
        firstname: "Annina",
        lastname: "Bianchi",
        gender: "M",
        birthdate: "1981-01-01",
      };
      await db
        .updateTable("insured")
        .set(name)
        .where("insuredNumber", "=", insuredNumber)
        .execute();
      const displayName = "Annina Bianchi";
      await db.updateTable("account").set({ displayName }).where("id", "=", id).execute();
    },
  ],
  [
    "a move, also one that is told of late",
    ({ insuredNumber }) =>
      db
        .updateTable("postalAddress")
        .set({ street: "Rue Neuve", number: "1", zip: "1003", city: "Lausanne", canton: "VD" })
        .where("insuredNumber", "=", insuredNumber)
        .execute(),
  ],
  [
    "another contract, from the beginning",
    ({ insuredNumber }) =>
      db
        .updateTable("basicContract")
        .set({ productCode: "RT01", deductible: 2500_00, doctor: null, risk: "OHN" })
        .where("insuredNumber", "=", insuredNumber)
        .execute(),
  ],
  [
    "a correction of what was counted",
    ({ insuredNumber }) =>
      db
        .updateTable("contribution")
        .set({ deductiblePaid: 1, coinsurancePaid: 2 })
        .where("insuredNumber", "=", insuredNumber)
        .execute(),
  ],
  [
    "a product with another name",
    () =>
      db
        .updateTable("product")
        .set({ names: JSON.stringify({ fr: "Neuf", de: "Neu", it: "Nuovo", en: "New" }) })
        .where("code", "in", ["RF01", "RT01"])
        .execute(),
  ],
  [
    "the deletion of a contact",
    async (anna) => {
      const id = await hasContact(anna, { email: "anna.zwei@example.ch" });
      await anna.graphql(`mutation D($id: ID!) { deleteEmail(id: $id) }`, { id });
    },
  ],
  [
    "another way to pay",
    ({ id }) =>
      db
        .updateTable("account")
        .set({ paymentMode: "LSV", language: "de" })
        .where("id", "=", id)
        .execute(),
  ],
];

test("L02 L05 a paper of every kind is the same bytes before and after later changes", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const { no } = await hasEveryPaper(anna);
  const issued = await papersOf(anna);
  const kinds = new Set([...issued.keys()].map((key) => key.split(" ")[0] ?? ""));
  expect(kinds).toEqual(new Set(drawnKinds));
  for (const [what, act] of acts) {
    await act(anna, no);
    const now = await papersOf(anna);
    for (const [paper, bytes] of issued) {
      expect(now.get(paper) === bytes, `${paper} after ${what}`).toBe(true);
    }
  }
});

/** Names and addresses at the limits of forms, and one from before forms required Latin letters. */
const called = [
  {
    what: "the longest that forms take",
    name: `${"Ž".repeat(60)} ${"W".repeat(60)}`,
    home: {
      street: "Ş".repeat(40),
      number: "1".repeat(20),
      complement: "c/o-".repeat(10),
      poBox: "W".repeat(40),
      zip: "M".repeat(10),
      city: "Saint-Remy-en-Bouzemont-Saint-Genest-etI",
      country: "FR",
    },
  },
  {
    what: "other letters, from before forms refused them",
    name: "Иван 王芳",
    home: {
      street: "شارع\u202e",
      number: "五",
      complement: "c/o 👩‍👩‍👧",
      poBox: null,
      zip: "٣٣",
      city: "北京",
      country: "CN",
    },
  },
] as const;

test.each(called)("L02 I09 a paper of every kind opens with $what", async ({ name, home }) => {
  clock.set(undefined);
  const anna = await aCustomer();
  await cover(anna);
  const { insuredNumber, id } = anna;
  const [firstname = "", lastname = ""] = name.split(" ");
  await db
    .updateTable("insured")
    .set({ firstname, lastname })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  await db.updateTable("account").set({ displayName: name }).where("id", "=", id).execute();
  await db
    .updateTable("postalAddress")
    .set(home)
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  await hasEveryPaper(anna);
  const papers = await papersOf(anna);
  expect(new Set([...papers.keys()].map((key) => key.split(" ")[0]))).toEqual(new Set(drawnKinds));
  for (const [about, bytes] of papers) {
    const { pages } = await openPdf(Buffer.from(bytes, "base64"));
    expect(pages, about).toBeGreaterThan(0);
  }
  const certificate = await anna.get(`/v1/tax-certificates/2026/${insuredNumber}.pdf`);
  expect(certificate.status).toBe(200);
  const { head } = await addressedTo(anna, "2026-01-05");
  const letter = { head, code: "ABCD-EFGH", validUntil: "2026-02-01", address: "/activate" };
  const drawn = drawActivationLetter({ language: "de", date: "2026-01-05" }, letter);
  expect((await openPdf(await renderPaper(drawn))).pages).toBe(1);
  expect(await db.selectFrom("paperFailure").select("code").execute()).toEqual([]);
});

test("L02 a document that was issued cannot be changed, only seen", async () => {
  const anna = await aCustomer();
  const iddms = await wasSent(anna);
  const change = db
    .updateTable("document")
    .set({ content: JSON.stringify({ other: true }) })
    .where("iddms", "=", iddms)
    .execute();
  await expect(change).rejects.toThrow("a document that was issued is not changed");
});
