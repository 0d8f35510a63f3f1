import { expect, test } from "vitest";
import { aCustomer, type Customer, db, secrets } from "../../test/portal.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";

const CREATE =
  "mutation Create($input: CreatePhoneInput!) { createPhone(input: $input) { id version } }";
const DELETE = "mutation Delete($id: ID!) { deletePhone(id: $id) }";
const aPhone = { number: "+41795551234", nature: "PRV", mobile: true };

async function toldTo({ id }: Customer): Promise<string[]> {
  const rows = await db
    .selectFrom("message")
    .select(["id", "recipient"])
    .where("accountId", "=", id)
    .execute();
  return rows.map((row) => secrets.decrypt(messageBinding("recipient", row.id), row.recipient));
}

test("C04 an adult with an account of their own hears that the policyholder changed how we reach them", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  const link = { accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 };
  await db.insertInto("accountInsured").values(link).execute();
  const input = { insuredNumber: luca.insuredNumber, ...aPhone };
  expect((await anna.graphql(CREATE, { input })).errors).toBeUndefined();
  expect(await toldTo(anna)).toEqual([anna.email]);
  expect(await toldTo(luca)).toEqual([luca.email]);
  const own = { insuredNumber: anna.insuredNumber, ...aPhone };
  expect((await anna.graphql(CREATE, { input: own })).errors).toBeUndefined();
  expect(await toldTo(luca), "of what is hers he hears nothing").toHaveLength(1);
});

test("C04 no customer fills mailboxes by changing something over and over", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const { insuredNumber } = anna;
  const codes: unknown[] = [];
  for (let turn = 0; turn < 25; turn++) {
    const { data, errors } = await anna.graphql(CREATE, { input: { insuredNumber, ...aPhone } });
    if (errors) {
      codes.push(errors[0]?.extensions);
      continue;
    }
    await anna.graphql(DELETE, { id: data.createPhone.id });
  }
  expect(codes[0]).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await toldTo(anna)).length).toBe(40);
  const kept = await db
    .selectFrom("contact")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  expect(kept, "what was refused was not done").toEqual([]);
  const other = { insuredNumber: bea.insuredNumber, ...aPhone };
  expect((await bea.graphql(CREATE, { input: other })).errors).toBeUndefined();
});
