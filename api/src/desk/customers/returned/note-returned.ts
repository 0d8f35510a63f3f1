import type { NoteReturned, ReturnedNoted } from "@portal/model/desk/returned-mail.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { askAddress } from "../../../insurer/addresses/ask-address.ts";
import { type DeskCall, deskAct, type DeskWork } from "../../call.ts";

/** Whom a letter was written to, and on which day. */
interface Addressee {
  insuredNumber: number;
  accountId: string | null;
  date: string;
}

/**
 * Notes that a letter came back. It names no customer's data to the clerk, who has the envelope in their hands, so that no
 * case is needed. The customer is asked once for each address.
 */
export function noteReturned(call: DeskCall, given: NoteReturned): Promise<ReturnedNoted> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, staff, note } = desk;
    const { kind } = given;
    const { insuredNumber, accountId, date } = await addresseeOf(desk, given.number);
    const address = await addressThatHolds(desk, insuredNumber, date);
    const { id, letters } = await db
      .insertInto("returnedMail")
      .values({ insuredNumber, address, kind, notedBy: staff.staffId })
      .onConflict((conflict) =>
        conflict
          .columns(["insuredNumber", "address"])
          .where("takenBackAt", "is", null)
          .doUpdateSet({
            kind,
            letters: raw<number>`returned_mail.letters + 1`,
            lastAt: raw<Date>`now()`,
          }),
      )
      .returning(["id", "letters"])
      .executeTakeFirstOrThrow();
    const isFirst = letters === 1 && accountId !== null;
    const isAsked = isFirst && (await askAddress(desk, { accountId, today: desk.today }));
    await note({ action: "mail returned", subject: id, accountId, after: { kind, letters } });
    return { letters, isAsked };
  });
}

/** Nothing came back from there after all: letters go to the address again. */
export function takeBackReturned(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async ({ db, staff, note }) => {
    const taken = await db
      .updateTable("returnedMail")
      .set({ takenBackAt: raw<Date>`now()`, takenBackBy: staff.staffId })
      .where("id", "=", id)
      .where("takenBackAt", "is", null)
      .returning("insuredNumber")
      .executeTakeFirst();
    if (!taken) throw new Problem("NOT_FOUND");
    const accountId = await accountOf(db, taken.insuredNumber);
    await note({ action: "mail returned taken back", subject: id, accountId });
  });
}

/** The number of a paper has letters in it, that of a person has none. Letters are written to the account's holder. */
async function addresseeOf({ db, today }: DeskWork, number: string): Promise<Addressee> {
  const { rows } = await raw<Addressee>`
    select insured_number as "insuredNumber", account_id as "accountId", date::text
    from desk_addressee(${number})`.execute(db);
  const [paper] = rows;
  if (paper) return paper;
  const person = /^\d{1,9}$/.test(number)
    ? await db
        .selectFrom("insured")
        .select("insuredNumber")
        .where("insuredNumber", "=", Number(number))
        .executeTakeFirst()
    : undefined;
  if (!person) throw new Problem("NOT_FOUND");
  return { ...person, accountId: await accountOf(db, person.insuredNumber), date: today };
}

async function accountOf(db: DeskWork["db"], insuredNumber: number): Promise<string | null> {
  const account = await db
    .selectFrom("account")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  return account?.id ?? null;
}

/** The address of the letter, which must still be the one that the next letter would go to. */
async function addressThatHolds(
  { db, today }: DeskWork,
  insuredNumber: number,
  date: string,
): Promise<string> {
  const { rows } = await raw<{ written: string | null; current: string | null }>`
    select letter_address(${insuredNumber}, ${date}::date) as written,
      letter_address(${insuredNumber}, ${today}::date) as current`.execute(db);
  const [{ written, current } = { written: null, current: null }] = rows;
  if (written === null || current === null)
    throw new Problem("CONFLICT", { errorCodes: ["noAddress"] });
  if (written !== current) throw new Problem("CONFLICT", { errorCodes: ["addressChanged"] });
  return current;
}
