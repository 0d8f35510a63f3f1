import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { BankDesk, Books } from "../insurer/bank/books.ts";
import { ownIban, readOwnAccounts } from "../insurer/bank/own-accounts.ts";
import { answerOrders } from "./answer-orders.ts";
import { bookEntry } from "./book-entry.ts";
import type { EntryDesk, Outcome } from "./entry-desk.ts";
import type { FilePart } from "./read/booking.ts";
import { type CheckedFile, checkFile, readBankFile } from "./read/read-file.ts";
import { RefusedFile } from "./refused-file.ts";
import { noteStatement } from "./statements.ts";
import type { ReadLimits, Source } from "./xml/read-xml.ts";

/** Runs work in a transaction of its own; an operator's command runs all of it in one. */
export type Run = <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

export interface ImportParts {
  run: Run;
  secrets: Secrets;
  today: string;
  books: Books;
  limits?: ReadLimits;
  /** Called for a booking whose transaction failed; it stays due. Without it the import fails. */
  onFailure?: (error: unknown) => void;
  /** Called after each part of a file that is booked. */
  tell?: (told: ImportedPart) => Promise<void>;
}

/** The result of importing one part of a file; `place` counts the parts in their order. */
export interface ImportedPart {
  place: number;
  part: "BOOKING" | "ANSWER" | "STATEMENT";
  status: "BOOKED" | "REPEATED" | "FAILED";
  /** Of a booking that is new. */
  outcome?: Pick<Outcome, "state" | "reason" | "invoiceNo">;
}

export interface BankFile {
  name: string;
  /** Opens the file from its beginning. */
  open: () => Source;
}

/** The result of an import. REPEATED: the file or its message was imported before, and nothing changed. */
export type Imported =
  | { state: "REFUSED"; reason: string; hash?: string }
  | { state: "REPEATED" }
  | { state: "BOOKED" | "INTERRUPTED"; fileId: string; entries: number; repeated: number };

/**
 * Imports a bank's file. It is read twice: a file that breaks the standard anywhere changes nothing, and then each
 * booking is a transaction of its own, which a repetition skips.
 */
export async function importFile(parts: ImportParts, file: BankFile): Promise<Imported> {
  let checked: CheckedFile;
  try {
    checked = await checkFile(file.open(), parts.limits);
    await parts.run((db) => requireOurs(db, checked));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { state: "REFUSED", reason: error.message };
  }
  const begun = await parts.run((db) => beginFile(db, file.name, checked));
  if (begun === undefined) return { state: "REPEATED" };
  return bookFile(parts, file, begun);
}

async function requireOurs(db: Kysely<Tables>, { ibans, answered }: CheckedFile): Promise<void> {
  const accounts = await readOwnAccounts(db);
  for (const iban of ibans)
    if (ownIban(accounts, iban) === undefined)
      throw new RefusedFile("FOREIGN_ACCOUNT", "Acct is no account of the insurers");
  if (answered.size === 0) return;
  const known = await db
    .selectFrom("bankMessage")
    .select("messageId")
    .where("messageId", "in", [...answered])
    .execute();
  if (known.length < answered.size)
    throw new RefusedFile("UNKNOWN_ORDER", "OrgnlMsgId is no message of ours");
}

/** The id of a new file, or of one whose import was interrupted; undefined for a repetition. */
async function beginFile(
  db: Kysely<Tables>,
  name: string,
  { hash, kind, messageId, entries }: CheckedFile,
): Promise<string | undefined> {
  const made = await db
    .insertInto("bankFile")
    .values({ hash, kind, messageId, entries, name: name.slice(0, 200) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const unfinished = await db
    .selectFrom("bankFile")
    .select("id")
    .where("hash", "=", hash)
    .where("doneAt", "is", null)
    .executeTakeFirst();
  return unfinished?.id;
}

async function bookFile(parts: ImportParts, file: BankFile, fileId: string): Promise<Imported> {
  const accounts = await parts.run(readOwnAccounts);
  const place = { accounts, fileId };
  const counts = { BOOKED: 0, REPEATED: 0, FAILED: 0 };
  for await (const part of readBankFile(file.open(), parts.limits)) {
    if (part.part === "HEADER" || part.part === "ACCOUNT") continue;
    const told = await bookedPart(parts, part, place);
    counts[told.status]++;
    const at = counts.BOOKED + counts.REPEATED + counts.FAILED;
    await parts.tell?.({ place: at, part: part.part, ...told });
  }
  const { BOOKED: entries, REPEATED: repeated } = counts;
  if (counts.FAILED > 0) return { state: "INTERRUPTED", fileId, entries, repeated };
  await parts.run((db) =>
    db.updateTable("bankFile").set({ doneAt: new Date() }).where("id", "=", fileId).execute(),
  );
  return { state: "BOOKED", fileId, entries, repeated };
}

type BookedPart = Exclude<FilePart, { part: "HEADER" | "ACCOUNT" }>;
type PlaceOfPart = Pick<EntryDesk, "accounts" | "fileId">;

async function bookedPart(
  parts: ImportParts,
  part: BookedPart,
  place: PlaceOfPart,
): Promise<Pick<ImportedPart, "status" | "outcome">> {
  try {
    return await parts.run((db) => bookPart({ ...deskOf(parts, db), ...place }, part, parts.books));
  } catch (error) {
    if (!parts.onFailure) throw error;
    parts.onFailure(error);
    return { status: "FAILED" };
  }
}

async function bookPart(
  desk: BankDesk & PlaceOfPart,
  part: BookedPart,
  books: Books,
): Promise<Pick<ImportedPart, "status" | "outcome">> {
  const { accounts, fileId } = desk;
  const status = (isNew: boolean) => (isNew ? "BOOKED" : "REPEATED");
  const own = (iban: string) => ownIban(accounts, iban) ?? iban;
  if (part.part === "ANSWER")
    return { status: status(await answerOrders(desk, books, part.answer)) };
  if (part.part === "STATEMENT") {
    const statement = { ...part.statement, iban: own(part.statement.iban) };
    return { status: status(await noteStatement(desk, fileId, statement)) };
  }
  const booking = { ...part.booking, iban: own(part.booking.iban) };
  const outcome = await bookEntry({ ...desk, books }, booking);
  return { status: status(outcome !== undefined), ...(outcome && { outcome }) };
}

function deskOf({ secrets, today }: ImportParts, db: Kysely<Tables>): BankDesk {
  return { db, secrets, today };
}
