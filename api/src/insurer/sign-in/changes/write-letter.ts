import { randomUUID } from "node:crypto";
import { Gender } from "@portal/model/portal/profile.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import type { Secrets } from "../../../core/secrets/secrets.ts";
import { letterBinding } from "../../papers/letter-binding.ts";
import { type Addressee, letterheadFor } from "../../papers/letterhead.ts";
import type { ToldChange } from "./ask-change.ts";
import { type ChangeLetter, changeLetterKey } from "./letter.ts";

interface ChangeLetterInput {
  accountId: string;
  today: string;
  told: ToldChange;
  about?: ChangeLetter["about"];
}

interface Row {
  insuredNumber: number;
  displayName: string;
  lastname: string;
  gender: string;
}

/** Queues a letter about a change for printing, to the person's legal domicile. */
export async function writeChangeLetter(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { accountId, today, about, told: { language, what, when } }: ChangeLetterInput,
): Promise<void> {
  const { rows } = await raw<Row>`
    select i.insured_number, a.display_name, i.lastname, i.gender
    from account a join insured i on i.insured_number = a.insured_number where a.id = ${accountId}`.execute(
    db,
  );
  const [person] = rows;
  if (!person) return;
  const { insuredNumber, displayName: name, lastname, gender } = person;
  const address = await db
    .selectFrom("postalAddress")
    .select(["street", "number", "complement", "poBox", "zip", "city", "country"])
    .where("insuredNumber", "=", insuredNumber)
    .where("correspondance", "=", true)
    .orderBy(raw`${today}::date between valid_from and valid_to`, "desc")
    .orderBy("validFrom")
    .executeTakeFirst();
  const addressee: Addressee = {
    name,
    person: { lastname, gender: Gender.parse(gender) },
    address,
  };
  const id = randomUUID();
  const content: ChangeLetter = { head: letterheadFor(addressee, language), what, when, about };
  await db
    .insertInto("letter")
    .values({
      id,
      insuredNumber,
      template: changeLetterKey,
      language,
      date: today,
      content: secrets.encrypt(letterBinding(id), JSON.stringify(content)),
    })
    .execute();
}
