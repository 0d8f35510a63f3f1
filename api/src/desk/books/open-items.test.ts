import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, clock, db } from "../../../test/portal.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

const aBookkeeper = () => aStaffMember({ roles: ["BOOKS"] });
type Clerk = Awaited<ReturnType<typeof aBookkeeper>>;

interface Item {
  no: string;
  open: number;
  dueSince: string;
}

const listed = async (clerk: Clerk, query = ""): Promise<Item[]> => {
  const items: Item[] = [];
  let hasMore = true;
  while (hasMore) {
    const after = items.at(-1)?.no;
    const page = await clerk.ask(`/books/open-items?${query}${after ? `&after=${after}` : ""}`);
    items.push(...page.body.items);
    ({ hasMore } = page.body);
  }
  return items;
};
const sums = async (clerk: Clerk, query = "") =>
  (await clerk.ask(`/books/open-items/sums?${query}`)).body;

async function reminded(no: string, accountId: string, status: string, dueOn: string) {
  await db
    .insertInto("invoiceReminder")
    .values({
      invoiceNo: no,
      accountId,
      position: 0,
      status,
      dueOn,
      sentOn: "2026-11-01",
      deadline: "2026-11-15",
      fee: 20_00,
      owed: 432_35,
    })
    .execute();
}

beforeEach(() => clock.set("2026-11-20"));

test("Z45 what is owed is listed and summed by stage of dunning, age, law and insurer; what is paid or cancelled is not", async () => {
  const [clerk, anna, bea] = [await aBookkeeper(), await aCustomer(), await aCustomer()];
  const before = await sums(clerk);
  const fresh = await hasInvoice(anna, { deadline: "2026-12-21" });
  const late = await hasInvoice(anna, { deadline: "2026-11-15", status: "SOMMATION", fees: 20_00 });
  await reminded(late, anna.id, "SOMMATION", "2026-08-01");
  const other = await hasInvoice(bea, { law: "LCA", paid: 100_00, deadline: "2026-11-01" });
  await hasInvoice(bea, { status: "REGLEE", paid: 412_35 });
  await hasInvoice(bea, { status: "ANNULEE" });
  const all = await listed(clerk);
  const mine = all.filter(({ no }) => [fresh, late, other].includes(no));
  expect(mine.map(({ no, open, dueSince }) => [no, open, dueSince])).toEqual([
    [other, 312_35, "2026-11-01"],
    [late, 432_35, "2026-08-01"],
    [fresh, 412_35, "2026-12-21"],
  ]);
  const after = await sums(clerk);
  expect(after.count - before.count).toBe(3);
  expect(after.amount - before.amount).toBe(312_35 + 432_35 + 412_35);
  expect(after.byStatus).toContainEqual({ key: "SOMMATION", count: 1, amount: 432_35 });
  expect(after.byAge).toContainEqual({ key: "OVER", count: 1, amount: 432_35 });
  expect(after.byLaw).toContainEqual({ key: "LCA", count: 1, amount: 312_35 });
  expect((await listed(clerk, "status=SOMMATION")).map(({ no }) => no)).toEqual([late]);
  expect((await listed(clerk, "age=D30&law=LCA")).map(({ no }) => no)).toEqual([other]);
  expect(await sums(clerk, "age=OVER")).toMatchObject({ count: 1, amount: 432_35 });
  expect((await clerk.ask("/books/open-items?age=OLD")).status).toBe(400);
});

test("Z45 a page begins after an invoice: many with one deadline are each listed once", async () => {
  const [clerk, anna] = [await aBookkeeper(), await aCustomer()];
  const numbers = [];
  for (let count = 0; count < 53; count++)
    numbers.push(await hasInvoice(anna, { deadline: "2027-03-01", iddms: null }));
  const found = await listed(clerk, `number=${anna.insuredNumber}`);
  expect(found.map(({ no }) => no)).toEqual(numbers.toSorted());
});

test("Z45 the books of an account need no case, and the customer reads that accounting looked", async () => {
  const [clerk, anna, bea] = [await aBookkeeper(), await aCustomer(), await aCustomer()];
  const no = await hasInvoice(anna);
  await hasInvoice(bea);
  const { body } = await clerk.ask(`/books/accounts/${anna.insuredNumber}`);
  expect(body).toMatchObject({ open: 412_35, holder: "Anna Rossi" });
  expect(body.items.map((item: Item) => item.no)).toEqual([no]);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "subject", "staffId"])
    .where("accountId", "=", anna.id)
    .where("staffId", "is not", null)
    .execute();
  expect(lines).toEqual([{ action: "read", subject: "Desk.invoices", staffId: clerk.id }]);
  expect((await clerk.ask("/books/accounts/999999999")).status).toBe(404);
});

test("Z45 without the role of the books, the list is empty also in the database", async () => {
  const [clerk, anna] = [await aStaffMember({ roles: ["CLERK", "SENIOR"] }), await aCustomer()];
  await hasInvoice(anna);
  for (const path of ["", "/sums"])
    expect((await clerk.ask(`/books/open-items${path}`)).text).toBe('{"code":"FORBIDDEN"}');
  expect((await clerk.ask(`/books/accounts/${anna.insuredNumber}`)).status).toBe(403);
  const seen = await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.staff', ${clerk.id}, true)`.execute(tx);
    return sql`select * from desk_open_items('{}', '2026-11-20', 10)`.execute(tx);
  });
  expect(seen.rows).toEqual([]);
});
