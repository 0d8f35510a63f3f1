import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Random, randomOf } from "../../seed/random.ts";
import { aProcess, clock, db, testConfig } from "../portal.ts";
import { aHousehold, inPortal } from "../samples/exchanged.ts";
import { expectAgreement } from "./agreement.ts";
import { CoreSystem } from "./core-system.ts";
import { type CoreHousehold, decisionOf, INSURER, liveOneDay } from "./life.ts";
import { type Faults, faultyLine, noFaults } from "./line.ts";

const isLong = process.env["LONG"] === "1";
const seed = Number(process.env["SEED"] ?? 1);
const [householdCount, days] = isLong ? [500, 365] : [12, 24];
const firstDay = "2026-12-20";
const badDay: Faults = { lostRequest: 0.1, lostAnswer: 0.15, doubled: 0.1, crash: 0.1 };
/** On a day the line may stay bad for so many rounds; after these it is good, as it will be some day. */
const BAD_ROUNDS = 4;
const MOST_ROUNDS = 40;
const CALLBACK = `mutation Ask($input: CallbackInput!) { requestCallback(input: $input) }`;

/** A client of the exchange in the role of the core system, with a token that is renewed by itself. */
async function aCoreClient() {
  const door = await aProcess({ config: testConfig({ EXCHANGE: "true" }) });
  const id = `core-${randomBytes(4).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  const scopes = ["catalogue.write", "households.write", "events.read", "requests.decide"];
  await db
    .insertInto("exchangeClient")
    .values({
      id,
      name: "Core system",
      source: id,
      scopes,
      secretHash: createHash("sha256").update(secret).digest(),
    })
    .execute();
  const form = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  let token: { text: string; until: number } | undefined;
  const renew = async () => {
    const answer = await door.app.request("/exchange/v1/token", {
      method: "POST",
      body: new URLSearchParams(form),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()).access_token as string;
  };
  return {
    door,
    source: id,
    token: async () => {
      if (!token || performance.now() > token.until)
        token = { text: await renew(), until: performance.now() + 120_000 };
      return token.text;
    },
  };
}

/** Records of the invented insurer that ships as an example. */
function exampleOf(file: string): { entity: string; id: string; data: unknown }[] {
  const text = readFileSync(join(import.meta.dirname, `../../../example/${file}.ndjson`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Some customers ask for a call: a request that the core system decides. */
async function askForCalls(
  households: readonly CoreHousehold[],
  today: string,
  random: Random,
): Promise<void> {
  for (const { policyholder } of households.filter(() => random.chance(0.1))) {
    const customer = await inPortal(policyholder);
    const date = (
      await customer.graphql(
        "query Days($from: Date!) { workingDays(dateFrom: $from, numberOfDays: 2) }",
        { from: today },
      )
    ).data.workingDays.at(-1);
    const input = { phone: "079 555 12 34", date, period: "MORNING", message: "" };
    const { errors = [] } = await customer.graphql(CALLBACK, { input });
    // One call at a time: the former may wait for a decision that never comes.
    for (const { extensions } of errors) expect(extensions).toMatchObject({ code: "CONFLICT" });
  }
}

test(
  "a core system that sends late, twice, out of order and from yesterday's backup agrees with the portal on every evening",
  { timeout: isLong ? 3 * 3_600_000 : 600_000, retry: 0 },
  async () => {
    process.stdout.write(`seed ${seed}\n`);
    const random = randomOf(seed, "core system");
    const { door, source, token } = await aCoreClient();
    let faults = noFaults;
    const line = faultyLine(door, token, random, () => faults);
    const core = new CoreSystem(line, random);
    for (const file of ["insurers", "service-lines"])
      for (const { entity, id, data } of exampleOf(file)) core.change(entity, id, data);
    await core.deliver();
    await sql`update insurer set invoices_from = 'EXCHANGE' where code = ${INSURER}`.execute(db);
    await sql`insert into request_decider (type, nature, decider) values ('CALLBACK', 'MESSAGE', 'EXCHANGE')`.execute(
      db,
    );
    clock.set(firstDay);
    const households = Array.from({ length: householdCount }, () => aHousehold());
    for (const { id, data } of households) core.change("households", id, data);
    let backup = core.backup();
    let restores = 0;
    for (let day = 0; day < days; day++) {
      const today = moveDay(firstDay, { days: day });
      clock.set(today);
      liveOneDay(core, households, today, random);
      if (day > 3) await askForCalls(households, today, random);
      for (let round = 0; round < MOST_ROUNDS; round++) {
        faults = round < BAD_ROUNDS ? badDay : noFaults;
        await core.deliver();
        await core.readRequests((id) => decisionOf(id, today));
        await core.decide(today);
        await core.readEvents();
        if (round >= BAD_ROUNDS && core.isDelivered) break;
      }
      await expectAgreement(core, source, today);
      if (day % 7 === 5) {
        await core.restore(backup);
        restores += 1;
      }
      backup = core.backup();
    }
    expect(new Set(core.effects).size, "each event has one effect").toBe(core.effects.length);
    const { rows: ends } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from interaction group by status order by status`.execute(
      db,
    );
    const { calls, cut, crashes } = line.counts;
    const requests = ends.map(({ status, count }) => `${count} ${status}`).join(", ");
    process.stdout.write(
      `${calls} calls, ${cut} cut, ${crashes} crashes, ${restores} restores, ${core.effects.length} events, requests: ${requests}\n`,
    );
    expect(Math.min(cut, crashes, restores, core.effects.length)).toBeGreaterThan(0);
    expect(ends.map(({ status }) => status)).toEqual(
      expect.arrayContaining(["DONE", "IN_PROGRESS", "REFUSED"]),
    );
  },
);
