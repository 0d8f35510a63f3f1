import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { InteractionStatus, InteractionType } from "@portal/model/requests/interactions.ts";
import { expect, onTestFinished, test } from "vitest";
import { aCustomer, clock, db, logged } from "../../test/portal.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { hasAsked } from "../../test/samples/requests.ts";
import { attachedPdf, sampleDetails } from "../../test/samples/sample-details.ts";

const FIELDS = `id type status statusDate requestDate reason details steps { status date }
  concernedInsured { insuredNumber fullname }`;
const LIST = `query List($from: Date!, $to: Date!, $status: [InteractionStatus!], $type: [InteractionType!]) {
  interactions(from: $from, to: $to, status: $status, type: $type) { ${FIELDS} children { ${FIELDS} } }
}`;
const ONE = `query One($id: ID!) { interaction(id: $id) { ${FIELDS} children { id } } }`;
const in2026 = { from: "2026-01-01", to: "2026-12-31" };
const idsOf = (data: { interactions: { id: string }[] }) => data.interactions.map(({ id }) => id);
const errorsLogged = (event: string) =>
  logged.filter((line) => line.includes('"level":"error"') && line.includes(event));

test("J01 requests of a period are listed, the newest first, with whom they concern and how they stand", async () => {
  const anna = await aCustomer();
  await hasAsked(anna, { steps: [["REQUEST", "2025-12-31"]] });
  const first = await hasAsked(anna, {
    steps: [
      ["REQUEST", "2026-01-01"],
      ["IN_PROGRESS", "2026-01-02"],
      ["REFUSED", "2026-01-05"],
    ],
    reason: "Illisible.",
  });
  const last = await hasAsked(anna, { steps: [["REQUEST", "2026-12-31"]], insuredNumber: null });
  const { data } = await anna.graphql(LIST, in2026);
  expect(data.interactions).toEqual([
    expect.objectContaining({ id: last, concernedInsured: null, requestDate: "2026-12-31" }),
    {
      id: first,
      type: "DOCUMENT",
      status: ["REQUEST", "IN_PROGRESS", "REFUSED"],
      statusDate: "2026-01-05",
      requestDate: "2026-01-01",
      reason: "Illisible.",
      details: { kind: "document", filename: "scan.pdf" },
      steps: [
        { status: "REQUEST", date: "2026-01-01" },
        { status: "IN_PROGRESS", date: "2026-01-02" },
        { status: "REFUSED", date: "2026-01-05" },
      ],
      concernedInsured: { insuredNumber: anna.insuredNumber, fullname: "Anna Rossi" },
      children: [],
    },
  ]);
});

test("J01 a day begins at midnight in Switzerland, in winter and in summer", async () => {
  const anna = await aCustomer();
  const at = async (instant: string) => {
    const id = await hasAsked(anna);
    await db
      .updateTable("interaction")
      .set({ createdAt: new Date(instant) })
      .where("id", "=", id)
      .execute();
    return id;
  };
  await at("2025-12-31T22:59:59Z");
  const winter = await at("2025-12-31T23:00:00Z");
  const summer = await at("2026-07-31T22:30:00Z");
  const { data } = await anna.graphql(LIST, { from: "2026-01-01", to: "2026-01-01" });
  expect(data.interactions).toMatchObject([{ id: winter, requestDate: "2026-01-01" }]);
  const august = await anna.graphql(LIST, { from: "2026-08-01", to: "2026-08-01" });
  expect(august.data.interactions).toMatchObject([{ id: summer, requestDate: "2026-08-01" }]);
});

test("J01 statuses and types narrow the list, and what is no period is refused at its field", async () => {
  const anna = await aCustomer();
  const joker = await hasAsked(anna, { type: "JOKER", details: sampleDetails.JOKER });
  const done = await hasAsked(anna, { steps: [["DONE", "2026-03-03"]] });
  const ids = async (more: object) =>
    idsOf((await anna.graphql(LIST, { ...in2026, ...more })).data);
  expect(await ids({ type: ["JOKER", "INVOICE"] })).toEqual([joker]);
  expect(await ids({ status: ["DONE"] })).toEqual([done]);
  expect(await ids({ status: "DONE", type: "JOKER" })).toEqual([]);
  const backwards = await anna.graphql(LIST, { from: in2026.to, to: in2026.from });
  expect(backwards.errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { to: "period.backwards" },
  });
});

test.each(InteractionType.options)("J02 a request of type %s tells what it holds", async (type) => {
  const anna = await aCustomer();
  const id = await hasAsked(anna, { type, details: sampleDetails[type] });
  const { data } = await anna.graphql(ONE, { id });
  expect(data.interaction.details).toEqual({
    kind: expect.any(String),
    ...sampleDetails[type],
  });
  expect(readDetails(type, data.interaction.details)).toEqual(data.interaction.details);
});

test("J02 the list names the files of a message, and the single request brings them", async () => {
  const anna = await aCustomer();
  const id = await hasAsked(anna, { type: "CONTACT", details: sampleDetails.CONTACT });
  const list = await anna.graphql(LIST, in2026);
  expect(JSON.stringify(list)).not.toContain(attachedPdf);
  expect(list.data.interactions[0].details.attachments).toEqual([
    { filename: "lettre.pdf", contentType: "application/pdf" },
  ]);
  expect(JSON.stringify(await anna.graphql(ONE, { id }))).toContain(attachedPdf);
});

test("J02 an account statement is told as the request that it was", async () => {
  const anna = await aCustomer();
  await anna.graphql(`mutation Ask { createAccountStatementRequest(lang: "de") { status } }`);
  const year = new Date().getFullYear();
  const { data } = await anna.graphql(LIST, { from: `${year}-01-01`, to: `${year}-12-31` });
  expect(data.interactions).toMatchObject([
    { type: "INVOICE", details: { kind: "statement", language: "de" }, status: ["REQUEST"] },
  ]);
});

test("J02 instalments that were asked for are told with the invoice, their number and their first day", async () => {
  clock.set("2026-11-10");
  onTestFinished(() => clock.set(undefined));
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 1000_05 });
  const input = { firstDate: "2026-12-01", nbMensualites: 3 };
  const asked = await anna.post(`/v1/invoices/${no}/arrangements`, input);
  expect(asked.status).toBeLessThan(300);
  const year = new Date().getFullYear();
  const { data } = await anna.graphql(LIST, { from: `${year}-01-01`, to: `${year}-12-31` });
  expect(data.interactions).toMatchObject([
    { type: "INVOICE", details: { kind: "arrangement", invoiceNumber: no, ...input } },
  ]);
  expect(errorsLogged("request details of another shape")).toEqual([]);
});

test.each(InteractionStatus.options)("J03 a request that is %s says so last", async (status) => {
  const anna = await aCustomer();
  await hasAsked(anna, {
    steps: [
      ["REQUEST", "2026-03-02"],
      [status, "2026-03-04"],
    ],
  });
  const { data } = await anna.graphql(LIST, in2026);
  expect(data.interactions[0]).toMatchObject({
    status: ["REQUEST", status],
    statusDate: "2026-03-04",
  });
});

test("J04 the parts of a request are told within it, each with its own status and details", async () => {
  const anna = await aCustomer();
  const { CONTRACT_MUTATION: details } = sampleDetails;
  const parentId = await hasAsked(anna, { type: "CONTRACT_MUTATION", details });
  const part = await hasAsked(anna, {
    type: "CONTRACT_MUTATION",
    details: { ...details, value: "300" },
    steps: [["DONE", "2026-03-05"]],
    parentId,
  });
  const nothing = await hasAsked(anna, { details: {} });
  const { data } = await anna.graphql(LIST, in2026);
  expect(idsOf(data).toSorted()).toEqual([parentId, nothing].toSorted());
  const whole = data.interactions.find(({ id }: { id: string }) => id === parentId);
  expect(whole.children).toMatchObject([
    { id: part, status: ["DONE"], details: { data: "deductible", value: "300" } },
  ]);
  const empty = data.interactions.find(({ id }: { id: string }) => id === nothing);
  expect(empty.details).toBeNull();
  expect((await anna.graphql(ONE, { id: part })).data.interaction.id).toBe(part);
});

test("J04 a part belongs to a request of the same account, enforced by the database", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const parentId = await hasAsked(bea);
  await expect(hasAsked(anna, { parentId })).rejects.toThrow("foreign key");
});

test("J05 an unknown type or status is logged as an error, and the others are listed with it", async () => {
  const anna = await aCustomer();
  await hasAsked(anna);
  await hasAsked(anna, { type: "HAIRCUT", details: { length: "short" } });
  await hasAsked(anna, { steps: [["LOST", "2026-03-02"]] });
  const before = logged.length;
  const { data, errors } = await anna.graphql(LIST, in2026);
  expect(errors).toBeUndefined();
  expect(data.interactions).toHaveLength(3);
  expect(logged.slice(before).join("")).toContain('"code":"HAIRCUT"');
  expect(logged.slice(before).join("")).toContain('"code":"LOST"');
  expect(errorsLogged("unknown type of request")).toHaveLength(1);
  expect(errorsLogged("unknown status of request")).toHaveLength(1);
});

test("J05 details of another shape, or that do not open, hide nothing else and tell the log nothing private", async () => {
  const anna = await aCustomer();
  await hasAsked(anna, { type: "JOKER", details: { invoice: "Rue des Secrets 7" } });
  const broken = await hasAsked(anna);
  await db
    .updateTable("interaction")
    .set({ details: Buffer.of(1, 2, 3) })
    .where("id", "=", broken)
    .execute();
  await hasAsked(anna, { details: { filename: "lisible.pdf" } });
  const { data } = await anna.graphql(LIST, in2026);
  const details = data.interactions.map((one: { details: unknown }) => JSON.stringify(one.details));
  expect(details.toSorted()).toEqual(['{"kind":"document","filename":"lisible.pdf"}', "{}", "{}"]);
  expect(errorsLogged("request details of another shape")).not.toHaveLength(0);
  expect(errorsLogged("request details not readable")).not.toHaveLength(0);
  expect(logged.join("")).not.toContain("Secrets");
});

test("another account's request answers exactly as one that does not exist, and as no id at all", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const id = await hasAsked(bea);
  const told = async (wanted: string) => JSON.stringify(await anna.graphql(ONE, { id: wanted }));
  expect(await told(id)).toContain("NOT_FOUND");
  expect(await told(id)).toBe(await told("0b4ac1e7-0000-4000-8000-000000000000"));
  expect(await told(id)).toBe(await told("'; drop table interaction; --"));
  expect((await anna.graphql(LIST, in2026)).data.interactions).toEqual([]);
});

test("H08 the homepage asks for the three newest, each with its parts", async () => {
  const anna = await aCustomer();
  const days = ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"];
  const ids: string[] = [];
  for (const day of days) ids.push(await hasAsked(anna, { steps: [["REQUEST", day]] }));
  const part = await hasAsked(anna, { steps: [["REQUEST", "2026-05-02"]], parentId: ids[3] ?? "" });
  const NEWEST = `query Newest($first: Int) {
    interactions(from: "2025-11-15", to: "2026-11-15", first: $first) { id children { id } }
  }`;
  const { data } = await anna.graphql(NEWEST, { first: 3 });
  expect(idsOf(data)).toEqual([ids[3], ids[2], ids[1]]);
  expect(data.interactions[0].children).toEqual([{ id: part }]);
  const { errors } = await anna.graphql(NEWEST, { first: -1 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
});
