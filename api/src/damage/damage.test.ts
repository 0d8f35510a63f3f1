import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { beforeAll, expect, test } from "vitest";
import { aPdf, aPicture } from "../../test/corpus.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, type Customer, db } from "../../test/portal.ts";
import { noTraces, openedRequests, tracesOf } from "../../test/samples/accidents.ts";
import { messagesTo } from "../../test/samples/addresses.ts";
import { operator } from "../../test/samples/contract-changes.ts";
import { aFlood, hasProperty, liability, theft } from "../../test/samples/damages.ts";
import { seedTariffs } from "../../test/samples/demonstration.ts";
import { treatAll } from "../../test/samples/requests.ts";
import { upload } from "../../test/samples/uploads.ts";

beforeAll(() => seedTariffs(todayInZurich(new Date())));

const PATH = "/v1/contact/damage";
const declare = async (who: Pick<Customer, "post">, body: object, more = {}) => {
  const answer = await who.post(PATH, body, more);
  return { status: answer.status, ...(await answer.json()) };
};
const aFile = async (who: Customer, name = "photos.pdf") =>
  (await upload(who, name, new Uint8Array(aPdf()))).uuid ?? "";

test("a damage becomes a request that a person decides about, a copy and a message", async () => {
  const giulia = await aCustomer();
  const contract = await hasProperty(giulia.insuredNumber);
  const files = [await aFile(giulia)];
  const { status, id, iddms } = await declare(giulia, aFlood(contract, { files }));
  expect(status).toBe(200);
  expect(await openedRequests(giulia, "DAMAGE")).toMatchObject([
    {
      id,
      nature: "DAMAGE",
      insuredNumber: giulia.insuredNumber,
      details: {
        event: "WATER",
        amount: 1480_50,
        noContract: contract,
        contactPhone: "+41791234567",
      },
    },
  ]);
  await treatAll();
  expect((await openedRequests(giulia, "DAMAGE"))[0]?.status, "nobody decided yet").toBe("REQUEST");
  await operator("refuse", id, "L’eau venait de la rue.");
  expect((await openedRequests(giulia, "DAMAGE"))[0]?.status).toBe("REFUSED");
  expect(await messagesTo(giulia)).toEqual(["EMAIL damage.received", "EMAIL request.refused"]);

  const { data } = await giulia.graphql(
    "query One($id: ID!) { interaction(id: $id) { type details } }",
    { id },
  );
  expect(data.interaction).toMatchObject({
    type: "DAMAGE",
    details: {
      kind: "damage",
      event: "WATER",
      product: expect.any(String),
      iddms,
      files: [{ filename: "photos.pdf" }],
    },
  });
});

test("the copy lists what was damaged with its sum, the cover and the deductible of the contract", async () => {
  const giulia = await aCustomer();
  const contract = await hasProperty(giulia.insuredNumber);
  const read = async (iddms: string) => {
    const answer = await giulia.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    return openPdf(new Uint8Array(await answer.arrayBuffer()));
  };
  const { iddms } = await declare(giulia, aFlood(contract, theft), { "accept-language": "it" });
  const { text, info, roles } = await read(iddms);
  expect(info).toMatchObject({ Title: expect.stringContaining("Annuncio di danno") });
  expect(roles).toContain("Table");
  for (const said of [
    contract,
    "Furto",
    "14.11.2026, 07:15",
    "Polizia Lugano",
    "Mobilia domestica",
    "85'000.00",
    "200.00",
    "Tapis",
    "1'480.50",
    "+41 79 123 45 67",
  ]) {
    expect(text).toContain(said);
  }
  const quake = await declare(giulia, aFlood(contract, { kind: "EARTHQUAKE" }));
  expect((await read(quake.iddms)).text, "not insured").toContain("Aucune couverture du contrat");
});

test("a contract of somebody else, of nobody, of another day or of legal protection is refused", async () => {
  const [giulia, bruno] = [await aCustomer(), await aCustomer()];
  const ended = await hasProperty(giulia.insuredNumber, {
    productCode: "FE01",
    validTo: "2026-11-13",
    modules: [{ code: "CONTENTS", level: "PLUS", insuredAmount: 1_000_00, deductible: 0 }],
  });
  const legal = await hasProperty(giulia.insuredNumber, {
    productCode: "PJ01",
    modules: [{ code: "PRIVATE_LIFE", level: "PLUS", insuredAmount: 1_000_00, deductible: 0 }],
  });
  const others = await hasProperty(bruno.insuredNumber);
  const refusal = async (contract: string) => (await declare(giulia, aFlood(contract))).fields;
  for (const unknown of [others, "P-0", "'; drop table property_contract; --"]) {
    expect(await refusal(unknown)).toEqual({ contract: "damage.unknownContract" });
  }
  expect(await refusal(ended)).toEqual({ damageDate: "damage.notInsured" });
  expect(await refusal(legal)).toEqual({ contract: "invalid" });
  expect(await tracesOf(giulia)).toEqual(noTraces);
  const before = await declare(giulia, aFlood(ended, { damageDate: "2026-11-13" }));
  expect(before.status, "on the last day of the contract").toBe(200);
});

test("only who is the policyholder declares a damage: another account of the household has no contract", async () => {
  const [giulia, luca] = [await aCustomer(), await aCustomer()];
  const contract = await hasProperty(giulia.insuredNumber);
  await db
    .insertInto("accountInsured")
    .values({ accountId: luca.id, insuredNumber: giulia.insuredNumber, position: 1 })
    .execute();
  expect((await declare(luca, aFlood(contract))).fields).toEqual({
    contract: "damage.unknownContract",
  });
  expect(await tracesOf(luca)).toEqual(noTraces);
});

test.each<[what: string, more: Record<string, unknown>, fields: Record<string, string>]>([
  ["a theft without the police", { kind: "THEFT" }, { policeReport: "damage.policeReport" }],
  ["no station", { ...theft, policeStation: "" }, { policeStation: "required" }],
  ["nobody harmed", { ...liability, injuredPartyName: "" }, { injuredPartyName: "required" }],
  ["no kind", { kind: "" }, { kind: "required" }],
  ["no day", { damageDate: undefined }, { damageDate: "required" }],
  ["a day to come", { damageDate: "2999-01-01" }, { damageDate: "date.format" }],
  ["a day long ago", { damageDate: "2000-01-01" }, { damageDate: "date.format" }],
  ["no list", { things: [] }, { things: "damage.noThings" }],
  ["a thing without value", { things: [{ what: "Tapis" }] }, { "things.0.amount": "required" }],
  [
    "a number of no network",
    { contactPhone: "+41 00 000 00 00" },
    { contactPhone: "phone.invalid" },
  ],
  ["not confirmed", { isConfirmed: false }, { isConfirmed: "required" }],
  ["something unseen", { injuredPartyName: "Marta" }, { injuredPartyName: "notAsked" }],
  [
    "an amount as text",
    { things: [{ what: "Tapis", amount: "5" }] },
    { "things.0.amount": "number.invalid" },
  ],
  ["another field", { price: 5 }, { "": "invalid" }],
  ["a control character", { description: "a\u0000b" }, { description: "text.characters" }],
])("%s is refused, and nothing is written", async (_, more, fields) => {
  const giulia = await aCustomer();
  const contract = await hasProperty(giulia.insuredNumber);
  expect(await declare(giulia, aFlood(contract, more))).toEqual({
    status: 400,
    code: "INVALID",
    fields,
  });
  expect(await tracesOf(giulia)).toEqual(noTraces);
});

test("files are PDFs of the sender, once; one that is not refuses all of it", async () => {
  const [giulia, bruno] = [await aCustomer(), await aCustomer()];
  const contract = await hasProperty(giulia.insuredNumber);
  const picture = await upload(giulia, "foto.png", new Uint8Array(await aPicture("png")));
  const good = await aFile(giulia);
  const fieldsOf = async (files: string[]) =>
    (await declare(giulia, aFlood(contract, { files }))).fields;
  expect(await fieldsOf([good, picture.uuid ?? ""])).toEqual({ files: "files.pdfOnly" });
  expect(await fieldsOf([good, await aFile(bruno)])).toEqual({ files: "files.gone" });
  expect(await fieldsOf([good, good])).toEqual({ files: "files.twice" });
  expect(await tracesOf(giulia)).toEqual(noTraces);
});

test("two tabs declare the same damage once, and a double press is one act", async () => {
  const giulia = await aCustomer();
  const contract = await hasProperty(giulia.insuredNumber);
  const files = [await aFile(giulia), await aFile(giulia)];
  const act = { "idempotency-key": randomUUID() };
  const [first, second, other] = await Promise.all([
    declare(giulia, aFlood(contract, { files }), act),
    declare(giulia, aFlood(contract, { files }), act),
    declare(giulia, aFlood(contract)),
  ]);
  expect(second).toEqual(first);
  expect([`${first?.status}`, `${other?.status}`].toSorted()).toEqual(["200", "409"]);
  const traces = await tracesOf(giulia);
  expect(traces).toMatchObject({ requests: 1, documents: 1, messages: 1 });
});

test("strangers, the operator and accounts that are not admitted declare nothing", async () => {
  expect((await callsAs().post(PATH, aFlood("P-1"))).status).toBe(401);
  for (const wishes of [{ role: "OPERATOR" }, { isAddressOwner: false }] as const) {
    const who = await aCustomer(wishes);
    expect((await declare(who, aFlood("P-1"))).status).toBe(403);
  }
});
