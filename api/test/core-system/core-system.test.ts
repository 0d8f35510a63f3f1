import { moveDay } from "@portal/model/calendar/calendar.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { randomOf } from "../../seed/random.ts";
import { clock, db } from "../portal.ts";
import { aHousehold } from "../samples/exchanged.ts";
import { expectAgreement } from "./agreement.ts";
import { aCoreClient, exampleOf } from "./core-client.ts";
import { askForCalls } from "./calls.ts";
import { CoreSystem } from "./core-system.ts";
import { decisionOf, INSURER, liveOneDay } from "./life.ts";
import { type Faults, faultyLine, noFaults } from "./line.ts";

const isLong = process.env["LONG"] === "1";
const seed = Number(process.env["SEED"] ?? 1);
/** As much as two processors carry in about half an hour; other seeds are other households. */
const [householdCount, days] = isLong ? [60, 365] : [12, 24];
const firstDay = "2026-12-20";
const badDay: Faults = { lostRequest: 0.1, lostAnswer: 0.15, doubled: 0.1, crash: 0.1 };
/** On a day the line may stay bad for so many rounds; after these it is good, as it will be some day. */
const BAD_ROUNDS = 4;
const MOST_ROUNDS = 40;
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
    const households = Array.from({ length: householdCount }, () =>
      aHousehold({ asOf: clock.now().toISOString() }),
    );
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
      if (day % 30 === 29)
        process.stdout.write(`${day + 1} days of ${householdCount} households\n`);
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
