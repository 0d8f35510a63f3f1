import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { aCustomer, type Customer, database, db } from "../../../test/portal.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });
const LISTED = "Letter or e-mail from the customer";

async function opens(clerk: StaffMember, who: Customer, reason = LISTED): Promise<string> {
  const { insuredNumber } = who;
  const { status, body } = await clerk.ask("/accesses", {
    body: { insuredNumber, kind: "REASON", reason },
  });
  expect(status).toBe(201);
  return body.id;
}

const isNight = (from: number, to: number) =>
  db.updateTable("lookRule").set({ nightFrom: from, nightTo: to }).execute();
/** No hour is night, whenever the tests run; the rule of the table always has one. */
const daily = async () => {
  await raw`alter table look_rule drop constraint if exists look_rule_night_from_check`.execute(db);
  await isNight(24, 0);
};
const rename = (who: Customer, firstname: string, lastname: string) =>
  db
    .updateTable("insured")
    .set({ firstname, lastname })
    .where("insuredNumber", "=", who.insuredNumber)
    .execute();

const signsOf = async (id: string) =>
  (
    await db
      .selectFrom("staffAccess")
      .select("signs")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).signs;

test("Z61 a supervisor reads who opened whom, when, why and what they read", async () => {
  const [anna, clerk, supervisor] = [await aCustomer(), await aStaffMember(), await aSupervisor()];
  const asked = await hasAsked(anna);
  const id = await opens(clerk, anna, "A complaint by post of 17 November");
  await clerk.ask(`/requests/${asked}`);
  const { body } = await supervisor.ask("/supervise/looks?tab=all");
  expect(body.looks[0]).toMatchObject({
    id,
    staff: { id: clerk.id, name: clerk.name, department: "CLAIMS" },
    kind: "REASON",
    reason: "A complaint by post of 17 November",
    customer: { insuredNumber: anna.insuredNumber },
    isMine: false,
    seen: null,
  });
  const opened = await supervisor.ask(`/supervise/looks/${id}`);
  expect(opened.body.lines.map(({ action }: { action: string }) => action)).toEqual([
    "profile opened",
    "read",
  ]);
  expect(opened.body.lines[1].subject).toContain(asked);
});

test("Z61 a look is unusual by its names, its hour, its reason and how many there were", async () => {
  await daily();
  const clerk = await aStaffMember({ name: "Mirjam Zurbriggen" });
  const colleague = await aStaffMember({ name: "Pirmin Andenmatten" });
  const people: [string, string][] = [
    ["Mirjam", "Zurbriggen"],
    ["Pirmin", "Andenmatten"],
    ["Leo", "Zurbriggen-Meier"],
    ["Nora", "Unterberger"],
  ];
  const customers = await Promise.all(
    people.map(async ([firstname, lastname]) => {
      const who = await aCustomer();
      await rename(who, firstname, lastname);
      return who;
    }),
  );
  const signs: string[][] = [];
  for (const who of customers) signs.push(await signsOf(await opens(clerk, who)));
  expect(signs).toEqual([["OWN"], ["COLLEAGUE"], ["SAME_NAME"], []]);
  const [, , , nora] = customers;
  if (!nora) throw new Error("There is no customer.");
  expect(await signsOf(await opens(colleague, nora, "Wanted to have a look"))).toEqual(["TYPED"]);
  await isNight(0, 23);
  expect(await signsOf(await opens(colleague, nora))).toEqual(["NIGHT"]);
  await daily();
  await db.updateTable("lookRule").set({ mostCustomers: 4 }).execute();
  expect(await signsOf(await opens(clerk, await aCustomer()))).toEqual(["MANY"]);
  await db.updateTable("lookRule").set({ mostCustomers: 30 }).execute();
});

test("Z61 a case is weighed too, and opening a person in public life is unusual", async () => {
  await daily();
  const [anna, clerk, supervisor] = [await aCustomer(), await aStaffMember(), await aSupervisor()];
  const { insuredNumber } = anna;
  const known = await supervisor.ask("/supervise/known-people", { body: { insuredNumber } });
  expect(known.status).toBe(204);
  const unknown = await supervisor.ask("/supervise/known-people", { body: { insuredNumber: 1 } });
  expect(unknown.status).toBe(404);
  const asked = await hasAsked(anna);
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", asked)
    .execute();
  expect((await clerk.ask(`/requests/${asked}/take`, { body: {} })).status).toBe(204);
  const { body } = await supervisor.ask("/supervise/looks?sign=KNOWN");
  expect(body.looks).toMatchObject([
    { kind: "CASE", caseType: "DOCUMENT", signs: ["KNOWN"], customer: { insuredNumber } },
  ]);
  const listed = await supervisor.ask("/supervise/known-people");
  expect(listed.body.people).toMatchObject([{ insuredNumber, addedBy: supervisor.name }]);
  const gone = await supervisor.ask(`/supervise/known-people/${insuredNumber}`, {
    method: "DELETE",
  });
  expect(gone.status).toBe(204);
});

test("Z61 an unusual look is gone through once with a note, by another person, and the later one is told", async () => {
  await daily();
  const [anna, one, other] = [await aCustomer(), await aSupervisor(), await aSupervisor()];
  const clerk = await aStaffMember({ roles: ["CLERK", "SUPERVISOR"] });
  const id = await opens(clerk, anna, "Only out of curiosity");
  const unusual = async () => (await one.ask("/supervise/looks")).body;
  const before = await unusual();
  expect(before.looks[0].id).toBe(id);
  const note = "Spoke with the clerk; a mistyped number.";
  const mark = (who: StaffMember, text = note) =>
    who.ask(`/supervise/looks/${id}/seen`, { body: { note: text } });
  const own = await mark(clerk);
  expect([own.status, own.body.errorCodes]).toEqual([403, ["ownLook"]]);
  expect((await mark(one, " ")).status).toBe(400);
  const answers = await Promise.all([mark(one), mark(other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body.errorCodes).toEqual(["seen"]);
  const after = await unusual();
  expect(after.unusual).toBe(before.unusual - 1);
  const { body } = await one.ask("/supervise/looks?tab=seen");
  expect(body.looks[0]).toMatchObject({ id, seen: { note } });
  const { note: kept } = await db
    .selectFrom("lookReview")
    .select("note")
    .where("accessId", "=", id)
    .executeTakeFirstOrThrow();
  expect(kept.toString("utf8")).not.toContain("mistyped");
});

test("Z61 the list goes on page by page, and no look stands twice", async () => {
  const [anna, clerk, supervisor] = [await aCustomer(), await aStaffMember(), await aSupervisor()];
  await db
    .insertInto("staffAccess")
    .values(
      Array.from({ length: 70 }, () => ({
        staffId: clerk.id,
        accountId: anna.id,
        kind: "REASON",
        reason: "Only out of curiosity",
        endsAt: new Date(),
      })),
    )
    .execute();
  const page = async (after?: string) => {
    const { body } = await supervisor.ask(
      `/supervise/looks?sign=TYPED${after === undefined ? "" : `&after=${after}`}`,
    );
    return { ids: body.looks.map(({ id }: { id: string }) => id), hasMore: body.hasMore };
  };
  const first = await page();
  const second = await page(first.ids.at(-1));
  expect([first.ids.length, first.hasMore]).toEqual([50, true]);
  expect(second.ids.length).toBeGreaterThanOrEqual(20);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(first.ids.length + second.ids.length);
});

test("Z61 a clerk and a senior read no look, not even by a function of the database", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await opens(clerk, anna);
  const senior = await aStaffMember({ roles: ["SENIOR"] });
  for (const person of [clerk, senior])
    for (const path of ["/supervise/looks", `/supervise/looks/${id}`, "/supervise/known-people"]) {
      const { status, text } = await person.ask(path);
      expect([status, text]).toEqual([403, '{"code":"FORBIDDEN"}']);
    }
  const desk = database.pool("desk", 1);
  const asClerk = await desk.connect();
  await asClerk.query("begin");
  await asClerk.query("select set_config('app.staff', $1, true)", [clerk.id]);
  for (const statement of [
    'select * from desk_looks(\'{"tab":"all"}\', 10)',
    "select * from desk_known_people()",
    "select * from known_person",
    "select * from look_review",
  ])
    expect((await asClerk.query(statement)).rows, statement).toEqual([]);
  await asClerk.query("rollback");
  asClerk.release();
  await desk.end();
});

test("Z61 a look by a taken message is told as a message with its subject", async () => {
  const [anna, clerk, supervisor] = [await aCustomer(), await aStaffMember(), await aSupervisor()];
  const id = await hasWritten(anna, { subjectCode: "BENEFITS" });
  await clerk.ask(`/conversations/${id}/take`, { method: "POST" });
  const { body } = await supervisor.ask("/supervise/looks?tab=all");
  expect(body.looks[0]).toMatchObject({
    staff: { id: clerk.id },
    kind: "CASE",
    caseType: null,
    messageSubject: "BENEFITS",
  });
});
