import { randomUUID } from "node:crypto";
import { TreatmentNature } from "@portal/model/delegations.ts";
import { afterEach, expect, test } from "vitest";
import { aCustomer, clock, type Customer, db } from "../../test/portal.ts";

const LIST = `query List($from: Date!, $to: Date!) { delegations(from: $from, to: $to) {
  id insuredNumber providerNumber providerName startValidity endValidity treatmentNature subCategory status
} }`;
const twoYears = { from: "2026-01-01", to: "2027-12-31" };

afterEach(() => clock.set(undefined));

async function aVoucher(
  insuredNumber: number,
  [startValidity, endValidity]: readonly [string, string],
  treatmentNature: TreatmentNature = "AVSP",
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("delegation")
    .values({
      id,
      insuredNumber,
      providerNumber: "Z123456",
      providerName: "Dr Irina Vogel",
      startValidity,
      endValidity,
      treatmentNature,
      subCategory: "Cardiologie",
    })
    .execute();
  return id;
}

const listed = async (who: Customer, period = twoYears) =>
  (await who.graphql(LIST, period)).data.delegations;

test("M01 vouchers that hold on any day of the period are listed, those that hold longest first", async () => {
  clock.set("2026-11-15");
  const anna = await aCustomer();
  await aVoucher(anna.insuredNumber, ["2025-01-01", "2025-12-31"]);
  await aVoucher(anna.insuredNumber, ["2028-01-01", "2028-12-31"]);
  const over = await aVoucher(anna.insuredNumber, ["2025-02-01", "2026-01-01"]);
  const ahead = await aVoucher(anna.insuredNumber, ["2027-12-31", "2028-12-30"]);
  expect(await listed(anna)).toEqual([
    expect.objectContaining({ id: ahead }),
    {
      id: over,
      insuredNumber: anna.insuredNumber,
      providerNumber: "Z123456",
      providerName: "Dr Irina Vogel",
      startValidity: "2025-02-01",
      endValidity: "2026-01-01",
      treatmentNature: "AVSP",
      subCategory: "Cardiologie",
      status: "EXPIRED",
    },
  ]);
  const backwards = await anna.graphql(LIST, { from: "2027-01-01", to: "2026-01-01" });
  expect(backwards.errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { to: "period.backwards" },
  });
});

test("M02 the status follows the clock: valid, soon expired from thirty days before, expired the day after", async () => {
  const anna = await aCustomer();
  await aVoucher(anna.insuredNumber, ["2026-01-01", "2026-11-30"]);
  const on = async (day: string) => {
    clock.set(day);
    return (await listed(anna))[0].status;
  };
  expect(await on("2026-10-30")).toBe("VALID");
  expect(await on("2026-10-31")).toBe("SOON_EXPIRED");
  expect(await on("2026-11-30")).toBe("SOON_EXPIRED");
  expect(await on("2026-12-01")).toBe("EXPIRED");
});

test("M02 all eleven natures of treatment are kept and told", async () => {
  const anna = await aCustomer();
  for (const nature of TreatmentNature.options)
    await aVoucher(anna.insuredNumber, ["2026-01-01", "2026-12-31"], nature);
  const natures = (await listed(anna)).map(
    (one: { treatmentNature: string }) => one.treatmentNature,
  );
  expect(natures.toSorted()).toEqual(TreatmentNature.options.toSorted());
});

test("M01 a child's vouchers are the policyholder's too; an adult's are their own alone", async () => {
  const anna = await aCustomer();
  const adult = await aCustomer({ isAddressOwner: false, birthdate: "1984-01-01" });
  const child = await aCustomer({ birthdate: `${new Date().getFullYear() - 9}-01-01` });
  for (const [position, { insuredNumber }] of [adult, child].entries()) {
    await db
      .insertInto("accountInsured")
      .values({ accountId: anna.id, insuredNumber, position: position + 1 })
      .execute();
  }
  const own = await aVoucher(anna.insuredNumber, ["2026-01-01", "2026-12-31"]);
  const ofAdult = await aVoucher(adult.insuredNumber, ["2026-01-01", "2026-12-31"]);
  const ofChild = await aVoucher(child.insuredNumber, ["2026-01-01", "2026-12-31"]);
  const ids = async (who: Customer) =>
    (await listed(who)).map(({ id }: { id: string }) => id).toSorted();
  expect(await ids(anna)).toEqual([own, ofChild].toSorted());
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  expect(await ids(adult)).toEqual([ofAdult]);
  expect(await ids(await aCustomer())).toEqual([]);
});
