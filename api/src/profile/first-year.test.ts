import { expect, test } from "vitest";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { aCustomer, type Customer, db } from "../../test/portal.ts";

const firstYear = async (who: Customer) =>
  (await who.graphql("query FirstYear { firstYear }")).data.firstYear;

test("A39 lists begin with the year of joining, or with an entry from before it, of the account alone", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  for (const { id } of [anna, bea])
    await db.deleteFrom("document").where("accountId", "=", id).execute();
  for (const { insuredNumber } of [anna, bea]) {
    await db.deleteFrom("basicContract").where("insuredNumber", "=", insuredNumber).execute();
    await db.deleteFrom("statement").where("insuredNumber", "=", insuredNumber).execute();
  }
  expect(await firstYear(anna), "this year where there is nothing").toBe(new Date().getFullYear());
  await hasInvoice(anna, { invoiceDate: "2024-03-01" });
  expect(await firstYear(anna)).toBe(2024);
  await hasInvoice(bea, { invoiceDate: "2021-03-01" });
  expect([await firstYear(anna), await firstYear(bea)]).toEqual([2024, 2021]);
});
