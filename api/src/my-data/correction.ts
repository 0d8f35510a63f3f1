import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { householdLengths } from "@portal/model/exchange/household.ts";
import { decidesFor } from "@portal/model/consent.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { correctionRule, masterData } from "@portal/model/requests/correction.ts";
import { CorrectionDetails } from "@portal/model/requests/stored-details.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { attachFiles } from "../insurer/attach-files.ts";
import { premiumsChanged } from "../insurer/cover/premiums-changed.ts";
import type { RequestKind, RequestToApply, Work } from "../insurer/requests/kinds.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { correctionDone, correctionReceived } from "./correction-messages.ts";

/** A datum that the customer cannot change themselves. A clerk decides, with the proof at hand. */
export const correction: RequestKind<CorrectionDetails> = {
  type: "DATA_CORRECTION",
  nature: "DATA_CORRECTION",
  details: CorrectionDetails,
  apply: correctMasterData,
  messages: { received: correctionReceived, done: correctionDone },
};

/**
 * Names, birthdate and sex of a person change with the approval. Where a system of record keeps the person, they are
 * corrected there and come back from there; other data are corrected where they are kept before the approval.
 */
async function correctMasterData(
  { db, today }: Work,
  { insuredNumber, details: { datum, correct } }: RequestToApply<CorrectionDetails>,
): Promise<void> {
  if (insuredNumber === null || !masterData.includes(datum)) return;
  const { household } = await db
    .selectFrom("insured")
    .select("household")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  if (household !== null) return;
  await raw`select correct_person(${insuredNumber}, ${datum}, ${correct})`.execute(db);
  if (datum === "BIRTHDATE" || datum === "SEX")
    await premiumsChanged(db, [insuredNumber], `${today.slice(0, 4)}-01-01`);
}

/** Requests a correction about oneself or one's child; one of each datum and person at a time. */
export async function requestCorrection(ctx: Context, given: unknown): Promise<{ id: string }> {
  const today = todayInZurich(ctx.clock.now());
  const { insuredNumber, explanation, ...asked } = parse(correctionRule(today), given);
  return ctx.write(async (db, session) => {
    const person = await requireOwnData(db, { accountId: session.accountId, insuredNumber, today });
    requirePrintable(person, asked);
    const id = randomUUID();
    const files = await attachFiles(db, {
      accountId: session.accountId,
      field: "files",
      uuids: asked.files,
      interactionId: id,
    });
    return submitRequest({ ctx, db, session }, correction, {
      id,
      insuredNumber,
      details: { ...asked, files, ...(explanation && { explanation }) },
      deduplicationKey: `${insuredNumber} ${asked.datum}`,
      needsOperator: true,
    });
  });
}

interface Concerned {
  accountId: string;
  insuredNumber: number;
  today: string;
}

interface Named {
  firstname: string;
  lastname: string;
}

/** An adult asks for themselves, as with consents; a foreign person is unknown. */
async function requireOwnData(
  db: Kysely<Tables>,
  { accountId, insuredNumber, today }: Concerned,
): Promise<Named> {
  const person = await db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["firstname", "lastname", "birthdate", "partPrincipal", "forInformation"])
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw new Problem("INVALID", { fields: { insuredNumber: "insured.unknown" } });
  if (!decidesFor(person, today)) throw new Problem("FORBIDDEN");
  return person;
}

/** Both names together fit on the line of a QR-bill. */
function requirePrintable(
  { firstname, lastname }: Named,
  { datum, correct }: Pick<CorrectionDetails, "datum" | "correct">,
): void {
  if (datum !== "FIRST_NAME" && datum !== "LAST_NAME") return;
  const other = datum === "FIRST_NAME" ? lastname : firstname;
  if (`${correct} ${other}`.length > householdLengths.wholeName)
    throw new Problem("INVALID", { fields: { correct: "text.tooLong" } });
}
