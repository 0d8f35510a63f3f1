import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { expect, test } from "vitest";
import { aPdf, aPicture } from "../../test/corpus.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";
import {
  aFall,
  filledIn,
  noTraces,
  openedRequests,
  tracesOf,
} from "../../test/samples/accidents.ts";
import { messagesTo } from "../../test/samples/addresses.ts";
import { hasContract, hasInsured } from "../../test/samples/contract-changes.ts";
import { treatAll } from "../../test/samples/requests.ts";
import { upload } from "../../test/samples/uploads.ts";

const PATH = "/v1/contact/accident";
const declare = async (who: Pick<Customer, "post">, body: object, more = {}) => {
  const answer = await who.post(PATH, body, more);
  return { status: answer.status, ...(await answer.json()) };
};
const aFile = async (who: Customer, name = "constat.pdf") =>
  (await upload(who, name, new Uint8Array(aPdf()))).uuid ?? "";
const paperOf = async (who: Customer, iddms: string) => {
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

test("O07 W02 a declaration becomes a request, a copy among the documents and a message", async () => {
  const anna = await aCustomer();
  await hasContract(anna.insuredNumber);
  const { status, id, cover, iddms } = await declare(anna, aFall(anna.insuredNumber));
  expect([status, cover]).toEqual([200, "INCLUDED"]);

  const [request, ...others] = await openedRequests(anna, "ACCIDENT");
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    id,
    nature: "ACCIDENT",
    status: "REQUEST",
    insuredNumber: anna.insuredNumber,
    details: { date: "2026-11-07", hour: "15:40", cover: "INCLUDED", iddms, files: [] },
  });
  expect(await messagesTo(anna)).toEqual(["EMAIL accident.received"]);
  await treatAll();
  expect((await openedRequests(anna, "ACCIDENT"))[0]?.status).toBe("DONE");
  expect(await messagesTo(anna)).toEqual(["EMAIL accident.received", "EMAIL accident.recorded"]);
});

test("O07 change tracking tells the day, the place and what happened, and keeps the rest to itself", async () => {
  const anna = await aCustomer();
  const { id, iddms } = await declare(anna, aFall(anna.insuredNumber));
  const { data } = await anna.graphql("query One($id: ID!) { interaction(id: $id) { details } }", {
    id,
  });
  expect(data.interaction.details).toEqual({
    kind: "accident",
    date: "2026-11-07",
    hour: "15:40",
    place: "Quai d’Ouchy, Lausanne",
    description: "Elle a glissé sur les feuilles.\nElle est tombée sur le bras.",
    cover: "ELSEWHERE",
    iddms,
    files: [],
  });
});

test("O07 everything that was declared stands in the copy, in the language of whoever declared, for ever", async () => {
  const anna = await aCustomer();
  await hasContract(anna.insuredNumber);
  const report = await aFile(anna, "constat-amiable.pdf");
  const { employed, police, thirdParty, ongoing, incapacity, insured, traffic } = filledIn;
  const body = aFall(anna.insuredNumber, {
    ...employed,
    ...police,
    ...thirdParty,
    ...ongoing,
    ...incapacity,
    ...insured,
    ...traffic,
    accidentWitnessName: "Une voisine",
    accidentReport: true,
    accidentReportFiles: [report],
  });
  const { status, iddms } = await declare(anna, body, { "accept-language": "de" });
  expect(status).toBe(200);
  const bytes = await paperOf(anna, iddms);
  const { text, roles, info } = await openPdf(bytes);
  expect(info).toMatchObject({ Title: expect.stringContaining("Unfallmeldung") });
  expect(roles, "readers for the blind find their way").toContain("H2");
  for (const said of [
    "Anna Rossi",
    "Boulangerie Riponne",
    "07.11.2026, 15:40",
    "Elle a glissé sur les feuilles.",
    "Agente Perret",
    "Jean Favre",
    "Une voisine",
    "Linker Unterarm, Linkes Handgelenk",
    "Knochenbruch",
    "Dr Maronget",
    "07.11.2026 – 05.12.2026",
    "SUVA",
    "Club alpin",
    "VD 123456",
    "constat-amiable.pdf",
    "Franchise und Selbstbehalt",
  ]) {
    expect(text).toContain(said);
  }
  await db.updateTable("insured").set({ firstname: "Anne" }).execute();
  await db.updateTable("basicContract").set({ risk: "OHN" }).execute();
  expect(Buffer.from(await paperOf(anna, iddms)).equals(Buffer.from(bytes)), "as issued").toBe(
    true,
  );
});

test("O02 an accident of a child is declared, of somebody for information or unknown it is not", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const child = await hasInsured(anna, { birthdate: "2019-06-02" });
  const informed = await hasInsured(anna, { forInformation: true });
  const of = (insuredNumber: number) => declare(anna, aFall(insuredNumber, { status: "ECOLIER" }));
  expect(await of(informed)).toEqual({
    status: 400,
    code: "INVALID",
    fields: { concernedInsuredNumber: "accident.forInformation" },
  });
  for (const stranger of [bruno.insuredNumber, 1_999_999_999]) {
    expect((await of(stranger)).fields).toEqual({ concernedInsuredNumber: "insured.unknown" });
  }
  expect(await tracesOf(anna)).toEqual(noTraces);
  expect((await of(child)).status).toBe(200);
  expect((await openedRequests(anna, "ACCIDENT"))[0]?.insuredNumber).toBe(child);
});

test("O06 the report comes with the declaration, once; one that is gone refuses all of it", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const withReport = (uuid: string, more: object = {}) =>
    declare(
      anna,
      aFall(anna.insuredNumber, {
        ...filledIn.traffic,
        accidentReport: true,
        accidentReportFiles: [uuid],
        ...more,
      }),
    );
  for (const gone of [await aFile(bruno), randomUUID(), "nothing", "../etc/passwd"]) {
    const { fields } = await withReport(gone);
    expect(fields).toEqual({ accidentReportFiles: "files.gone" });
  }
  expect(await tracesOf(anna)).toEqual(noTraces);
  const picture = await upload(anna, "constat.png", new Uint8Array(await aPicture("png")));
  const { status, id } = await withReport(picture.uuid ?? "");
  expect(status).toBe(200);
  const file = await anna.get(`/v1/files/${picture.uuid}`);
  expect(file.status).toBe(200);
  expect((await openedRequests(anna, "ACCIDENT"))[0]).toMatchObject({
    id,
    details: { files: [{ url: `/v1/files/${picture.uuid}`, filename: "constat.png" }] },
  });
  const again = await withReport(picture.uuid ?? "", { accidentHour: "16:00" });
  expect(again.fields).toEqual({ accidentReportFiles: "files.gone" });
  expect(await tracesOf(anna)).toEqual({ requests: 1, documents: 1, messages: 1, files: 1 });
});

test("O07 two tabs declare the same accident once, and so do two accounts of a household", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer()];
  const child = await hasInsured(anna);
  await db
    .insertInto("accountInsured")
    .values({ accountId: luca.id, insuredNumber: child, position: 1 })
    .execute();
  const answers = await Promise.all(
    [anna, anna, luca, luca].map((who) => declare(who, aFall(child, { status: "ECOLIER" }))),
  );
  const statuses = answers.map(({ status }) => `${status}`).toSorted();
  expect(statuses).toEqual(["200", "409", "409", "409"]);
  const traces = [await tracesOf(anna), await tracesOf(luca)];
  expect(traces).toContainEqual({ requests: 1, documents: 1, messages: 1, files: 0 });
  expect(traces).toContainEqual(noTraces);
  await treatAll();
  const later = await declare(anna, aFall(child, { status: "ECOLIER" }));
  expect([later.status, later.code]).toEqual([409, "CONFLICT"]);
  const other = await declare(anna, aFall(child, { status: "ECOLIER", accidentHour: "17:05" }));
  expect(other.status, "another accident of the same day").toBe(200);
});

test("O07 a double press with one key declares once, and ends the draft with it", async () => {
  const anna = await aCustomer();
  const form = "accident.declaration@1";
  const values = { status: "INDEP" };
  await anna.call("PUT", `/v1/drafts/${form}`, { generation: 0, values });
  const act = { "idempotency-key": randomUUID(), [clientHeaders.draft]: `0 ${form}` };
  const refused = await declare(anna, aFall(anna.insuredNumber, { status: "" }), {
    ...act,
    "idempotency-key": randomUUID(),
  });
  expect(refused.status).toBe(400);
  const drafts = async () => (await (await anna.get("/v1/drafts")).json()).drafts;
  expect(await drafts(), "nothing typed is lost").toMatchObject([{ form, values }]);
  const press = () => declare(anna, aFall(anna.insuredNumber), act);
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect(await drafts()).toMatchObject([{ form, generation: 1, values: null }]);
  expect(await tracesOf(anna)).toEqual({ requests: 1, documents: 1, messages: 1, files: 0 });
});

test("O07 strangers, the operator and accounts that are not admitted declare nothing and read no copy", async () => {
  expect((await callsAs().post(PATH, aFall(1))).status).toBe(401);
  for (const wishes of [{ role: "OPERATOR" }, { isAddressOwner: false }] as const) {
    const who = await aCustomer(wishes);
    expect((await declare(who, aFall(who.insuredNumber))).status).toBe(403);
    expect(await tracesOf(who)).toEqual(noTraces);
  }
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const { id, iddms } = await declare(anna, aFall(anna.insuredNumber));
  const copy = await bruno.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(copy.status).toBe(404);
  const { data } = await bruno.graphql("query One($id: ID!) { interaction(id: $id) { id } }", {
    id,
  });
  expect(data?.interaction ?? null).toBeNull();
});

test("O03 on the day itself no hour is declared that has not come", async () => {
  const anna = await aCustomer();
  clock.set("2027-01-01");
  try {
    const at = async (accidentDate: string, accidentHour: string) =>
      (await declare(anna, aFall(anna.insuredNumber, { accidentDate, accidentHour }))).fields;
    expect(await at("2027-01-01", "12:01")).toEqual({ accidentHour: "time.future" });
    expect(await at("2027-01-02", "00:00")).toEqual({ accidentDate: "date.format" });
    expect(await at("2027-01-01", "12:00")).toBeUndefined();
    expect(await at("2026-12-31", "23:59")).toBeUndefined();
  } finally {
    clock.set(undefined);
  }
});
