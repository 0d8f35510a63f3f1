import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { beforeAll, expect, test } from "vitest";
import { openPdf } from "../../../test/pdf.ts";
import { aCustomer, type Customer, db, ownerUrl } from "../../../test/portal.ts";
import { openedRequests } from "../../../test/samples/accidents.ts";
import { hasAccount, messagesTo } from "../../../test/samples/addresses.ts";
import { aFlood, hasProperty, liability, theft } from "../../../test/samples/damages.ts";
import { seedTariffs } from "../../../test/samples/demonstration.ts";
import { runOperator } from "./run-operator.ts";

const today = todayInZurich(new Date());
beforeAll(() => seedTariffs(today));

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
async function operator(...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS };
  const { lines, problem } = await runOperator(args, env);
  return problem ?? lines.join("\n");
}
const settle = (id: string, ...more: string[]) =>
  operator("damages", "settle", id, "--yes", ...more);

/** A customer who declared a damage to a household contract with glass. */
async function declared(more: Record<string, unknown> = {}, withAccount = true) {
  const giulia = await aCustomer();
  if (withAccount) await hasAccount(giulia);
  const contract = await hasProperty(giulia.insuredNumber);
  const answer = await giulia.post("/v1/contact/damage", aFlood(contract, more));
  const { id } = await answer.json();
  return { giulia, contract, id: String(id) };
}

const paymentsOf = ({ id }: Customer) =>
  db.selectFrom("damagePayment").selectAll().where("accountId", "=", id).execute();
const statusOf = async (who: Customer) => (await openedRequests(who, "DAMAGE"))[0]?.status;

async function read(who: Customer, iddms: string): Promise<string> {
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  return (await openPdf(new Uint8Array(await answer.arrayBuffer()))).text;
}

async function settlementOf(who: Customer, id: string) {
  const { data } = await who.graphql(
    "query One($id: ID!) { interaction(id: $id) { status details } }",
    { id },
  );
  return data?.interaction ?? null;
}

test("a damage is settled: less the deductible, to the account for reimbursements, told in tracking, by letter and message", async () => {
  const { giulia, contract, id } = await declared();
  expect(await settle(id, "--amount", "1250.50")).toContain("CHF 1'050.50 by CONTENTS");
  expect(await paymentsOf(giulia)).toMatchObject([
    {
      interactionId: id,
      noContract: contract,
      module: "CONTENTS",
      bookedOn: today,
      recognised: 1_250_50,
      deductible: 200_00,
      amount: 1_050_50,
    },
  ]);
  const { status, details } = await settlementOf(giulia, id);
  expect(status).toEqual(["REQUEST", "DONE"]);
  expect(details).toMatchObject({
    amount: 1_480_50,
    settlement: { recognised: 1_250_50, deductible: 200_00, amount: 1_050_50 },
  });
  const { paidTo, paysOn, iddms } = details.settlement;
  expect(paidTo, "an account with its middle hidden").toBe("CH93\u00a0…\u00a02957");
  expect(paysOn > today).toBe(true);
  const letter = await read(giulia, iddms);
  for (const said of [
    "Décompte de dommage",
    "Dommage reconnu 1'250.50",
    "Franchise −200.00",
    "CHF 1'050.50",
    "2957",
  ])
    expect(letter).toContain(said);
  // The jobs that run by themselves may bill a premium meanwhile.
  const messages = (await messagesTo(giulia)).filter((message) => message.includes(" damage."));
  expect(messages).toEqual(["EMAIL damage.received", "EMAIL damage.treated"]);

  expect(await settle(id, "--amount", "1250.50")).toContain("is DONE already");
  expect(await paymentsOf(giulia), "paid once").toHaveLength(1);
});

test("no more than the sum insured is paid, and nothing where the deductible is as high as the damage", async () => {
  const glass = await declared({ kind: "GLASS" });
  expect(await settle(glass.id, "--amount", "6000")).toContain("CHF 5'000.00 by GLASS");
  const { details } = await settlementOf(glass.giulia, glass.id);
  expect(await read(glass.giulia, details.settlement.iddms)).toContain("montant maximal");

  const small = await declared({}, false);
  expect(await settle(small.id, "--amount", "200")).toContain("CHF 0.00");
  expect(await paymentsOf(small.giulia)).toEqual([]);
  const told = (await settlementOf(small.giulia, small.id)).details.settlement;
  expect(told).toMatchObject({ amount: 0, paysOn: null, paidTo: null });
  expect(await read(small.giulia, told.iddms)).toContain("ne versons donc rien");
});

test("what a customer did to another person is paid to that person", async () => {
  const { giulia, id } = await declared(liability, false);
  expect(await settle(id, "--amount", "800")).toContain("CHF 800.00 by LIABILITY");
  expect(await paymentsOf(giulia)).toMatchObject([{ amount: 800_00, financialAddressId: null }]);
  const { settlement } = (await settlementOf(giulia, id)).details;
  expect(settlement.paidTo).toBe("Marta Pedrini");
});

test("what cannot be settled is said, and nothing is written", async () => {
  const { giulia, id } = await declared({}, false);
  const stolen = await declared(theft);
  await db
    .updateTable("propertyContract")
    .set({
      modules: JSON.stringify(
        ["CONTENTS", "BICYCLES"].map((code) => ({
          code,
          level: "PLUS",
          insuredAmount: 4_000_00,
          deductible: 100_00,
        })),
      ),
    })
    .where("noContract", "=", stolen.contract)
    .execute();
  const quake = await declared({ kind: "EARTHQUAKE" });
  expect(await settle(id, "--amount", "900")).toContain("no account for reimbursements");
  for (const amount of ["0", "-5", "12.345", "1e9", "abc"])
    expect(await settle(id, `--amount=${amount}`)).toContain("is no amount");
  expect(await settle(id, "--amount=99999999")).toContain("is more than");
  expect(await settle(id)).toContain("--amount is missing");
  expect(await settle(stolen.id, "--amount", "900")).toContain("(CONTENTS, BICYCLES)");
  expect(await settle(stolen.id, "--amount", "900", "--module", "FIRE")).toContain("no part");
  expect(await settle(quake.id, "--amount", "900")).toContain("no part of the contract names");
  expect(await operator("requests", "approve", id)).toContain("settled with its amount");
  for (const one of [giulia, stolen.giulia, quake.giulia]) {
    expect(await paymentsOf(one)).toEqual([]);
    expect(await statusOf(one)).toBe("REQUEST");
  }
  const named = await settle(stolen.id, "--amount", "900", "--module", "BICYCLES");
  expect(named).toContain("CHF 800.00 by BICYCLES");
});

test("another account sees neither the payment nor its letter", async () => {
  const { giulia, id } = await declared();
  await settle(id, "--amount", "900");
  const bruno = await aCustomer();
  const { iddms } = (await settlementOf(giulia, id)).details.settlement;
  const answer = await bruno.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(404);
  expect(await settlementOf(bruno, id)).toBeNull();
});
