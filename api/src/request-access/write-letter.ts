import { randomUUID } from "node:crypto";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { letterBinding } from "../insurer/papers/letter-binding.ts";
import { type Letterhead, letterheadFor } from "../insurer/papers/letterhead.ts";
import { type ActivationLetter, activationLetterKey } from "./activation-letter.ts";
import type { Applicant } from "./applicant.ts";
import type { AccessJob } from "./kept-request.ts";

/** Queues the letter with the code for printing, to the stored correspondence address. */
export async function writeLetter(
  job: AccessJob,
  applicant: Applicant,
  code: string,
): Promise<void> {
  const { db, secrets, today, publicUrl } = job;
  const id = randomUUID();
  const content: ActivationLetter = {
    head: await headOf(job, applicant),
    code,
    validUntil: moveDay(today, { days: accessLimits.letterDays }),
    address: `${publicUrl.replace(/^https?:\/\//, "")}/activate`,
  };
  await db
    .insertInto("letter")
    .values({
      id,
      insuredNumber: applicant.insuredNumber,
      template: activationLetterKey,
      language: applicant.language,
      date: today,
      content: secrets.encrypt(letterBinding(id), JSON.stringify(content)),
    })
    .execute();
}

interface Address {
  street: string | null;
  number: string | null;
  complement: string | null;
  poBox: string | null;
  zip: string;
  city: string;
  country: string;
}

async function headOf({ db, today }: AccessJob, applicant: Applicant): Promise<Letterhead> {
  const { insuredNumber, household, firstname, lastname, gender, language } = applicant;
  const { rows } = await raw<Address>`
    select street, number, complement, po_box, zip, city, country from postal_address
    where insured_number in (${insuredNumber}, ${household}) and correspondance
    order by insured_number = ${insuredNumber} desc, ${today}::date between valid_from and valid_to desc, valid_from
    limit 1`.execute(db);
  const name = `${firstname} ${lastname}`;
  return letterheadFor({ name, person: { lastname, gender }, address: rows[0] }, language);
}
