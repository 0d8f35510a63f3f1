import { referenceOf } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import { nextId, notificationXml } from "../../../test/samples/bank.ts";
import { aClient, openDoor, tokenOf } from "../../../test/samples/exchange.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { stateOf } from "../../../test/samples/money.ts";
import { aCustomer, clock, db } from "../../../test/portal.ts";

test.beforeEach(() => clock.set("2026-11-20"));

async function aBank(scopes = ["bank.write"]) {
  const door = await openDoor({ EXCHANGE_LARGEST_BANK_FILE_MB: "1" });
  const client = await aClient({ scopes });
  const token = await tokenOf(door, client);
  const send = async (
    body: string | ReadableStream<Uint8Array>,
    { query = "", ...headers }: Record<string, string> = {},
  ) => {
    const answer = await door.app.request(`/exchange/v1/bank-files${query}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/xml",
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });
    const lines = (await answer.text()).trim().split("\n");
    return { http: answer.status, lines: lines.map((line) => JSON.parse(line)) };
  };
  return { send, client };
}

const entriesOf = (...payments: { amount: number; reference: string; id?: string }[]) => ({
  entries: payments.map((one) => ({ payments: [{ id: nextId(), ...one }] })),
});

async function owing() {
  const no = await hasInvoice(await aCustomer());
  return { no, reference: referenceOf(no) };
}

test("a bank's file is booked and answered line by line, and the same file again changes nothing", async () => {
  const { send, client } = await aBank();
  const [paid, part] = [await owing(), await owing()];
  const unknown = referenceOf("99999999");
  const text = await notificationXml(
    entriesOf(
      { amount: 412_35, reference: paid.reference },
      { amount: 100_00, reference: part.reference },
      { amount: 50_00, reference: unknown },
    ),
  );
  const first = await send(text, { query: "?name=camt-1.xml" });
  expect(first).toEqual({
    http: 200,
    lines: [
      { entry: 1, part: "BOOKING", status: "BOOKED", state: "MATCHED", invoice: paid.no },
      { entry: 2, part: "BOOKING", status: "BOOKED", state: "PARTIAL", invoice: part.no },
      {
        entry: 3,
        part: "BOOKING",
        status: "BOOKED",
        state: "UNKNOWN",
        reason: "UNKNOWN_REFERENCE",
      },
      { summary: { state: "BOOKED", booked: 3, repeated: 0 } },
    ],
  });
  expect(await stateOf(paid.no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect((await send(text)).lines).toEqual([{ summary: { state: "REPEATED" } }]);
  // The same payments in another message of the bank.
  const again = await send(text.replaceAll(/<MsgId>.*?<\/MsgId>/g, `<MsgId>${nextId()}</MsgId>`));
  expect(again.lines.at(-1)).toEqual({ summary: { state: "BOOKED", booked: 0, repeated: 3 } });
  expect(await stateOf(part.no)).toMatchObject({ status: "ENCOURS", paid: 100_00 });
  const acts = await db
    .selectFrom("audit")
    .select("subject")
    .where("action", "=", "exchange bank file")
    .where("actor", "=", "exchange Core system")
    .execute();
  expect(acts.map(({ subject }) => subject)).toContain("camt-1.xml");
  expect(client.id).toBeTruthy();
});

test("hostile and broken files are refused whole, with the reason and no value of the file", async () => {
  const { send, client } = await aBank();
  const { no, reference } = await owing();
  const good = await notificationXml(entriesOf({ amount: 412_35, reference }));
  const bomb = `<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`;
  const cases: [string, string][] = [
    [good.replace("<Document", `${bomb}<Document`), "bank.DOCTYPE"],
    [good.slice(0, -40), "bank.NOT_XML"],
    [good.replace("camt.054.001.08", "camt.054.001.04"), "bank.UNKNOWN_MESSAGE"],
    [
      await notificationXml({ ...entriesOf(), iban: "CH9300762011623852957" }),
      "bank.FOREIGN_ACCOUNT",
    ],
    ["{}", "bank.NOT_XML"],
  ];
  for (const [text, refusal] of cases) {
    const { http, lines } = await send(text);
    expect([http, lines[0].code, lines[0].fields]).toEqual([400, "INVALID", { body: refusal }]);
    expect(JSON.stringify(lines)).not.toMatch(/CH93|412/);
  }
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  const kept = await db
    .selectFrom("exchangeRefusal")
    .select("entity")
    .where("clientId", "=", client.id)
    .execute();
  expect(kept).toHaveLength(cases.length);
  expect((await send(good)).lines.at(-1)).toMatchObject({ summary: { state: "BOOKED" } });
});

test("a line of 2 GB is refused at its beginning, and a file over the limit where it passes it", async () => {
  const { send } = await aBank();
  let sent = 0;
  const endless = (head: string, piece: string) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        sent += piece.length;
        if (sent > 2_000_000_000) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
  const whole = await notificationXml(entriesOf({ amount: 1, reference: referenceOf("1") }));
  const [head = ""] = whole.split("<CreDtTm>");
  const long = await send(endless(`${head}<CreDtTm>`, "1".repeat(65_536)));
  expect([long.http, long.lines[0].fields]).toEqual([400, { body: "bank.TOO_LONG" }]);
  expect(sent).toBeLessThan(2_000_000);
  sent = 0;
  const [upToEntries = ""] = whole.split("<Ntry>");
  const entry = `<Ntry>${whole.split("<Ntry>")[1]?.split("</Ntry>")[0]}</Ntry>`;
  const large = await send(endless(upToEntries, entry.repeat(20)));
  expect([large.http, large.lines[0].code]).toEqual([413, "TOO_LARGE"]);
  expect(sent).toBeLessThan(2_000_000);
});

test("one file at a time: another one is told to wait, and comes through afterwards", async () => {
  const { send } = await aBank();
  const { reference } = await owing();
  const text = await notificationXml(entriesOf({ amount: 412_35, reference }));
  const held = Promise.withResolvers<void>();
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 100)));
      await held.promise;
      controller.enqueue(new TextEncoder().encode(text.slice(100)));
      controller.close();
    },
  });
  const first = send(slow);
  await expect.poll(async () => (await send("<a/>")).http).toBe(503);
  held.resolve();
  expect((await first).lines.at(-1)).toMatchObject({ summary: { state: "BOOKED", booked: 1 } });
  expect((await send(text)).lines).toEqual([{ summary: { state: "REPEATED" } }]);
});

test("other scopes, types, compressed bodies and other tokens are refused before a byte is read", async () => {
  const anna = await aCustomer();
  const { send } = await aBank();
  expect((await send("<a/>", { "content-type": "application/json" })).http).toBe(415);
  expect((await send("<a/>", { "content-encoding": "gzip" })).http).toBe(415);
  expect((await send("<a/>", { authorization: "" })).http).toBe(401);
  expect((await send("<a/>", { authorization: `Bearer ${anna.session.token}` })).http).toBe(401);
  expect((await send("<a/>", { query: "?name=a%20b" })).http).toBe(400);
  const other = await aBank(["households.write", "catalogue.write", "requests.decide"]);
  expect((await other.send("<a/>")).http).toBe(403);
});
