import { expect, test } from "vitest";
import { billCare } from "../../src/invoices/billing/bill-care.ts";
import type { BillCare } from "../../src/reimbursements/claims/write-statement.ts";
import type { Sender } from "../../src/insurer/outbox/senders.ts";
import type { Plant } from "./faults.ts";
import { type Extent, type Planted, simulate } from "./simulate.ts";

const isLong = process.env["LONG"] === "1";
const given = process.env["SEED"];
/** Longer walks of one seed are asked for by `HOUSEHOLDS` and `DAYS`. */
const extent: Extent = {
  households: Number(process.env["HOUSEHOLDS"] ?? 3),
  days: Number(process.env["DAYS"] ?? 8),
};
const seeds = given ? [Number(given)] : Array.from({ length: isLong ? 100 : 2 }, (_, at) => at + 1);
const options = { timeout: isLong ? 3_600_000 : 900_000, retry: 0 };
/** The seeds that are tried until a planted fault is found. */
const MOST_SEEDS = 4;

test.each(seeds)(
  "the insurer of seed %i loses, doubles and halves nothing while answers are lost and the process dies between two steps",
  options,
  async (seed) => {
    const { counts } = await simulate(seed, extent);
    process.stdout.write(`seed ${seed}: ${JSON.stringify(counts)}\n`);
    expect(Math.min(counts["crashes"] ?? 0, counts["messages"] ?? 0)).toBeGreaterThan(0);
  },
);

/** A job that commits half of its work, as with a forgotten transaction. */
const commitsTwice: Plant = (send) => {
  send("commit");
  send("begin");
};

/** An outbox that takes each message as sent. */
const forgets =
  (send: Sender): Sender =>
  (delivery, signal) =>
    send(delivery, signal).catch(() => {});

/** A bill in whole francs. */
const rounds: BillCare = (job, statement) => {
  const whole = (rappen: number): number => Math.round(rappen / 100) * 100;
  const care = statement.care.map(({ settlement, ...one }) => ({
    ...one,
    settlement: {
      ...settlement,
      deductible: whole(settlement.deductible),
      coinsurance: whole(settlement.coinsurance),
    },
  }));
  return billCare(job, { ...statement, care });
};

const planted: [string, Planted, RegExp][] = [
  [
    "a job that commits twice",
    { betweenStatements: commitsTwice },
    /Seed \d fails; .*20\d\d-\d\d-\d\d: /,
  ],
  ["an outbox that forgets", { sender: forgets }, /is SENT and arrived 0 times/],
  ["a bill that rounds", { bill: rounds }, /what statements say is owed is billed/],
];

test.skipIf(given !== undefined).each(planted)(
  "the simulation finds %s, and its seed finds it again",
  options,
  async (_, fault, expected) => {
    const [seed, first] = await firstFailure(fault);
    expect(first).toMatch(expected);
    expect(first).toContain(`SEED=${seed}`);
    expect(withoutIds(await failureOf(seed, fault))).toBe(withoutIds(first));
  },
);

/** What a busy machine delays changes which message is the first to be lost, but neither the day nor what is wrong. */
function withoutIds(failure: string | undefined): string | undefined {
  return failure?.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "ID");
}

async function firstFailure(fault: Planted): Promise<[number, string]> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const failure = await failureOf(seed, fault);
    if (failure !== undefined) return [seed, failure];
  }
  return [0, "not found"];
}

async function failureOf(seed: number, fault: Planted): Promise<string | undefined> {
  return simulate(seed, extent, fault).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}
