import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { cover } from "../../test/samples/covered.ts";
import {
  aCustomer,
  aProcess,
  clock,
  type Customer,
  db,
  portal,
  testConfig,
} from "../../test/portal.ts";
import { upload } from "../../test/samples/uploads.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));

const PENDING = `query Pending { pendingBills {
  channel status receivedOn dueOn expectedOn careProvider totalAmount insured { insuredNumber }
} }`;
const LIST = `query L { reimbursements(from: "2026-11-16", to: "2026-11-16") {
  date paysOn status iddms toBePaidToYou owed
  statements { careProvider category treatmentBegin tiers totalAmount notCovered hospitalContribution deductible
    coinsurance paidByUs toBePaidToYou }
} }`;
const STEPS = `query Steps($id: ID!) { interaction(id: $id) { status reason steps { status } } }`;

/** A bill whose content depends on the word: another word makes another file. */
const aBill = (word: string) => new Uint8Array(aPdf({ trailer: `/Info << /Title (${word}) >>` }));

async function sends(
  who: Customer,
  files: readonly string[],
  { type = "INVOICE", insured = who.insuredNumber } = {},
): Promise<string> {
  const uuids: string[] = [];
  for (const word of files) uuids.push((await upload(who, "f.pdf", aBill(word))).uuid ?? "");
  const answer = await who.post(
    `/mobile-gw/api/v1/documents?insuredNumber=${insured}&documentType=${type}`,
    { files: uuids },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

const claimOf = (id: string) =>
  db.selectFrom("claim").selectAll().where("interactionId", "=", id).executeTakeFirst();

const anOffice = () => aProcess({ config: testConfig({ REQUEST_DELAY_SECONDS: "0" }) });
async function treatAll(): Promise<void> {
  const { worker } = await anOffice();
  await worker.runDue();
  await worker.stop();
}

/** Moves the due time as if half of the time until a decision had passed. */
async function isTakenUp(id: string): Promise<void> {
  const halfway = new Date(Date.now() - 13 * 3_600_000);
  await db.updateTable("interaction").set({ dueAt: halfway }).where("id", "=", id).execute();
  // The first run may have started before the update.
  for (let run = 0; run < 2; run++) await portal.worker.runDue();
}

async function stepsOf(who: Customer, id: string) {
  const { interaction } = (await who.graphql(STEPS, { id })).data;
  return interaction.steps.map(({ status }: { status: string }) => status);
}

test("L04 K01 a bill that is sent in waits for a decision at once, is examined, and becomes a statement; change tracking follows", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const id = await sends(anna, ["one", "its second page"]);
  const bill = async () =>
    (await anna.graphql(PENDING)).data.pendingBills.find(
      (one: { channel: string }) => one.channel === "CUSTOMER",
    );
  expect(await bill()).toEqual({
    channel: "CUSTOMER",
    status: "RECEIVED",
    receivedOn: today,
    dueOn: "2026-11-30",
    expectedOn: "2026-12-03",
    careProvider: null,
    totalAmount: null,
    insured: { insuredNumber: anna.insuredNumber },
  });
  await isTakenUp(id);
  expect((await bill()).status).toBe("IN_REVIEW");
  expect(await stepsOf(anna, id)).toEqual(["REQUEST", "IN_PROGRESS"]);
  await treatAll();
  expect(await bill()).toBeUndefined();
  expect(await stepsOf(anna, id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE"]);
  const [statement] = (await anna.graphql(LIST)).data.reimbursements;
  const [line] = statement.statements;
  const { billed = 0 } = (await claimOf(id)) ?? {};
  const deductible = Math.min(300_00, billed ?? 0);
  const rest = (billed ?? 0) - deductible;
  expect(line).toMatchObject({
    tiers: "GARANT",
    totalAmount: (billed ?? 0) / 100,
    deductible: deductible / 100,
    coinsurance: Math.round(rest / 10) / 100,
    paidByUs: (rest - Math.round(rest / 10)) / 100,
  });
  expect(line.treatmentBegin < today).toBe(true);
  expect(statement.toBePaidToYou).toBe(line.paidByUs);
  expect(statement.iddms).toMatch(/^[0-9A-F]{20}$/);
  const borne = await db
    .selectFrom("contribution")
    .select(["deductiblePaid", "coinsurancePaid"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .where("year", "=", 2026)
    .executeTakeFirst();
  expect(borne).toEqual({ deductiblePaid: deductible, coinsurancePaid: Math.round(rest / 10) });
});

test("K01 with parallel jobs each sent bill is settled once, with one statement", async () => {
  const bea = await aCustomer();
  await cover(bea);
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) ids.push(await sends(bea, [`bill ${count}`]));
  const offices = [await anOffice(), await anOffice()];
  await Promise.all(offices.flatMap((one) => [one.worker.runDue(), one.claims.runDue()]));
  await Promise.all(offices.map(({ worker }) => worker.stop()));
  const claims = await Promise.all(ids.map(claimOf));
  expect(claims.map((claim) => claim?.status)).toEqual(ids.map(() => "SETTLED"));
  expect(new Set(claims.map((claim) => claim?.statementId)).size).toBe(6);
  expect((await bea.graphql(LIST)).data.reimbursements).toHaveLength(6);
  for (const id of ids) expect(await stepsOf(bea, id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE"]);
});

test("the same files for the same person are reimbursed once; the second sending is refused in words", async () => {
  const cora = await aCustomer();
  await cover(cora);
  const first = await sends(cora, ["page 1", "page 2"]);
  clock.set("2026-11-17");
  const again = await sends(cora, ["page 2", "page 1"]);
  const another = await sends(cora, ["page 1"]);
  clock.set(today);
  await treatAll();
  const claims = await Promise.all([first, again, another].map(claimOf));
  expect(claims.map((claim) => [claim?.status, claim?.reason])).toEqual([
    ["SETTLED", null],
    ["REFUSED", "SENT_BEFORE"],
    ["SETTLED", null],
  ]);
  const { interaction } = (await cora.graphql(STEPS, { id: again })).data;
  expect(interaction.reason).toBe(
    "Nous avons déjà reçu cette facture. Nous ne la remboursons qu’une fois.",
  );
  const { template } = await db
    .selectFrom("message")
    .select("template")
    .where("interactionId", "=", again)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  expect(template).toBe("request.refused");
});

test("a bill of a day on which the person was not insured is refused, and so is one whose request is", async () => {
  const [dora, emma] = [await aCustomer(), await aCustomer()];
  const uninsured = await sends(dora, ["too early"], { type: "FOREIGN_INVOICE" });
  const refused = await sends(emma, ["unreadable"]);
  await db
    .updateTable("interaction")
    .set({ status: "REFUSED", decidedAt: new Date() })
    .where("id", "=", refused)
    .execute();
  await treatAll();
  expect(await claimOf(uninsured)).toMatchObject({ status: "REFUSED", reason: "NOT_INSURED" });
  expect(await claimOf(refused)).toMatchObject({ status: "REFUSED", reason: "REQUEST_REFUSED" });
  expect((await dora.graphql(PENDING)).data.pendingBills).toEqual([]);
  const { interaction } = (await dora.graphql(STEPS, { id: uninsured })).data;
  expect(interaction.reason).toContain("n’était pas assurée chez nous");
});

test("an adult's bill is theirs alone, also if another person sends it in; other papers are no bills", async () => {
  const [flora, gian] = [await aCustomer(), await aCustomer({ firstname: "Gian" })];
  await db
    .insertInto("accountInsured")
    .values({ accountId: flora.id, insuredNumber: gian.insuredNumber, position: 1 })
    .execute();
  const id = await sends(flora, ["his"], { insured: gian.insuredNumber });
  expect((await flora.graphql(PENDING)).data.pendingBills).toEqual([]);
  expect((await gian.graphql(PENDING)).data.pendingBills).toHaveLength(1);
  expect(await stepsOf(flora, id), "she follows her request").toEqual(["REQUEST"]);
  for (const type of ["DOCUMENT", "DELEGATION_FORM"])
    expect(await claimOf(await sends(flora, [type], { type }))).toBeUndefined();
});
