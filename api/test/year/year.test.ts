import { endOfMonth, moveDay } from "@portal/model/calendar/calendar.ts";
import { lastBilledMonth } from "@portal/model/invoices/billing.ts";
import { expect, test } from "vitest";
import type { Worker } from "../../src/insurer/requests/worker.ts";
import { aProcess, clock, database, db, testConfig } from "../portal.ts";
import { addHouseholds, chanceOf, type Household, ownerOf } from "./households.ts";
import {
  expectBooksToAgree,
  expectStatementsToAgree,
  expectWorkingDays,
  whatNeverHappened,
} from "./invariants.ts";
import { hasChild, isTreated, losesSomebody, moves, sendsBill } from "./life.ts";
import { asksForCredits, asksForTime, comesBack, isCancelled, pays } from "./money.ts";
import { expectPapersToSay, expectPapersUnchanged, noPapers } from "./papers.ts";
import { expectPremiumsToAgree } from "./premiums.ts";
import { expectScreensToAgree } from "./screens.ts";

const isLong = process.env["LONG"] === "1";
// About a tenth of a second for each household and day.
const [householdCount, days] = isLong ? [48, 366] : [10, 70];
/** Both runs include the turn of the year, and the known tariffs reach to the end of the longer one. */
const firstDay = "2026-11-05";

/** The events of a household on a day. */
async function lives(household: Household, today: string, day: number): Promise<void> {
  const { index } = household;
  await isTreated(household, today);
  await asksForTime(household, today);
  await comesBack(household, today);
  await pays(household, today);
  const chance = chanceOf("day", index, today);
  if (chance.chance(1 / 60)) await sendsBill(household, today);
  if (chance.chance(1 / 4)) await asksForCredits(household);
  if (day === 10 + (index % 40) && index % 4 === 1) await moves(household, today);
  if (day === 15 + (index % 30) && index % 5 === 2) await hasChild(household, today);
  if (day === 40 && household.habit === "IN_PARTS" && index < 20) await isCancelled(household);
  if (day === 30 && index < 5) await losesSomebody(household, today);
}

/** The workers also run by themselves: a round in progress may have begun before the latest requests. */
async function worksOff(job: Pick<Worker, "runDue">): Promise<void> {
  for (let round = 0; round < 2; round++) await job.runDue();
}

const STATEMENT = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

/** A round passes over the requests on which the other process is setting deadlines at the moment. */
async function statementsLeftBy(worker: Worker): Promise<number> {
  await worker.runDue();
  const { waiting } = await db
    .selectFrom("interaction")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("nature", "=", "ACCOUNT_STATEMENT")
    .where("status", "in", ["REQUEST", "IN_PROGRESS"])
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Each household requests a statement of account and receives it the same evening. */
async function isStated(households: readonly Household[], worker: Worker, today: string) {
  for (const household of households) {
    const { data } = await (await ownerOf(household)).graphql(STATEMENT);
    expect(data.createAccountStatementRequest.status).toBe("SUCCESS");
  }
  await expect.poll(() => statementsLeftBy(worker), { timeout: 60_000 }).toBe(0);
  await expectStatementsToAgree(today, households.length);
}

test(
  "I08 K01 a year of late, short, partial, doubled and returned payments, jokers, plans, moves, births and deaths agrees to the rappen on every evening",
  // A walk cannot be retried from the middle.
  { timeout: isLong ? 6 * 3_600_000 : 400_000, retry: 0 },
  async () => {
    clock.set(firstDay);
    const households = await addHouseholds(householdCount, firstDay);
    // All workers share one connection: a worker that holds one and waits for another would deadlock.
    const { claims, billing, worker } = await aProcess({
      config: testConfig({ REQUEST_DELAY_SECONDS: "0" }),
      database: {
        ...database,
        pool: (role, size) => database.pool(role, role === "jobs" ? 1 : size),
      },
    });
    const papers = noPapers();
    const firstMonth = moveDay(`${lastBilledMonth(firstDay)}-01`, { months: 1 }).slice(0, 7);
    for (let day = 0; day < days; day++) {
      const today = moveDay(firstDay, { days: day });
      clock.set(today);
      for (const household of households) await lives(household, today, day);
      for (const job of [claims, billing, worker]) await worksOff(job);
      const isMonthEnd = today === endOfMonth(today) || day === days - 1;
      if (isMonthEnd) await isStated(households, worker, today);
      await expectBooksToAgree(today);
      const visited = households[day % households.length];
      if (visited) await expectScreensToAgree(visited, today);
      if (!isMonthEnd) continue;
      await expectWorkingDays(firstDay, today);
      for (const household of households) {
        await expectScreensToAgree(household, today);
        await expectPremiumsToAgree(household, firstMonth);
      }
      if (visited) await expectPapersToSay(visited);
      await expectPapersUnchanged(papers, households, today);
    }
    expect(await whatNeverHappened(firstDay)).toEqual([]);
  },
);
