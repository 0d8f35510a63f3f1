import { endOfMonth, moveDay } from "@portal/model/calendar.ts";
import { lastBilledMonth } from "@portal/model/invoices/billing.ts";
import { expect, test } from "vitest";
import { aProcess, clock, portal, testConfig } from "../portal.ts";
import { addHouseholds, chanceOf, type Household, ownerOf } from "./households.ts";
import { expectBooksToAgree, expectWorkingDays } from "./invariants.ts";
import { dies, hasChild, insuredIn, isTreated, moves, sendsBill } from "./life.ts";
import { asksForCredits, asksForTime, isCancelled, pays } from "./money.ts";
import { expectPapersToSay, expectPapersUnchanged, noPapers } from "./papers.ts";
import { expectPremiumsToAgree } from "./premiums.ts";
import { expectScreensToAgree } from "./screens.ts";

const isLong = process.env["LONG"] === "1";
const [householdCount, days] = isLong ? [200, 400] : [12, 70];
/** The year turns within both, and the tariffs that are known then reach to the end of the longer one. */
const firstDay = "2026-11-05";

const STATEMENT = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

/** What happens in a household on a day. */
async function lives(household: Household, today: string, day: number): Promise<void> {
  const { index } = household;
  await isTreated(household, today);
  await asksForTime(household, today);
  await pays(household, today);
  const chance = chanceOf("day", index, today);
  if (chance.chance(1 / 60)) await sendsBill(household, today);
  if (chance.chance(1 / 25)) await asksForCredits(household);
  if (day === 10 + (index % 40) && index % 4 === 1) await moves(household, today);
  if (day === 15 + (index % 30) && index % 5 === 2) await hasChild(household, today);
  if (day === 25 && index % 6 === 5) await isCancelled(household);
  if (day === 30 && index === (await firstFamily([household]))?.index) await losesSomebody(household, today);
}

async function firstFamily(households: readonly Household[]): Promise<Household | undefined> {
  for (const one of households) if ((await insuredIn(one)).length > 1) return one;
  return undefined;
}

async function losesSomebody(household: Household, today: string): Promise<void> {
  const last = (await insuredIn(household)).at(-1);
  if (last && last.insuredNumber !== household.insuredNumber) await dies(last.insuredNumber, today);
}

async function asksForStatement(household: Household): Promise<void> {
  const { data } = await (await ownerOf(household)).graphql(STATEMENT);
  expect(data.createAccountStatementRequest.status).toBe("SUCCESS");
}

test(
  "I08 K01 a year of late, partial and doubled payments, jokers, plans, moves, births and a death agrees to the rappen on every evening",
  { timeout: isLong ? 6 * 3_600_000 : 180_000, retry: 0 },
  async () => {
    clock.set(firstDay);
    const households = await addHouseholds(householdCount, firstDay);
    const { worker } = await aProcess({ config: testConfig({ REQUEST_DELAY_SECONDS: "0" }) });
    const papers = noPapers();
    const firstMonth = moveDay(`${lastBilledMonth(firstDay)}-01`, { months: 1 }).slice(0, 7);
    for (let day = 0; day < days; day++) {
      const today = moveDay(firstDay, { days: day });
      clock.set(today);
      const isMonthEnd = today === endOfMonth(today) || day === days - 1;
      for (const household of households) await lives(household, today, day);
      if (isMonthEnd) for (const one of households) await asksForStatement(one);
      await worker.runDue();
      await portal.claims.runDue();
      await portal.invoiceOffice.runDue();
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
  },
);
