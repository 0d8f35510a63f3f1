import { moveDay } from "@portal/model/calendar/calendar.ts";
import { sql } from "kysely";
import { inject } from "vitest";
import { type Random, randomOf } from "../../seed/random.ts";
import { cloneTemplate } from "../database.ts";
import { expectAgreement } from "../core-system/agreement.ts";
import { askForCalls } from "../core-system/calls.ts";
import { aCoreClient, exampleOf } from "../core-system/core-client.ts";
import { CoreSystem } from "../core-system/core-system.ts";
import { type CoreHousehold, decisionOf, liveOneDay } from "../core-system/life.ts";
import { type Faults as LineFaults, faultyLine, noFaults } from "../core-system/line.ts";
import {
  aProcess,
  clock,
  database,
  db,
  openPortal,
  ownerUrl,
  portal,
  testConfig,
} from "../portal.ts";
import { aHousehold, numberHouseholdsFrom } from "../samples/exchanged.ts";
import {
  addHouseholds,
  chanceOf,
  type Household,
  liveBySeed,
  ownerOf,
} from "../year/households.ts";
import { expectBooksToAgree } from "../year/invariants.ts";
import { isTreated, moves, sendsBill } from "../year/life.ts";
import { asksForCredits, asksForTime, comesBack, isCancelled, pays } from "../year/money.ts";
import type { BillCare } from "../../src/reimbursements/claims/write-statement.ts";
import type { Sender } from "../../src/insurer/outbox/senders.ts";
import { faultyCustomers } from "./customers.ts";
import { faultyDatabase, type Plant } from "./faults.ts";
import { hoursPass, violations } from "./invariants.ts";
import { openOffice, runAll, runAnyhow } from "./office.ts";
import { faultyReceivers, undelivered } from "./receivers.ts";
import { seedIds, seedIdsOfDatabase, withoutTimers } from "./scheduler.ts";

export interface Extent {
  households: number;
  days: number;
}

/** Faults of a program that a test plants to see them found. */
export interface Planted {
  betweenStatements?: Plant;
  sender?: (send: Sender) => Sender;
  bill?: BillCare;
}

/** What a walk consists of: two walks of one seed write the same trace. */
export interface Walk {
  trace: string[];
  counts: Record<string, number>;
}

/** An insurer of the core system alone: the portal issues the invoices of the other households. */
const CORE_INSURER = "9190";
const QR_IBAN = "CH2631999456001101017";

/** A core system that feeds some households of its own through the exchange. */
async function aCore(parts: Parameters<typeof aCoreClient>[0], random: Random) {
  const { door, source, token } = await aCoreClient(parts);
  let lineFaults: LineFaults = noFaults;
  const line = faultyLine(door, token, random, () => lineFaults);
  const core = new CoreSystem(line, random);
  core.change("insurers", CORE_INSURER, {
    code: CORE_INSURER,
    names: { fr: "Rive SA", de: "Rive AG", it: "Rive SA", en: "Rive Ltd" },
    creditor: { street: "Rue du Lac", number: "4", zip: "1003", city: "Lausanne", qrIban: QR_IBAN },
    invoicesFrom: "EXCHANGE",
  });
  for (const { entity, id, data } of exampleOf("service-lines")) core.change(entity, id, data);
  await core.deliver();
  await sql`insert into request_decider (type, nature, decider) values ('CALLBACK', 'MESSAGE', 'EXCHANGE')`.execute(
    db,
  );
  numberHouseholdsFrom(32_000_000);
  const asOf = clock.now().toISOString();
  const insurer = CORE_INSURER;
  const households: CoreHousehold[] = [
    { ...aHousehold({ asOf }), insurer },
    { ...aHousehold({ asOf }), insurer },
  ];
  for (const { id, data } of households) core.change("households", id, data);
  return {
    async live(today: string, isFirst: boolean) {
      liveOneDay(core, households, today, random);
      if (!isFirst) await askForCalls(households, today, random);
    },
    async exchange(today: string, isBad: boolean) {
      lineFaults = isBad
        ? { lostRequest: 0.1, lostAnswer: 0.15, doubled: 0.1, crash: 0 }
        : noFaults;
      for (let round = 0; round < (isBad ? 2 : 20); round++) {
        await core.deliver();
        await core.readRequests((id) => decisionOf(id, today));
        await core.decide(today);
        await core.readEvents();
        if (!isBad && core.isDelivered) return;
      }
    },
    agrees: (today: string) => expectAgreement(core, source, today),
  };
}

const STATEMENT = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

/** The events of a household on a day, as in the year of `api/test/year`. */
async function lives(household: Household, today: string): Promise<void> {
  await isTreated(household, today);
  await asksForTime(household, today);
  await comesBack(household, today);
  await pays(household, today);
  const chance = chanceOf("simulated", household.index, today);
  if (chance.chance(1 / 3)) await (await ownerOf(household)).graphql(STATEMENT);
  if (chance.chance(1 / 20)) await sendsBill(household, today);
  if (chance.chance(1 / 4)) await asksForCredits(household);
  if (chance.chance(1 / 60)) await moves(household, today);
  if (chance.chance(1 / 80)) await isCancelled(household);
}

/**
 * Walks random households through the days of a seed, while answers are lost, requests repeated, and the process dies
 * between its steps. Every evening, once everything was tried again, nothing is lost, doubled or half done.
 */
export async function simulate(seed: number, extent: Extent, planted: Planted = {}): Promise<Walk> {
  await openPortalOf(seed);
  const restoreIds = seedIds(seed);
  liveBySeed(1 + (seed % 90));
  try {
    return await walk(seed, extent, planted);
  } catch (error) {
    const again = `SEED=${seed}${process.env["LONG"] === "1" ? " LONG=1" : ""} npm test -- simulation`;
    throw new Error(`Seed ${seed} fails; again by ${again}. ${reasonOf(error)}`, { cause: error });
  } finally {
    restoreIds();
    clock.set(undefined);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const found = "actual" in error ? `: ${JSON.stringify(error.actual)}` : "";
  return `${error.message}${found}`;
}

async function openPortalOf(seed: number): Promise<void> {
  await withoutTimers(async () => openPortal(await cloneTemplate(inject("databaseUrl"))));
  await seedIdsOfDatabase(ownerUrl, seed);
}

async function walk(seed: number, { households: count, days }: Extent, planted: Planted) {
  const random = randomOf(seed, "simulation");
  const trace: string[] = [];
  const note = (line: string) => void trace.push(line);
  const firstDay = moveDay("2026-11-05", { days: random.between(0, 50) });
  clock.set(firstDay);
  const people = await addHouseholds(count, firstDay);
  const { database: faulty, faults } = faultyDatabase({
    database,
    random,
    roles: ["jobs", "api", "exchange"],
    note,
    plant: planted.betweenStatements,
  });
  const config = testConfig({ EXCHANGE: "true", REQUEST_DELAY_SECONDS: "0" });
  const node = await withoutTimers(() => aProcess({ config, database: faulty }));
  const customers = faultyCustomers(node.app.request.bind(node.app), random, note);
  portal.app.request = customers.request;
  const core = await withoutTimers(() => aCore({ config, database: faulty }, random));
  const receivers = faultyReceivers(random, note);
  const senders = sendersOf(receivers, planted);
  const open = () =>
    withoutTimers(async () =>
      openOffice({
        database: faulty,
        receivers: { senders },
        ...(planted.bill && { bill: planted.bill }),
      }),
    );
  let office = await open();
  const goWrong = (isOn: boolean): void => {
    for (const one of [faults, customers.faults, receivers.faults]) one.isOn = isOn;
  };
  try {
    for (let day = 0; day < days; day++) {
      const today = moveDay(firstDay, { days: day });
      clock.set(today);
      note(`day ${today}`);
      goWrong(true);
      for (const household of people) await lives(household, today);
      await core.live(today, day < 2);
      await core.exchange(today, true);
      await runAnyhow(office.jobs, random);
      if (random.chance(0.2)) {
        note("restart");
        await office.close();
        office = await open();
      }
      goWrong(false);
      await core.exchange(today, false);
      await hoursPass();
      await runAll(office.jobs);
      await office.seal();
      await holdsOn(today, { receivers, faults, core });
    }
  } finally {
    await office.close();
  }
  return { trace, counts: countsOf({ faults, customers, receivers }) };
}

function sendersOf({ senders }: ReturnType<typeof faultyReceivers>, { sender }: Planted) {
  const made = sender ?? ((send: Sender) => send);
  return { EMAIL: made(senders.EMAIL), SMS: made(senders.SMS), PUSH: made(senders.PUSH) };
}

interface Evening {
  receivers: ReturnType<typeof faultyReceivers>;
  faults: ReturnType<typeof faultyDatabase>["faults"];
  core: Awaited<ReturnType<typeof aCore>>;
}

async function holdsOn(today: string, { receivers, faults, core }: Evening): Promise<void> {
  await expectBooksToAgree(today);
  await core.agrees(today);
  const found = [...(await violations()), ...(await undelivered(receivers, faults.crashes))];
  if (found.length > 0) throw new Error(`${today}: ${found.slice(0, 5).join("\n")}`);
}

function countsOf({
  faults,
  customers,
  receivers,
}: Pick<Evening, "faults" | "receivers"> & { customers: ReturnType<typeof faultyCustomers> }) {
  return {
    crashes: faults.crashes,
    lostCommits: faults.lostCommits,
    lostRequests: customers.faults.lostRequests,
    lostAnswers: customers.faults.lostAnswers,
    doubled: customers.faults.doubled,
    messages: new Set(receivers.arrived).size,
    lostMessages: receivers.faults.lostMessages,
    lostReceipts: receivers.faults.lostAnswers,
  };
}
