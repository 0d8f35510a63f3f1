import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import type { ReturnedAddress, ReturnKind } from "@portal/model/desk/returned-mail.ts";
import { expect, test } from "vitest";
import { aCustomer, type Customer, database, db } from "../../../../test/portal.ts";
import { livesIn, messagesTo } from "../../../../test/samples/addresses.ts";
import { aStaffMember, type StaffMember } from "../../../../test/samples/staff.ts";

const today = todayInZurich(new Date());
const note = (clerk: StaffMember, number: string | number, kind: ReturnKind = "MOVED") =>
  clerk.ask("/returned-mail", { body: { number: String(number), kind } });
const listed = async (clerk: StaffMember, { insuredNumber }: { insuredNumber: number }) => {
  const { addresses }: { addresses: ReturnedAddress[] } = (await clerk.ask("/returned-mail")).body;
  return addresses.filter((one) => one.insuredNumber === insuredNumber);
};
async function aCustomerAt(street: string): Promise<Customer> {
  const who = await aCustomer();
  await livesIn(who.insuredNumber, { street });
  return who;
}
const newsOf = ({ id }: Customer) =>
  db.selectFrom("notification").select("kind").where("accountId", "=", id).execute();
async function moves({ insuredNumber }: Customer, from: string): Promise<void> {
  await db
    .updateTable("postalAddress")
    .set({ validTo: movedDay(from, -1) })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  await livesIn(insuredNumber, { street: "Neuweg", validFrom: from });
}
test("Z50 a letter that came back is noted by the customer's number, and the customer is asked for the address", async () => {
  const clerk = await aStaffMember();
  const [anna, beat] = [await aCustomerAt("Tannenhalde"), await aCustomerAt("Tannenhalde")];
  const { status, body } = await note(clerk, anna.insuredNumber, "UNKNOWN");
  expect([status, body]).toEqual([200, { letters: 1, isAsked: true }]);
  expect(await listed(clerk, anna)).toEqual([
    {
      id: expect.any(String),
      insuredNumber: anna.insuredNumber,
      firstname: "Anna",
      lastname: expect.any(String),
      address: "Tannenhalde 7, 3011 Bern",
      kind: "UNKNOWN",
      letters: 1,
      firstAt: expect.any(String),
      ageSeconds: expect.any(Number),
      notedBy: clerk.name,
    },
  ]);
  expect(await messagesTo(anna)).toEqual(expect.arrayContaining(["EMAIL address.asked"]));
  expect(await newsOf(anna)).toEqual([{ kind: "CommunicationNew" }]);
  expect([await listed(clerk, beat), await messagesTo(beat), await newsOf(beat)]).toEqual([
    [],
    [],
    [],
  ]);
});

test("Z50 a second letter to the same address is counted, and of two clerks at once only one has the customer asked", async () => {
  const [one, other] = [await aStaffMember(), await aStaffMember()];
  const anna = await aCustomerAt("Birkenweg");
  const answers = await Promise.all([
    note(one, anna.insuredNumber),
    note(other, anna.insuredNumber, "REFUSED"),
  ]);
  expect(answers.filter(({ body }) => body.isAsked)).toHaveLength(1);
  expect((await note(one, anna.insuredNumber, "REFUSED")).body).toEqual({
    letters: 3,
    isAsked: false,
  });
  expect(await listed(one, anna)).toMatchObject([{ letters: 3, kind: "REFUSED" }]);
  expect(await newsOf(anna)).toHaveLength(1);
});

test("Z50 the note ends by itself on the day of another address, and a letter to the earlier one is not noted any more", async () => {
  const clerk = await aStaffMember();
  const [anna, beat] = [await aCustomerAt("Lindenweg"), await aCustomerAt("Lindenweg")];
  const iddms = "0A1B2C3D4E5F60718293";
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId: anna.id,
      partenaires: JSON.stringify([anna.insuredNumber]),
      date: movedDay(today, -10),
      language: "de",
      code: "TEST",
      type: "LETTER",
      subType: "",
      documentFilterType: "LETTER",
      parameters: "{}",
      content: "{}",
    })
    .execute();
  expect((await note(clerk, iddms.toLowerCase())).body).toEqual({ letters: 1, isAsked: true });
  await note(clerk, beat.insuredNumber);
  await moves(beat, movedDay(today, 20));
  expect(await listed(clerk, beat)).toHaveLength(1);
  await moves(anna, today);
  expect(await listed(clerk, anna)).toEqual([]);
  const late = await note(clerk, iddms);
  expect([late.status, late.body.errorCodes]).toEqual([409, ["addressChanged"]]);
  expect((await note(clerk, anna.insuredNumber)).body).toEqual({ letters: 1, isAsked: true });
});

test("Z50 unknown numbers, people without an address and strangers of the staff note nothing", async () => {
  const clerk = await aStaffMember();
  const anna = await aCustomer();
  expect((await note(clerk, 999_999_999)).status).toBe(404);
  expect((await note(clerk, "FFFFFFFFFFFFFFFFFFFF")).status).toBe(404);
  expect((await note(clerk, "Anna")).status).toBe(400);
  const homeless = await note(clerk, anna.insuredNumber);
  expect([homeless.status, homeless.body.errorCodes]).toEqual([409, ["noAddress"]]);
  const stranger = await aStaffMember({ roles: ["BOOKS", "PUBLISHER", "SUPERVISOR"] });
  await livesIn(anna.insuredNumber);
  expect((await note(stranger, anna.insuredNumber)).status).toBe(403);
  expect((await stranger.ask("/returned-mail")).text).toBe('{"code":"FORBIDDEN"}');
  const { body } = await note(clerk, anna.insuredNumber);
  expect(body.letters).toBe(1);
  const desk = database.pool("desk", 1);
  const asStranger = await desk.connect();
  await asStranger.query("begin");
  await asStranger.query("select set_config('app.staff', $1, true)", [stranger.id]);
  expect((await asStranger.query("select * from desk_returned_mail(current_date)")).rows).toEqual(
    [],
  );
  await asStranger.query("rollback");
  asStranger.release();
  await desk.end();
});
