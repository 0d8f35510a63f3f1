import { request as httpRequest } from "node:http";
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db } from "../../../test/portal.ts";
import {
  aClient,
  anAgreement,
  openDoor,
  tokenOf,
  withToken,
} from "../../../test/samples/exchange.ts";
import { listen } from "../../core/http/server.ts";

const door = await openDoor({ EXCHANGE_LARGEST_RECORD_KB: "64" });
const port = await listen(door.server, "127.0.0.1", 0);
afterAll(() => door.server.closeAllConnections());

async function aWriter() {
  const client = await aClient();
  const token = await tokenOf(door, client);
  return { client, token, ...withToken(door, token) };
}

const line = (record: object) => `${JSON.stringify(record)}\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A request on a real connection, whose body is written piece by piece. */
function onWire(token: string, query = "") {
  const request = httpRequest({
    port,
    method: "POST",
    path: `/exchange/v1/batches${query}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson" },
  });
  request.on("error", () => {});
  const write = (text: string | Buffer) =>
    new Promise<void>((resolve) => request.write(text, () => resolve()));
  const answer = new Promise<{ status: number; lines: Record<string, unknown>[] }>((resolve) => {
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("close", () => {
        const whole = text.split("\n").filter((one) => one !== "");
        resolve({ status: response.statusCode ?? 0, lines: whole.map((one) => JSON.parse(one)) });
      });
    });
  });
  return { request, write, answer };
}

test("a batch answers line by line, and a broken line stops no other", async () => {
  const { send, client } = await aWriter();
  const [one, two] = [anAgreement(1, "One"), anAgreement(1, "Two")];
  const { lines } = await send(
    `${line(one)}{broken\n\n${line({ ...two, entity: "unicorns" })}${line({ ...two, id: "a b" })}${line(two).trim()}\r\n${line(one)}${line({ ...one, version: 0 })}${line({ ...two, data: { number: two.id, name: "Élodie Secret", rebate: 99_999 } })}`,
  );
  const { summary } = lines.pop();
  expect(lines).toEqual([
    { line: 1, entity: one.entity, id: one.id, status: "written" },
    { line: 2, status: "refused", code: "INVALID", fields: { body: "exchange.json" } },
    {
      line: 4,
      entity: "unicorns",
      id: two.id,
      status: "refused",
      code: "INVALID",
      fields: { entity: "exchange.entity" },
    },
    { line: 5, status: "refused", code: "INVALID", fields: { id: "exchange.id" } },
    { line: 6, entity: two.entity, id: two.id, status: "written" },
    { line: 7, entity: one.entity, id: one.id, status: "unchanged" },
    { line: 8, entity: one.entity, id: one.id, status: "outdated" },
    {
      line: 9,
      entity: two.entity,
      id: two.id,
      status: "refused",
      code: "INVALID",
      fields: { rebate: "invalid" },
    },
  ]);
  expect(summary).toEqual({
    lastLine: 9,
    written: 2,
    unchanged: 1,
    outdated: 1,
    refused: 4,
    isComplete: true,
  });
  const kept = await db
    .selectFrom("exchangeRefusal")
    .selectAll()
    .where("clientId", "=", client.id)
    .execute();
  expect(kept.map(({ line: number }) => number)).toEqual([2, 4, 5, 9]);
  expect(JSON.stringify(kept)).not.toContain("Secret");
});

test("a great many small lines are answered, each by itself", async () => {
  const { token } = await aWriter();
  const count = process.env["LONG"] === "1" ? 100_000 : 20_000;
  const { request, write, answer } = onWire(token);
  for (let sent = 0; sent < count; sent += 10_000) await write("{}\n".repeat(10_000));
  request.end();
  const { lines } = await answer;
  expect(lines).toHaveLength(count + 1);
  expect(lines.at(-1)).toMatchObject({ summary: { refused: count, isComplete: true } });
});

test("a line of 50 MB is skipped, and the next line is written", async () => {
  const { token } = await aWriter();
  const { request, write, answer } = onWire(token);
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  await write('{"entity":"framework-agreements","id":"1","data":"');
  for (let sent = 0; sent < 50; sent += 1) await write(megabyte);
  await write(`"}\n${line(anAgreement(1, "After the long line"))}`);
  request.end();
  const { lines } = await answer;
  expect(lines.map(({ line: number, status, code }) => [number, status, code])).toEqual([
    [1, "refused", "TOO_LARGE"],
    [2, "written", undefined],
    [undefined, undefined, undefined],
  ]);
});

test("a client that goes away in the middle of a line leaves whole records, and its batch goes on", async () => {
  const { token, get, send } = await aWriter();
  const records = numbers(30).map((at) => anAgreement(1, `Record ${at}`));
  const text = records.map(line).join("");
  const id = `cut-${randomUUID()}`;
  const { request, write } = onWire(token, `?id=${id}`);
  const cutAt = text.indexOf("Record 20");
  await write(text.slice(0, cutAt));
  const written = () =>
    db
      .selectFrom("frameworkAgreement")
      .select("number")
      .where(
        "number",
        "in",
        records.map((one) => one.id),
      )
      .execute();
  await expect.poll(async () => (await written()).length).toBe(20);
  request.destroy();
  await expect.poll(async () => (await get(`batches/${id}`)).lastLine).toBe(20);
  expect((await get(`batches/${id}`)).isComplete).toBe(false);
  expect(await written()).toHaveLength(20);
  const { lines } = await send(text, `?id=${id}`);
  expect(lines.slice(0, -1).map(({ line: number }) => number)).toEqual(
    numbers(10).map((at) => at + 21),
  );
  expect(lines.at(-1)).toMatchObject({ summary: { lastLine: 30, written: 30, isComplete: true } });
  expect((await get(`batches/${id}`)).isComplete).toBe(true);
});

test("a batch id stands for one content: another one is refused whole, and nothing of it is written", async () => {
  const { send } = await aWriter();
  const [one, two, three] = [anAgreement(1, "1"), anAgreement(1, "2"), anAgreement(1, "3")];
  expect((await send(line(one) + line(two), "?id=nightly")).lines).toHaveLength(3);
  for (const other of [
    line(three) + line(two),
    line(one),
    line(three) + line(three) + line(three),
  ]) {
    const { lines } = await send(other, "?id=nightly");
    expect(lines.at(-1)).toMatchObject({
      summary: { isComplete: false, code: "CONFLICT", fields: { id: "exchange.otherBatch" } },
    });
  }
  const stored = await db
    .selectFrom("frameworkAgreement")
    .select("number")
    .where("number", "=", three.id)
    .execute();
  expect(stored).toEqual([]);
  const longer = await send(line(one) + line(two) + line(three), "?id=nightly");
  expect(longer.lines.map(({ line: number }) => number)).toEqual([3, undefined]);
});

test("a dry run answers as the batch would, and writes nothing", async () => {
  const { send, client } = await aWriter();
  const one = anAgreement(1, "Dry");
  const { lines } = await send(line(one) + line({ ...one, data: {} }), "?dryRun=true&id=dry");
  expect(lines.map(({ status }) => status)).toEqual(["written", "refused", undefined]);
  for (const table of ["exchangeRecord", "exchangeBatch"] as const) {
    const count = await db
      .selectFrom(table)
      .select(db.fn.countAll<number>().as("n"))
      .where(table === "exchangeRecord" ? "source" : "clientId", "=", client.id)
      .executeTakeFirstOrThrow();
    expect(String(count.n), table).toBe("0");
  }
});

test("a client that is revoked while its batch runs is stopped at the next line", async () => {
  const { client, token } = await aWriter();
  const { request, write, answer } = onWire(token);
  const first = anAgreement(1, "Before");
  await write(line(first));
  const stored = () =>
    db.selectFrom("frameworkAgreement").select("number").where("number", "=", first.id).execute();
  await expect.poll(async () => (await stored()).length).toBe(1);
  await db
    .updateTable("exchangeClient")
    .set({ revokedAt: new Date() })
    .where("id", "=", client.id)
    .execute();
  await write(line(anAgreement(1, "After")));
  request.end();
  const { lines } = await answer;
  expect(lines.at(-1)).toMatchObject({
    summary: { written: 1, isComplete: false, code: "UNAUTHENTICATED" },
  });
});

test("a compressed batch, one of another type and one without a token are refused before they are read", async () => {
  const { send } = await aWriter();
  expect((await send("{}", "", { "content-encoding": "gzip" })).http).toBe(415);
  expect((await send("{}", "", { "content-encoding": "identity, br" })).http).toBe(415);
  expect((await send("{}", "", { "content-type": "application/json" })).http).toBe(415);
  expect((await send("{}", "", { authorization: "" })).http).toBe(401);
  expect((await send("{}", "?id=a%20b")).http).toBe(400);
});
