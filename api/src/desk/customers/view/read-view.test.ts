import { expect, test } from "vitest";
import { aCustomer, type Customer, database, db } from "../../../../test/portal.ts";
import { cover } from "../../../../test/samples/covered.ts";
import { hasInvoice } from "../../../../test/samples/invoices.ts";
import { hasAsked } from "../../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../../test/samples/staff.ts";

const reason = "The customer called and does not find an invoice";
const openWith = async (clerk: StaffMember, { insuredNumber }: Customer): Promise<string> =>
  (await clerk.ask("/accesses", { body: { insuredNumber, kind: "CUSTOMER_CALL", reason } })).body
    .id;
const view = (clerk: StaffMember, { insuredNumber }: Customer) =>
  clerk.ask(`/customers/${insuredNumber}/view`);

test("Z22 an open customer is shown as the customer sees them, in their language, and no other", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  await cover(anna);
  const no = await hasInvoice(anna);
  const request = await hasAsked(anna, { steps: [["REQUEST", today()]] });
  await hasInvoice(bea);
  await db.updateTable("account").set({ language: "it" }).where("id", "=", anna.id).execute();
  const closed = await view(clerk, anna);
  expect([closed.status, closed.text]).toEqual([404, '{"code":"NOT_FOUND"}']);
  const access = await openWith(clerk, anna);
  await openWith(clerk, bea);
  const { status, body, text } = await view(clerk, anna);
  expect(status).toBe(200);
  expect(body.language).toBe("it");
  expect(body.insureds).toEqual([
    { insuredNumber: anna.insuredNumber, fullname: expect.stringContaining("Anna") },
  ]);
  expect(body.invoices.map(({ id }: { id: string }) => id)).toEqual([no]);
  expect(body.interactions).toMatchObject([{ id: request }]);
  expect(body.contracts).toMatchObject([{ insuredNumber: anna.insuredNumber }]);
  for (const hidden of [anna.email, bea.id, "+41791234567"]) expect(text).not.toContain(hidden);
  await clerk.ask(`/accesses/${access}`, { method: "DELETE" });
  expect((await view(clerk, anna)).text).toBe(closed.text);
});

test("Z22 a page that the customer does not have is not shown to the clerk either", async () => {
  const [anna, clerk] = [await aCustomer({ isAddressOwner: false }), await aStaffMember()];
  await db
    .insertInto("featureFlag")
    .values({ id: "AFFILIATE_ACCOUNTS", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  await openWith(clerk, anna);
  const own = await anna.graphql(
    `query I { invoices(from: "2026-01-01", to: "2026-12-31") { totalCount } }`,
  );
  const { body } = await view(clerk, anna);
  expect([own.errors?.[0]?.extensions["code"], body.invoices]).toEqual(["FORBIDDEN", null]);
  expect(body.interactions).toEqual([]);
});

test("Z22 the customer reads that an employee looked, and no line says that the customer did", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  await openWith(clerk, anna);
  await view(clerk, anna);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "subject", "reason"])
    .where("accountId", "=", anna.id)
    .where("action", "=", "read")
    .execute();
  expect(lines.map(({ subject }) => subject)).toContain("Desk.view invoices");
  for (const line of lines) expect(line).toMatchObject({ actor: `staff ${clerk.name}`, reason });
  const ACCESSES = "query A { accesses { days { entries { who area because } } } }";
  const { data } = await anna.graphql(ACCESSES);
  expect(data.accesses.days[0].entries).toContainEqual({
    who: "STAFF",
    area: "INVOICES",
    because: "CUSTOMER_CALL",
  });
});

test("Z22 the view needs a living desk session with this access, only reads, and opens nothing of the portal", async () => {
  const [anna, clerk, colleague] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  await openWith(clerk, anna);
  expect((await view(colleague, anna)).status).toBe(404);
  const books = await aStaffMember({ roles: ["BOOKS"] });
  expect((await view(books, anna)).status).toBe(403);
  const { cookies } = await view(clerk, anna);
  expect(cookies).toEqual([]);
  const { tokenHash } = await db
    .selectFrom("staffSession")
    .select("tokenHash")
    .where("id", "=", clerk.sessionId)
    .executeTakeFirstOrThrow();
  const client = await database.pool("api", 1).connect();
  try {
    const open = () =>
      client.query("select account_id from open_desk_view($1, $2)", [tokenHash, anna.id]);
    await client.query("begin");
    expect((await open()).rowCount).toBe(1);
    await expect(
      client.query("delete from draft where account_id = $1", [anna.id]),
    ).rejects.toThrow("read-only transaction");
    await client.query("rollback");
    await db
      .updateTable("staffSession")
      .set({ endedAt: new Date() })
      .where("id", "=", clerk.sessionId)
      .execute();
    await client.query("begin");
    expect((await open()).rowCount).toBe(0);
    expect((await client.query("select app_account() as account")).rows[0].account).toBeNull();
    await client.query("rollback");
  } finally {
    client.release(true);
  }
  expect((await view(clerk, anna)).status).toBe(401);
});

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
