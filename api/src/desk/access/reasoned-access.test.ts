import { expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

test("Z26 a typed reason opens a customer for an hour, and the customer reads that there was one", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const [id, other] = [await hasAsked(anna), await hasAsked(bea)];
  const open = (body: object) => clerk.ask("/accesses", { body });
  const { insuredNumber } = anna;
  const short = await open({ insuredNumber, kind: "REASON", reason: "because" });
  expect(short.body).toEqual({ code: "INVALID", fields: { reason: "desk.reason" } });
  expect((await clerk.ask(`/requests/${id}`)).status).toBe(404);
  const given = { insuredNumber, kind: "REASON", reason: "A complaint by post of 17 November" };
  const { status, body } = await open(given);
  expect(status).toBe(201);
  expect(new Date(body.endsAt).getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  expect((await clerk.ask(`/requests/${id}`)).status).toBe(200);
  expect((await clerk.ask(`/requests/${other}`)).status).toBe(404);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "reason", "accessId", "accountId"])
    .where("staffId", "=", clerk.id)
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(["profile opened", "read"]);
  for (const line of lines)
    expect(line).toMatchObject({ reason: given.reason, accessId: body.id, accountId: anna.id });
  await db
    .updateTable("staffAccess")
    .set({ endsAt: new Date() })
    .where("id", "=", body.id)
    .execute();
  expect((await clerk.ask(`/requests/${id}`)).status).toBe(404);
  const unknown = await open({ ...given, insuredNumber: 999 });
  expect(unknown.status).toBe(404);
});
