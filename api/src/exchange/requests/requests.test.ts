import { beforeAll, beforeEach, expect, test } from "vitest";
import { operate } from "../../../test/messages/proof.ts";
import { livesIn, messagesTo } from "../../../test/samples/addresses.ts";
import {
  answers,
  documentsDecidedBy,
  openQuestionOf,
  seen,
  sendsDocument,
  statusesOf,
} from "../../../test/samples/decisions.ts";
import { aClient, openDoor, tokenOf } from "../../../test/samples/exchange.ts";
import { asksToMove, hasAsked, treatAll } from "../../../test/samples/requests.ts";
import { aCustomer, db, portal } from "../../../test/portal.ts";

const door = await openDoor();
beforeAll(async () => {
  await door.worker.stop();
  await portal.worker.stop();
});
beforeEach(() => documentsDecidedBy("EXCHANGE"));

const aCore = async (scopes = ["requests.decide", "requests.personal"]) =>
  tokenOf(door, await aClient({ scopes }));

const core = await aCore();
const bearer = (token = core) => ({ authorization: `Bearer ${token}` });
const get = (path: string, token = core) =>
  door.app.request(`/exchange/v1/requests${path}`, { headers: bearer(token) });

async function post(id: string, body: unknown, token = core) {
  const answer = await door.app.request(`/exchange/v1/requests/${id}/decision`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { http: answer.status, ...(await answer.json()) };
}

interface Entry {
  position: number;
  event: string;
  request: { id: string; status: string; details?: unknown; insuredNumber?: number } & Record<
    string,
    unknown
  >;
}

/** All entries about a request, read page by page. */
async function entriesOf(id: string, token = core): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = 0, hasMore = true; hasMore;) {
    const page = await (await get(`?after=${after}&limit=3`, token)).json();
    all.push(...page.entries);
    ({ next: after, hasMore } = page);
  }
  return all.filter(({ request }) => request.id === id);
}
const eventsOf = async (id: string) => (await entriesOf(id)).map(({ event }) => event);
const rowOf = (id: string) =>
  db.selectFrom("interaction").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const asksBack = { decision: "asked-back", question: "Quelle date ?" };
const approved = { decision: "approved" };
const refused = (words = "Non.") => ({ decision: "refused", reason: { words } });

test("a request is handed out with what it holds, stays with the core system, and is approved once", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await treatAll();
  expect(await statusesOf(id)).toEqual(["REQUEST"]);
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({
    event: "REQUEST",
    request: {
      status: "IN_PROGRESS",
      type: "DOCUMENT",
      partOf: null,
      insuredNumber: anna.insuredNumber,
      details: { documentType: "DOCUMENT", filename: "scan.pdf" },
      files: [{ filename: "scan.pdf", mimeType: "application/pdf" }],
    },
  });
  await treatAll();
  expect(await statusesOf(id)).toEqual(["REQUEST", "IN_PROGRESS"]);
  expect(await post(id, approved)).toEqual({
    http: 200,
    status: "DONE",
    isRepeated: false,
    reason: null,
  });
  expect(await post(id, approved)).toMatchObject({ http: 200, status: "DONE", isRepeated: true });
  expect(await statusesOf(id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE"]);
  expect(await eventsOf(id)).toEqual(["REQUEST"]);
  const told = (await messagesTo(anna)).filter((one) => one.includes("send.treated"));
  expect(told).toHaveLength(1);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "action"])
    .where("subject", "=", id)
    .execute();
  expect(lines).toContainEqual({ actor: "exchange Core system", action: "request DONE" });
  expect(lines).toContainEqual({ actor: "exchange Core system", action: "read request" });
  // What it held is not told any more.
  expect((await entriesOf(id))[0]?.request).not.toHaveProperty("details");
});

test("an approval is applied in its transaction, and the kind's own rules may refuse it", async () => {
  await db
    .insertInto("requestDecider")
    .values({
      type: "UPDATE_CORRESPONDENCE_ADDRESS",
      nature: "POSTAL_ADDRESS",
      decider: "EXCHANGE",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const id = await asksToMove(anna);
  expect(await post(id, approved)).toMatchObject({ http: 200, status: "DONE" });
  const cities = await db
    .selectFrom("postalAddress")
    .select("city")
    .where("insuredNumber", "=", anna.insuredNumber)
    .orderBy("validFrom")
    .execute();
  expect(cities.map(({ city }) => city)).toEqual(["Bern", "Lausanne"]);
});

test("an approval that cannot be applied changes nothing, and the next one is applied", async () => {
  const anna = await aCustomer();
  const id = await hasAsked(anna, {
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    details: { city: "Nowhere" },
  });
  await db.updateTable("interaction").set({ decider: "EXCHANGE" }).where("id", "=", id).execute();
  expect((await post(id, approved)).http).toBe(500);
  expect(await rowOf(id)).toMatchObject({ status: "REQUEST", decisionMark: null });
  expect(await post(id, refused())).toMatchObject({ http: 200, status: "REFUSED" });
});

test("a refusal bears a reason of the list and words of its own, in the customer's language", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const words = { fr: "Rue inconnue.", de: "Unbekannt.", it: "Ignota.", en: "Unknown." };
  const answer = await post(id, {
    decision: "refused",
    reason: { code: "INCOMPLETE", words },
  });
  expect(answer).toMatchObject({ http: 200, status: "REFUSED" });
  expect((await seen(anna, id, "de")).reason).toBe(
    "Für die Bearbeitung fehlen Angaben oder Unterlagen.\nUnbekannt.",
  );
  expect((await seen(anna, id, "en")).reason).toMatch(/missing\.\nUnknown\.$/);
  expect(await messagesTo(anna)).toContain("EMAIL request.refused");
});

test.each([
  [{}, "decision"],
  [{ decision: "maybe" }, "decision"],
  [{ decision: "refused" }, "reason"],
  [{ decision: "refused", reason: {} }, "reason"],
  [{ decision: "refused", reason: { code: "no code" } }, "reason.code"],
  [{ decision: "refused", reason: { code: "UNHEARD_OF" } }, "reason.code"],
  [{ decision: "refused", reason: { words: "x".repeat(1001) } }, "reason.words"],
  [{ decision: "refused", reason: { words: { fr: "Non." } } }, "reason.words"],
  [{ decision: "asked-back", question: " " }, "question"],
  [{ decision: "asked-back", question: "Quand ?\u0000" }, "question"],
  [{ decision: "asked-back", question: "Quand ?", answerDays: 0 }, "answerDays"],
  [{ decision: "asked-back", question: "Quand ?", answerDays: 61 }, "answerDays"],
  ["{", "body"],
  ["[".repeat(5_000), "body"],
])("%j is no decision", async (body, field) => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const answer = await post(id, body);
  expect([answer.http, answer.code]).toEqual([400, "INVALID"]);
  expect(Object.keys(answer.fields).join()).toContain(field);
  expect((await rowOf(id)).status).toBe("REQUEST");
});

test("a question is answered into the same list; its repetition, also after the answer, asks nothing", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  expect(await eventsOf(id)).toEqual(["REQUEST"]);
  expect(await post(id, asksBack)).toMatchObject({ status: "PENDING", isRepeated: false });
  expect(await post(id, asksBack)).toMatchObject({ status: "PENDING", isRepeated: true });
  expect(await post(id, { ...asksBack, question: "Et où ?" })).toMatchObject({
    http: 409,
    errorCodes: ["asked"],
  });
  await answers(anna, await openQuestionOf(anna, id), "Le 3 novembre");
  expect(await post(id, asksBack)).toMatchObject({ status: "IN_PROGRESS", isRepeated: true });
  const entries = await entriesOf(id);
  expect(entries.map(({ event }) => event)).toEqual(["REQUEST", "ANSWER"]);
  expect(entries[1]?.request["questions"]).toMatchObject([
    { question: "Quelle date ?", answer: "Le 3 novembre" },
  ]);
  expect(await post(id, { ...asksBack, id: "second" })).toMatchObject({ status: "PENDING" });
  await answers(anna, await openQuestionOf(anna, id), "Le 4");
  expect(await eventsOf(id)).toEqual(["REQUEST", "ANSWER", "ANSWER"]);
  expect(await post(id, approved)).toMatchObject({ status: "DONE" });
});

test("decisions out of order: the first one counts, and the second is told what happened", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await post(id, refused());
  expect(await post(id, approved)).toMatchObject({
    http: 409,
    code: "CONFLICT",
    errorCodes: ["decided"],
    status: "REFUSED",
    decidedAt: expect.any(String),
  });
  expect(await post(id, refused("Autre."))).toMatchObject({ errorCodes: ["decided"] });
  expect(await post(id, asksBack)).toMatchObject({ errorCodes: ["decided"] });
  expect(await post(id, refused())).toMatchObject({ http: 200, isRepeated: true });
  expect((await messagesTo(anna)).filter((one) => one.includes("refused"))).toHaveLength(1);
});

test("decisions that arrive at once have one effect", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const twice = [approved, approved, refused(), refused(), asksBack, asksBack];
  const all = await Promise.all(twice.map((body) => post(id, body)));
  const { status } = await rowOf(id);
  const fresh = all.filter(({ http, isRepeated }) => http === 200 && !isRepeated);
  // A question may come before the decision; of the two decisions one counts.
  const decisions = fresh.filter(({ status: after }) => after !== "PENDING");
  expect(decisions.map(({ status: after }) => after)).toEqual([status]);
  const finals = (await statusesOf(id)).filter((one) => one === "DONE" || one === "REFUSED");
  expect(finals).toEqual([status]);
});

test("a withdrawal or an operator's decision is told to the core system, whose late decision changes nothing", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const kept = await sendsDocument(anna);
  const own = await sendsDocument(bea);
  expect([await eventsOf(kept), await eventsOf(own)]).toEqual([["REQUEST"], ["REQUEST"]]);
  await operate("requests", "refuse", kept, "--reason", "Non.", "--yes");
  await operate("requests", "approve", own);
  await treatAll();
  expect([await eventsOf(kept), await eventsOf(own)]).toEqual([
    ["REQUEST", "ENDED"],
    ["REQUEST", "ENDED"],
  ]);
  expect(await post(kept, approved)).toMatchObject({ http: 409, errorCodes: ["decided"] });
  await db
    .updateTable("interaction")
    .set({ withdrawnAt: new Date() })
    .where("id", "=", kept)
    .execute();
  expect(await post(kept, approved)).toMatchObject({ http: 409, errorCodes: ["withdrawn"] });
});

test("a request with parts is decided part by part", async () => {
  const anna = await aCustomer();
  const whole = await hasAsked(anna, { details: {} });
  const parts = [
    await hasAsked(anna, { parentId: whole }),
    await hasAsked(anna, { parentId: whole }),
  ];
  expect(await eventsOf(whole)).toEqual([]);
  expect((await entriesOf(parts[0] ?? ""))[0]?.request).toMatchObject({ partOf: whole });
  expect(await post(whole, approved)).toMatchObject({ http: 409, errorCodes: ["hasParts"] });
});

test("a decision about what is not the core system's is not found", async () => {
  await documentsDecidedBy("CLERK");
  const anna = await aCustomer();
  const clerks = await sendsDocument(anna);
  const missing = "0b4ac1e7-0000-4000-8000-000000000000";
  for (const id of [clerks, missing]) {
    expect(await post(id, approved)).toMatchObject({ http: 404, code: "NOT_FOUND" });
    expect((await get(`/${id}`)).status).toBe(404);
  }
  expect((await post("no-id", approved)).http).toBe(400);
  expect(await eventsOf(clerks)).toEqual([]);
});

test("without the scope for personal data nothing personal is told; without the one to decide nothing at all", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const [{ id: file } = { id: "" }] = await db
    .selectFrom("uploadedFile")
    .select("id")
    .where("attachedTo", "=", `interaction ${id}`)
    .execute();
  const blind = await aCore(["requests.decide"]);
  const [entry] = await entriesOf(id, blind);
  for (const name of ["details", "insuredNumber", "files"])
    expect(entry?.request).not.toHaveProperty(name);
  const path = `/${id}/files/${file}`;
  expect((await get(path, blind)).status).toBe(403);
  const bytes = await get(path);
  expect([bytes.status, bytes.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await bytes.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const elsewhere = await sendsDocument(await aCustomer());
  await eventsOf(elsewhere);
  expect((await get(`/${elsewhere}/files/${file}`)).status).toBe(404);
  const other = await aCore(["catalogue.write"]);
  expect((await get("", other)).status).toBe(403);
  expect((await post(id, approved, other)).http).toBe(403);
  expect((await get("", anna.session.token)).status).toBe(401);
});

test("two readers at once see one order without gaps, and a reader that begins anew sees the same", async () => {
  const anna = await aCustomer();
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await hasAsked(anna));
  const read = async () => {
    const all: number[] = [];
    for (let after = 0, hasMore = true; hasMore;) {
      const page = await (await get(`?after=${after}&limit=2`)).json();
      all.push(
        ...page.entries
          .filter(({ request }: Entry) => ids.includes(request.id))
          .map(({ position }: Entry) => position),
      );
      ({ next: after, hasMore } = page);
    }
    return all;
  };
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toHaveLength(6);
  expect(other).toEqual(one);
  expect(await read()).toEqual(one);
  expect(one.toSorted((a, b) => a - b)).toEqual(one);
  for (const query of ["?after=-1", "?after=x", "?limit=0", "?limit=201"])
    expect((await get(query)).status).toBe(400);
});

test("a decision that never comes is reminded of, in the same list", async () => {
  await documentsDecidedBy("EXCHANGE", { decideDays: 3, remindDays: 1 });
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await eventsOf(id);
  await db
    .updateTable("interaction")
    .set({ decideFrom: new Date(Date.now() - 14 * 86_400_000) })
    .where("id", "=", id)
    .execute();
  await portal.deadlines.runDue();
  expect(await eventsOf(id)).toEqual(["REQUEST", "REMINDER"]);
  expect((await seen(anna, id)).delayed).toBe(true);
  expect(await post(id, approved)).toMatchObject({ http: 200, status: "DONE" });
});
