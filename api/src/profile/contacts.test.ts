import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hasContact } from "../../test/samples/contacts.ts";
import { aCustomer, aProcess, callsAs, type Customer, db, logged } from "../../test/portal.ts";
import { hasAsked } from "../../test/samples/requests.ts";

const LISTS = `query Lists($of: Int) {
  emails(insuredNumber: $of) { id insuredNumber email nature version }
  phones(insuredNumber: $of) { id insuredNumber number nature mobile version }
}`;
const mutation = (name: string, fields: string) =>
  `mutation Act($input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`;
const EMAIL = "id insuredNumber email nature version";
const PHONE = "id insuredNumber number nature mobile version";
type Name = "createEmail" | "updateEmail" | "createPhone" | "updatePhone";

type Calls = Pick<Customer, "graphql">;
const act = (who: Calls, name: Name, input: object) =>
  who.graphql(mutation(name, name.endsWith("Email") ? EMAIL : PHONE), { input });
const remove = (who: Calls, name: "deleteEmail" | "deletePhone", id: string, version?: number) =>
  who.graphql(`mutation Act($id: ID!, $version: Int) { ${name}(id: $id, version: $version) }`, {
    id,
    version,
  });
const lists = async (who: Calls, of?: number) => (await who.graphql(LISTS, { of })).data;
const refusal = (answer: Awaited<ReturnType<Calls["graphql"]>>) => answer.errors?.[0]?.extensions;
const at = (field: string, message: string) => ({ code: "INVALID", fields: { [field]: message } });

const anEmail = { email: "anna@example.ch", nature: "PRV" };
const aPhone = { number: "079 555 12 34", nature: "PRV", mobile: true };

async function household() {
  const [anna, luca] = [await aCustomer(), await aCustomer({ firstname: "Luca" })];
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 })
    .execute();
  return { anna, luca };
}

test("C03 e-mail addresses are added, changed and removed, private or at work, and hold at once", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const created = await act(anna, "createEmail", { insuredNumber, ...anEmail });
  const { id } = created.data.createEmail;
  expect(created.data.createEmail).toEqual({ id, insuredNumber, ...anEmail, version: 1 });
  const change = { id, version: 1, email: "Anna.Rossi@example.ch", nature: "PRF" };
  const changed = await act(anna, "updateEmail", change);
  expect(changed.data.updateEmail).toEqual({ ...change, insuredNumber, version: 2 });
  expect((await lists(anna)).emails).toEqual([changed.data.updateEmail]);
  expect((await remove(anna, "deleteEmail", id, 2)).data).toEqual({ deleteEmail: true });
  expect((await lists(anna)).emails).toEqual([]);
});

test("C04 phone numbers are added, changed and removed, and told as their country writes them", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const created = await act(anna, "createPhone", { insuredNumber, ...aPhone });
  const { id } = created.data.createPhone;
  const shown = { ...aPhone, number: "+41 79 555 12 34" };
  expect(created.data.createPhone).toEqual({ id, insuredNumber, ...shown, version: 1 });
  const change = { id, number: "0041 21 555 01 90", nature: "PRF", mobile: false };
  const changed = await act(anna, "updatePhone", change);
  expect(changed.data.updatePhone).toMatchObject({ number: "+41 21 555 01 90", mobile: false });
  expect((await remove(anna, "deletePhone", id)).data).toEqual({ deletePhone: true });
  expect((await lists(anna)).phones).toEqual([]);
});

test("C03 C04 what was done is in change tracking as done, in the audit, and told to the login address", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const email = (await act(anna, "createEmail", { insuredNumber, ...anEmail })).data.createEmail;
  await act(anna, "updateEmail", { ...anEmail, id: email.id, nature: "PRF" });
  await remove(anna, "deleteEmail", email.id);
  const phone = (await act(anna, "createPhone", { insuredNumber, ...aPhone })).data.createPhone;
  await act(anna, "updatePhone", { ...aPhone, id: phone.id, nature: "PRF" });
  await remove(anna, "deletePhone", phone.id);
  const year = new Date().getFullYear();
  const { data } = await anna.graphql(
    `query Tracked { interactions(from: "${year}-01-01", to: "${year}-12-31") { type status details } }`,
  );
  const told = data.interactions.map(({ type, details }: Record<string, unknown>) => [
    type,
    details,
  ]);
  const [address, number] = [
    { kind: "email", email: "anna@example.ch" },
    { kind: "phone", phone: "+41 79 555 12 34" },
  ];
  expect(told.toReversed()).toEqual([
    ["CREATE_EMAIL", { ...address, nature: "PRV" }],
    ["UPDATE_EMAIL", { ...address, nature: "PRF" }],
    ["DELETE_EMAIL", { ...address, nature: "PRF" }],
    ["CREATE_PHONE_NUMBER", { ...number, nature: "PRV" }],
    ["UPDATE_PHONE_NUMBER", { ...number, nature: "PRF" }],
    ["DELETE_PHONE_NUMBER", { ...number, nature: "PRF" }],
  ]);
  expect(data.interactions[0].status).toEqual(["REQUEST", "DONE"]);
  const rows = async (table: "message" | "audit") =>
    db.selectFrom(table).selectAll().where("accountId", "=", anna.id).execute();
  const messages = await rows("message");
  expect(messages).toHaveLength(6);
  const audited = JSON.stringify(await rows("audit"));
  expect(audited).toContain("request DELETE_PHONE_NUMBER PHONE");
  expect(audited).not.toMatch(/anna@|5551234/);
  expect((await anna.get(`/v1/interaction/pending_update/${insuredNumber}/EMAIL`)).status).toBe(
    200,
  );
});

test("C08 no person gets more than two of a kind, not even by asking ten times at once", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const asked = Array.from({ length: 10 }, (_, index) => index);
  const emails = asked.map((index) =>
    act(anna, "createEmail", { insuredNumber, nature: "PRV", email: `anna${index}@example.ch` }),
  );
  const phones = asked.map((index) =>
    act(anna, "createPhone", { ...aPhone, insuredNumber, number: `+4179555100${index}` }),
  );
  const refused = (await Promise.all([...emails, ...phones])).map(refusal).filter(Boolean);
  expect(refused.filter((one) => one?.["code"] === "INVALID")).toHaveLength(16);
  expect(refused).toContainEqual(at("email", "contacts.tooMany"));
  expect(refused).toContainEqual(at("number", "contacts.tooMany"));
  const { emails: kept, phones: numbers } = await lists(anna);
  expect([kept.length, numbers.length]).toEqual([2, 2]);
});

test("C08 a customer who has more from before keeps them and may change or remove one, but not add one", async () => {
  const beat = await aCustomer();
  const { insuredNumber } = beat;
  const ids = [];
  for (const place of [1, 2, 3])
    ids.push(await hasContact(beat, { email: `b${place}@example.ch` }));
  expect((await lists(beat)).emails).toHaveLength(3);
  expect(refusal(await act(beat, "createEmail", { insuredNumber, ...anEmail }))).toEqual(
    at("email", "contacts.tooMany"),
  );
  expect((await act(beat, "updateEmail", { id: ids[0], ...anEmail })).errors).toBeUndefined();
  expect((await remove(beat, "deleteEmail", ids[1] ?? "")).errors).toBeUndefined();
});

test("C03 the same address twice is a conflict, in any case of its letters, when adding and when changing", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  await hasContact(anna, { email: "anna@example.ch" });
  const again = { insuredNumber, nature: "PRF", email: "ANNA@example.CH" };
  const conflict = { code: "CONFLICT", reason: "EXISTS" };
  expect(refusal(await act(anna, "createEmail", again))).toEqual(conflict);
  const other = await hasContact(anna, { email: "other@example.ch" });
  const change = { id: other, email: "Anna@example.ch", nature: "PRV" };
  expect(refusal(await act(anna, "updateEmail", change))).toEqual(conflict);
  const itself = { id: other, email: "OTHER@example.ch", nature: "PRF" };
  expect((await act(anna, "updateEmail", itself)).errors).toBeUndefined();
  const luca = await aCustomer();
  await act(luca, "createEmail", { ...anEmail, insuredNumber: luca.insuredNumber });
  expect((await lists(luca)).emails, "two people may share an address").toHaveLength(1);
});

test("C04 the same number twice is refused at its field, however it is written", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  await hasContact(anna, { number: "+41795551234" });
  const exists = at("number", "phone.exists");
  expect(refusal(await act(anna, "createPhone", { insuredNumber, ...aPhone }))).toEqual(exists);
  const other = await hasContact(anna, { number: "+41795554321" });
  expect(refusal(await act(anna, "updatePhone", { ...aPhone, id: other }))).toEqual(exists);
});

test.each([
  ["createEmail", { email: "" }, at("email", "required")],
  ["createEmail", { email: "anna" }, at("email", "email.invalid")],
  ["createEmail", { email: "hélène@example.ch" }, at("email", "email.invalid")],
  ["createPhone", { number: "" }, at("number", "required")],
  ["createPhone", { number: "abc" }, at("number", "phone.invalid")],
  ["createPhone", { number: "+41 74 123 45 67" }, at("number", "phone.invalid")],
  ["createPhone", { number: "+4179" }, at("number", "phone.invalid")],
] as const)("C03 C04 %s of %j is refused at its field", async (name, wrong, expected) => {
  const { insuredNumber, graphql } = await aCustomer();
  const right = name === "createEmail" ? anEmail : aPhone;
  expect(refusal(await act({ graphql }, name, { insuredNumber, ...right, ...wrong }))).toEqual(
    expected,
  );
});

test("two tabs that change the same entry: the second is told, and nothing is lost", async () => {
  const anna = await aCustomer();
  const id = await hasContact(anna, { email: "anna@example.ch" });
  const change = (email: string) =>
    act(anna, "updateEmail", { id, version: 1, email, nature: "PRV" });
  const answers = await Promise.all([change("one@example.ch"), change("other@example.ch")]);
  expect(answers.map(refusal).filter(Boolean)).toEqual([{ code: "CONFLICT", reason: "STALE" }]);
  const kept = answers.find(({ errors }) => !errors)?.data.updateEmail.email;
  expect((await lists(anna)).emails).toMatchObject([{ email: kept, version: 2 }]);
  expect(refusal(await remove(anna, "deleteEmail", id, 1))).toEqual({
    code: "CONFLICT",
    reason: "STALE",
  });
  await remove(anna, "deleteEmail", id);
  expect(refusal(await remove(anna, "deleteEmail", id))).toEqual({ code: "NOT_FOUND" });
  expect(refusal(await change("late@example.ch"))).toEqual({ code: "NOT_FOUND" });
});

test("the policyholder reaches the household, an adult themselves, and no account a stranger", async () => {
  const { anna, luca } = await household();
  const stranger = await aCustomer();
  const { insuredNumber } = luca;
  const made = await act(anna, "createEmail", { insuredNumber, ...anEmail });
  const { id } = made.data.createEmail;
  expect((await lists(anna, insuredNumber)).emails).toMatchObject([{ id }]);
  expect((await lists(anna, anna.insuredNumber)).emails).toEqual([]);
  expect((await lists(luca)).emails).toMatchObject([{ id }]);
  expect((await lists(stranger)).emails).toEqual([]);
  const missing = [1_999_999_999, randomUUID()] as const;
  for (const through of [
    stranger,
    callsAs(stranger.session, await aProcess({ enforce: () => {} })),
  ]) {
    for (const number of [insuredNumber, missing[0]]) {
      const answers = [
        await act(through, "createEmail", { insuredNumber: number, ...anEmail }),
        await act(through, "createPhone", { insuredNumber: number, ...aPhone }),
      ];
      expect(answers.map(refusal)).toEqual([{ code: "NOT_FOUND" }, { code: "NOT_FOUND" }]);
    }
    for (const entry of [id, missing[1]]) {
      const answers = [
        await act(through, "updateEmail", { id: entry, ...anEmail }),
        await remove(through, "deleteEmail", entry),
        await remove(through, "deletePhone", entry),
      ];
      expect(answers.map(refusal)).toEqual(answers.map(() => ({ code: "NOT_FOUND" })));
    }
  }
  expect((await lists(luca)).emails).toHaveLength(1);
});

test("an address is no number: each is changed by its own name", async () => {
  const anna = await aCustomer();
  const [email, phone] = [
    await hasContact(anna, { email: "anna@example.ch" }),
    await hasContact(anna, { number: "+41795551234" }),
  ];
  expect(refusal(await remove(anna, "deletePhone", email))).toEqual({ code: "NOT_FOUND" });
  expect(refusal(await act(anna, "updateEmail", { id: phone, ...anEmail }))).toEqual({
    code: "NOT_FOUND",
  });
});

test("B13 while a change waits to be treated no further one is taken", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const id = await hasContact(anna, { email: "anna@example.ch" });
  await hasAsked(anna, {
    type: "UPDATE_EMAIL",
    nature: "EMAIL",
    details: { email: "x@example.ch" },
  });
  const other = { ...anEmail, email: "b@example.ch" };
  const answers = [
    await act(anna, "createEmail", { insuredNumber, ...other }),
    await act(anna, "updateEmail", { id, ...other }),
    await remove(anna, "deleteEmail", id),
  ];
  expect(answers.map(refusal)).toEqual(answers.map(() => ({ code: "LOCKED" })));
  expect((await act(anna, "createPhone", { insuredNumber, ...aPhone })).errors).toBeUndefined();
});

test("who is on the account for information only is reached elsewhere", async () => {
  const { anna, luca } = await household();
  const { insuredNumber } = luca;
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  expect(refusal(await act(anna, "createEmail", { insuredNumber, ...anEmail }))).toEqual(
    at("insuredNumber", "contacts.forInformation"),
  );
});

test("addresses and numbers stand encrypted in the database, and in no log", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  await act(anna, "createEmail", {
    insuredNumber,
    nature: "PRV",
    email: "canary.zzyzx@example.ch",
  });
  await act(anna, "createPhone", { insuredNumber, ...aPhone, number: "+41795559876" });
  await lists(anna);
  const rows = await db
    .selectFrom("contact")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  expect(rows).toHaveLength(2);
  for (const { value } of rows) expect(value.toString("latin1")).not.toMatch(/canary|795559876/);
  expect(logged.join("")).not.toMatch(/canary|795559876/);
});

test("the same submission sent again with its key has one effect", async () => {
  const anna = await aCustomer();
  const input = { insuredNumber: anna.insuredNumber, ...anEmail };
  const more = { "idempotency-key": randomUUID() };
  const send = () => anna.graphql(mutation("createEmail", EMAIL), { input }, more);
  const [one, other] = [await send(), await send()];
  expect(other).toEqual(one);
  expect((await lists(anna)).emails).toHaveLength(1);
});
