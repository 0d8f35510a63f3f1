import { expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { hasContact } from "../../../test/samples/contacts.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const lists = ["contracts", "invoices", "statements", "documents", "requests", "conversations"];
const reason = "A letter of 17 November about an invoice";

async function openWith(clerk: StaffMember, insuredNumber: number): Promise<string> {
  const { body } = await clerk.ask("/accesses", {
    body: { insuredNumber, kind: "REASON", reason },
  });
  return body.id;
}

test("Z21 an opened customer shows the household and each list, and a closed one not one byte", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  await hasInvoice(bea);
  await hasAsked(bea);
  const no = await hasInvoice(anna);
  const request = await hasAsked(anna);
  const at = (list = "") => `/customers/${anna.insuredNumber}${list}`;
  const absent = await clerk.ask("/customers/999");
  expect([absent.status, absent.text]).toEqual([404, '{"code":"NOT_FOUND"}']);
  for (const path of [at(), ...lists.map((list) => at(`/${list}`))])
    expect((await clerk.ask(path)).text, path).toBe(absent.text);
  const id = await openWith(clerk, anna.insuredNumber);
  // A second open customer does not mix with the first.
  await openWith(clerk, bea.insuredNumber);
  const { body } = await clerk.ask(at());
  expect(body.people).toMatchObject([
    { insuredNumber: anna.insuredNumber, firstname: "Anna", birthdate: "1980-05-17", isMain: true },
  ]);
  expect(body.account).toMatchObject({ id: anna.id, kind: "PPA", lockedAt: null });
  const invoices = (await clerk.ask(at("/invoices"))).body.invoices;
  expect(invoices.map((invoice: { no: string }) => invoice.no)).toEqual([no]);
  const requests = (await clerk.ask(at("/requests"))).body.requests;
  expect(requests).toMatchObject([{ id: request, origin: "PORTAL" }]);
  for (const list of lists) expect((await clerk.ask(at(`/${list}`))).status, list).toBe(200);
  expect((await clerk.ask(`/accesses/${id}`, { method: "DELETE" })).status).toBe(204);
  for (const path of [at(), ...lists.map((list) => at(`/${list}`))])
    expect((await clerk.ask(path)).text, path).toBe(absent.text);
});

test("Z26 each list is a look with its reason, which the customer reads, and the clerk sees who is open", async () => {
  const [anna, clerk, colleague] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const id = await openWith(clerk, anna.insuredNumber);
  await clerk.ask(`/customers/${anna.insuredNumber}/invoices`);
  const noted = await db
    .selectFrom("audit")
    .select(["action", "subject", "reason"])
    .where("accessId", "=", id)
    .orderBy("id")
    .execute();
  expect(noted).toEqual([
    { action: "profile opened", subject: String(anna.insuredNumber), reason },
    { action: "read", subject: "Desk.invoices", reason },
  ]);
  const { data } = await anna.graphql(
    `query Accesses { accesses { days { entries { who area isChange department because } } } }`,
  );
  expect(data.accesses.days[0].entries).toContainEqual({
    who: "STAFF",
    area: "INVOICES",
    isChange: false,
    department: "CLAIMS",
    because: "REASON",
  });
  const open = await clerk.ask("/accesses");
  expect(open.body.customers).toMatchObject([
    { insuredNumber: anna.insuredNumber, accessId: id, reason, firstname: "Anna" },
  ]);
  expect((await colleague.ask("/accesses")).body.customers).toEqual([]);
  expect((await colleague.ask(`/accesses/${id}`, { method: "DELETE" })).status).toBe(404);
});

test("Z26 the offered reasons are long enough for the audit, in four languages", async () => {
  const clerk = await aStaffMember();
  const { reasons } = (await clerk.ask("/access-reasons")).body;
  expect(reasons).toHaveLength(5);
  for (const { texts } of reasons)
    for (const language of ["fr", "de", "it", "en"])
      expect(texts[language].length).toBeGreaterThanOrEqual(10);
});

test("Z21 the phone numbers and e-mail addresses of each person stand on the page, of nobody else and while it is open", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  await hasContact(anna, { number: "+41791234567" });
  await hasContact(anna, { email: "anna.rossi@example.ch" }, "PRF");
  await hasContact(bea, { number: "+41797654321" });
  const page = `/customers/${anna.insuredNumber}`;
  expect((await clerk.ask(page)).text).toBe('{"code":"NOT_FOUND"}');
  const id = await openWith(clerk, anna.insuredNumber);
  const { body, text } = await clerk.ask(page);
  expect(body.people[0]).toMatchObject({
    phones: [{ number: "+41791234567", nature: "PRV", isMobile: true }],
    emails: [{ email: "anna.rossi@example.ch", nature: "PRF" }],
  });
  expect(text).not.toContain("+41797654321");
  await clerk.ask(`/accesses/${id}`, { method: "DELETE" });
  expect((await clerk.ask(page)).status).toBe(404);
});
