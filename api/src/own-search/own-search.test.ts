import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { hasWritten } from "../../test/samples/conversations.ts";
import { cover } from "../../test/samples/covered.ts";
import { as, seedPeople } from "../../test/samples/demonstration.ts";
import { wasSent } from "../../test/samples/documents.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { hasAsked, isAskedBack } from "../../test/samples/requests.ts";
import {
  aCustomer,
  aProcess,
  callsAs,
  clock,
  type Customer,
  db,
  logged,
  portal,
} from "../../test/portal.ts";
import { SEARCHES_A_MINUTE } from "./pace.ts";

const today = "2026-11-16";
const SEARCH = `query Search($text: String!) { ownSearch(text: $text) {
  invoices { id type subject holder periodFrom periodTo date totalAmount }
  statements { id provider day fullname date billed }
  documents { iddms description reference date }
  requests { id type status fullname date }
  conversations { id subject fullname date }
} }`;

interface SearchResult {
  invoices: { id: string; date: string; periodFrom: string; totalAmount: number }[];
  statements: { id: string; provider: string; date: string; fullname: string; billed: number }[];
  documents: { iddms: string; description: string }[];
  requests: { id: string; type: string }[];
  conversations: { id: string; subject: string }[];
}

beforeAll(async () => {
  clock.set(today);
  await seedPeople(today);
  await portal.billing.stop();
});

async function search(who: Pick<Customer, "graphql">, text: string, language = "fr") {
  const { data, errors } = await who.graphql(SEARCH, { text }, { "accept-language": language });
  expect(errors).toBeUndefined();
  const found: SearchResult = data.ownSearch;
  return found;
}
const kindsOf = (found: SearchResult) =>
  Object.entries(found).flatMap(([kind, things]) => (things.length > 0 ? [kind] : []));
const nothing = { invoices: [], statements: [], documents: [], requests: [], conversations: [] };

/** A household with one entry of each kind. */
async function aHousehold(amount: number, firstname = "Anna") {
  const who = await aCustomer({ firstname });
  await cover(who);
  const no = await hasInvoice(who, { totalAmount: amount, holder: `${firstname} Rossi` });
  return {
    who,
    no,
    letter: await wasSent(who, { date: "2026-03-02" }),
    request: await hasAsked(who, {
      type: "UPDATE_CORRESPONDENCE_ADDRESS",
      nature: "POSTAL_ADDRESS",
      details: {},
      steps: [["REQUEST", "2026-05-04"]],
    }),
    conversation: await hasWritten(who, { subjectCode: "PAYMENTS" }),
  };
}

describe("P01 in a crowd of households", () => {
  test("P01 everybody finds their own things, for any typed text, and nothing of the others", async () => {
    const households = [];
    for (let place = 0; place < 12; place++) households.push(await aHousehold(777_10 + place));
    const own = households[5];
    if (!own) throw new Error("There is a crowd.");
    const ids = (found: SearchResult) =>
      [
        ...found.invoices.map(({ id }) => id),
        ...found.documents.map(({ iddms }) => iddms),
        ...found.requests.map(({ id }) => id),
        ...found.conversations.map(({ id }) => id),
      ].toSorted();
    const all = [own.no, own.letter, own.request, own.conversation].toSorted();
    expect(ids(await search(own.who, "rossi"))).toEqual(all);
    const [statement] = (await search(own.who, "quarzblick")).statements;
    expect(statement).toMatchObject({
      provider: "Praxis Quarzblick",
      day: "01.12.2025",
      billed: 80,
    });
    expect((await search(own.who, "777.15")).invoices.map(({ id }) => id)).toEqual([own.no]);
    expect((await search(own.who, "777")).invoices.map(({ id }) => id)).toEqual([own.no]);
    for (const other of households.filter((one) => one !== own)) {
      const foreign = ["777.10", other.no, formatInvoiceNumber(other.no), other.request];
      for (const text of foreign) expect(await search(own.who, text), text).toEqual(nothing);
    }
  });

  test("P01 a customer who does not get the household's invoices finds none, as in the list", async () => {
    const { who } = await aHousehold(555_55);
    expect(kindsOf(await search(who, "décembre 2026"))).toEqual(["invoices"]);
    await db
      .updateTable("account")
      .set({ extranauteType: "AFF" })
      .where("id", "=", who.id)
      .execute();
    await db
      .updateTable("featureFlag")
      .set({ value: true })
      .where("id", "=", "AFFILIATE_ACCOUNTS")
      .execute();
    expect((await search(who, "décembre 2026")).invoices).toEqual([]);
    expect((await search(who, "carte")).documents).toHaveLength(1);
  });

  test("P01 an adult's statements are found by that adult alone, a child's by the parent", async () => {
    const camille = await search(await as("camille"), "2026");
    const luca = await search(await as("luca"), "2026");
    expect(luca.statements.length).toBeGreaterThan(0);
    expect(new Set(luca.statements.map(({ fullname }) => fullname))).toEqual(
      new Set(["Luca Rochat"]),
    );
    expect(camille.statements.map(({ fullname }) => fullname)).not.toContain("Luca Rochat");
    const provider = luca.statements[0]?.provider ?? "";
    const ids = luca.statements.map(({ id }) => id);
    const hers = await search(await as("camille"), provider);
    expect(hers.statements.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test("P01 a question that waits for an answer is found by its request and by words for questions, in four languages", async () => {
    const who = await aCustomer();
    const accident = {
      type: "ACCIDENT",
      nature: "ACCIDENT",
      details: {},
      steps: [["PENDING", "2026-05-04"]],
    } as const;
    const asked = await hasAsked(who, accident);
    const other = await hasAsked(who, accident);
    const question = await isAskedBack(who, asked);
    const found = async (text: string) => (await search(who, text)).requests.map(({ id }) => id);
    for (const text of ["question", "répondre", "Rückfrage", "domanda", "answer"])
      expect(await found(text), text).toEqual([asked]);
    expect((await found("accident Rückfrage"))[0]).toBe(asked);
    expect((await found("accident")).toSorted()).toEqual([asked, other].toSorted());
    expect(await found("Rhabarberkompott"), "its text is encrypted").toEqual([]);
    await db
      .updateTable("requestQuestion")
      .set({ closedAt: new Date() })
      .where("id", "=", question)
      .execute();
    expect(await found("répondre")).toEqual([]);
  });

  test("P01 a search asks for a session, and for an account that may use the portal", async () => {
    const { errors } = await callsAs().graphql(SEARCH, { text: "rossi" });
    expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
    const operator = await aCustomer({ role: "OPERATOR" });
    expect((await operator.graphql(SEARCH, { text: "rossi" })).errors?.[0]?.extensions).toEqual({
      code: "FORBIDDEN",
    });
  });
});

describe("P01 what Camille types, in four languages", () => {
  test.each([
    ["fr", "octobre", "invoices", /^2026-10|^2026-09/],
    ["de", "oktober 2026", "invoices", /^2026-10/],
    ["it", "ottobre 2026", "invoices", /^2026-10/],
    ["en", "october 2026", "invoices", /^2026-10/],
    ["fr", "10.2026", "invoices", /^2026-10/],
    ["de", "prime de décembre 2026", "invoices", /^2026-12/],
    ["fr", "Prämie Dezember 2026", "invoices", /^2026-12/],
    ["en", "premio dicembre 2026", "invoices", /^2026-12/],
  ] as const)("%s: “%s” finds %s of that month first", async (language, text, kind, period) => {
    const found = await search(await as("camille"), text, language);
    expect(found[kind][0]?.periodFrom).toMatch(period);
    expect(found[kind].length).toBeLessThanOrEqual(5);
  });

  test.each([
    ["fr", "police", /Police/i],
    ["de", "police", /Police/i],
    ["it", "polizza", /polizza/i],
    ["en", "policy", /policy/i],
    ["fr", "Versicherungspolice", /police/i],
    ["de", "tessera", /karte/i],
  ])("%s: “%s” finds a document whose title is %s", async (language, text, title) => {
    const { documents } = await search(await as("camille"), text, language);
    expect(documents[0]?.description).toMatch(title);
  });

  test.each([
    ["fr", "Perret", "statements"],
    ["de", "abrechnung perret", "statements"],
    ["it", "conteggio perret", "statements"],
    ["en", "statement perret", "statements"],
    ["de", "adresse", "requests"],
    ["it", "richiesta", "requests"],
    ["en", "bill sent in", "requests"],
    ["de", "nachricht", "conversations"],
    ["fr", "leistungen und rückerstattungen", "conversations"],
  ] as const)("%s: “%s” finds %s", async (language, text, kind) => {
    expect((await search(await as("camille"), text, language))[kind].length).toBeGreaterThan(0);
  });

  test("an amount is found however it is written, and the exact one first", async () => {
    const camille = await as("camille");
    const [perret] = (await search(camille, "perret")).statements;
    const amount = perret?.billed.toFixed(2) ?? "";
    for (const text of [
      amount,
      amount.replace(".", ","),
      `CHF ${perret?.billed}`,
      `fr. ${amount}`,
    ]) {
      const { statements } = await search(camille, text);
      expect(
        statements.some(({ billed }) => billed === perret?.billed),
        text,
      ).toBe(true);
    }
  });

  test.each([
    "",
    "   ",
    "?!",
    "zzzzzz",
    "12.12.1912",
    "'; drop table invoice; --",
    "%",
    "\\",
    "🙂",
  ])("“%s” finds nothing, and breaks nothing", async (text) => {
    expect(await search(await as("camille"), text)).toEqual(nothing);
  });

  test("what is too long is refused at its field", async () => {
    const camille = await as("camille");
    const { errors } = await camille.graphql(SEARCH, { text: "a".repeat(121) });
    expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields: { text: "text.tooLong" } });
  });
});

test("P01 a paid invoice that the list no longer has is not found, an open one is", async () => {
  const anna = await aCustomer();
  const years = { periodFrom: "2024-03-01", periodTo: "2024-03-31", deadline: "2024-03-25" };
  const open = await hasInvoice(anna, { ...years, invoiceDate: "2024-03-01" });
  await hasInvoice(anna, { ...years, invoiceDate: "2024-03-01", status: "REGLEE", paid: 412_35 });
  const { invoices } = await search(anna, "mars 2024");
  expect(invoices.map(({ id }) => id)).toEqual([open]);
});

test("P01 a search is told among the accesses, and what was typed is written nowhere", async () => {
  const anna = await aCustomer();
  await search(anna, "quarantaine");
  const ACCESSES = "query Accesses { accesses { days { entries { who area count } } } }";
  const { data } = await anna.graphql(ACCESSES);
  expect(data.accesses.days[0].entries).toContainEqual({ who: "YOU", area: "SEARCH", count: 1 });
  expect(logged.join("")).not.toContain("quarantaine");
});

test("P01 no customer searches more often than a person can type, and others are not held up", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const { graphql } = callsAs(anna.session, await aProcess());
  for (let count = 0; count < SEARCHES_A_MINUTE; count++) await graphql(SEARCH, { text: "" });
  const { errors } = await graphql(SEARCH, { text: "facture" });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await search(bruno, "facture")).toEqual(nothing);
});
