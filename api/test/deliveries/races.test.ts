import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { clock, db } from "../portal.ts";
import { seedTariffs } from "../samples/demonstration.ts";
import { aHousehold, anInvoice, aSource, inPortal } from "../samples/exchanged.ts";

clock.set("2026-11-18");
const source = await aSource();
await seedTariffs("2026-11-18");
await db
  .updateTable("insurer")
  .set({ invoicesFrom: "EXCHANGE" })
  .where("code", "=", "9101")
  .execute();

const asOf = "2026-11-18T05:30:00Z";
const terms = { insurer: "9101", product: "RF01", risk: "MIT", periodicity: "MONTHLY" };
const basic = (insuredNumber: number, deductible: number) => ({
  asOf,
  kind: "BASIC",
  insuredNumber,
  versions: [{ ...terms, validFrom: "2020-01-01", deductible }],
});
const doctor = (insuredNumber: number, nomPrenom: string) => ({
  asOf,
  insuredNumber,
  validFrom: "2025-01-01",
  doctor: { noPartenaire: "767676", nomPrenom, npa: "1003" },
});

async function insured() {
  const { policyholder, id, data } = aHousehold({ asOf });
  await source.put("households", id, data);
  await source.put("contracts", id, basic(policyholder, 300));
  return { policyholder, id, customer: await inPortal(policyholder) };
}

/** Waits until a statement of the exchange waits for a lock that another transaction holds. */
async function isBlocked(): Promise<void> {
  const waiting = async () =>
    (
      await raw<{ count: number }>`select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and usename like '%exchange'`.execute(db)
    ).rows[0]?.count;
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
}

/** Delivers while a request of the customer about their contract takes effect. */
async function whileChanging(
  { policyholder, customer }: Awaited<ReturnType<typeof insured>>,
  change: Record<string, unknown>,
  deliver: () => ReturnType<typeof source.put>,
) {
  const { id } = await db
    .insertInto("interaction")
    .values({
      accountId: customer.accountId,
      insuredNumber: policyholder,
      type: "CONTRACT_MUTATION",
      nature: "CONTRACT",
      details: Buffer.from("x"),
      language: "fr",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { delivery } = await db.transaction().execute(async (worker) => {
    await worker.selectFrom("interaction").select("id").where("id", "=", id).forUpdate().execute();
    const sent = deliver();
    await isBlocked();
    await worker
      .updateTable("basicContract")
      .set(change)
      .where("insuredNumber", "=", policyholder)
      .execute();
    await worker
      .updateTable("interaction")
      .set({ status: "DONE", decidedAt: new Date() })
      .where("id", "=", id)
      .execute();
    return { delivery: sent };
  });
  return delivery;
}

const contractOf = (insuredNumber: number) =>
  db
    .selectFrom("basicContract")
    .select(["deductible", "doctor"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom", "desc")
    .executeTakeFirstOrThrow();

test("a change of a contract that takes effect while an older state arrives stands", async () => {
  const one = await insured();
  const answer = await whileChanging(one, { deductible: 2500_00 }, () =>
    source.put("contracts", one.id, basic(one.policyholder, 500), 2),
  );
  expect(answer).toMatchObject({ status: "written" });
  expect(await contractOf(one.policyholder)).toMatchObject({ deductible: 2500_00 });
});

test("a family doctor whom a customer chooses while an older state arrives stands", async () => {
  const one = await insured();
  await source.put("family-doctors", one.id, doctor(one.policyholder, "Wigger Adelheid"));
  const chosen = JSON.stringify(doctor(0, "Keller Anna").doctor);
  const answer = await whileChanging(one, { doctor: chosen }, () =>
    source.put("family-doctors", one.id, doctor(one.policyholder, "Another One"), 2),
  );
  expect(answer).toMatchObject({ status: "written" });
  expect(await contractOf(one.policyholder)).toMatchObject({
    doctor: { nomPrenom: "Keller Anna" },
  });
});

test("a joker that is played while a newer invoice arrives holds, or the customer is told why not", async () => {
  for (let round = 0; round < 8; round++) {
    const { policyholder, id, customer } = await insured();
    const invoice = anInvoice(policyholder, { announce: false });
    const { number } = invoice;
    expect(await source.put("invoices", id, invoice)).toMatchObject({ status: "written" });
    const cancelled = round % 2 === 1;
    const newer = cancelled
      ? { ...invoice, cancelledOn: "2026-11-18" }
      : { ...invoice, holder: "Élodie Neuhaus" };
    const [delivered, played] = await Promise.all([
      source.put("invoices", id, newer, 2),
      customer.post(`/v1/invoices/${number}/jokers`),
    ]);
    expect(delivered).toMatchObject({ status: "written" });
    const { deadline, status, holder } = await db
      .selectFrom("invoice")
      .select(["deadline", "status", "holder"])
      .where("no", "=", number)
      .executeTakeFirstOrThrow();
    expect([status, holder]).toEqual(
      cancelled ? ["ANNULEE", "Élodie Zürcher"] : ["ENCOURS", "Élodie Neuhaus"],
    );
    const answer = await played.json();
    const isPlayed = played.status === 200;
    // A cancelled invoice has none to play; any other one has.
    const isTold = cancelled && played.status === 409 && answer.code === "CONFLICT";
    expect(isPlayed || isTold).toBe(true);
    expect(deadline).toBe(isPlayed ? answer.deadline : "2026-12-10");
  }
});
