import { cantons } from "@portal/model/places/cantons.ts";
import { countryOf } from "@portal/model/places/countries.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  hasProfessionalData,
  type ProfessionalData,
  professionalDays,
  professionalFields,
  type ProfessionalPerson,
  type ProfessionalRecord,
  professionalRule,
  professionalStatusName,
} from "@portal/model/professional.ts";
import { type Kysely, type Selectable, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { requireNoPending } from "../insurer/requests/pending.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { detailsOf, professionalChange } from "./change.ts";

type Row = Selectable<Tables["professionalData"]>;

const peopleOn = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .select([
      "link.insuredNumber",
      raw<boolean>`is_update_pending(link.insured_number, 'PROFESSIONAL_DATA')`.as("isPending"),
    ])
    .orderBy("link.position")
    .orderBy("link.insuredNumber"),
);

const ownRecords = prepare(() =>
  sql.selectFrom("professionalData").selectAll().orderBy("dateOfEntry", "desc"),
);

/** The persons of the account with their present and announced professional data. */
export async function listProfessionalData(ctx: Context): Promise<ProfessionalPerson[]> {
  const today = todayInZurich(ctx.clock.now());
  const [people, rows] = await Promise.all([ctx.read(peopleOn({})), ctx.read(ownRecords({}))]);
  return people.map(({ insuredNumber, isPending }) => {
    const own = rows.filter((row) => row.insuredNumber === insuredNumber);
    const current = own.find(({ dateOfEntry }) => dateOfEntry <= today);
    const announced = own.find(({ dateOfEntry }) => dateOfEntry > today);
    return {
      insuredNumber,
      ...recordOf(current, ctx.language),
      announced: announced ? recordOf(announced, ctx.language) : null,
      pendingUpdate: isPending,
    };
  });
}

function recordOf(row: Row | undefined, language: Language): ProfessionalRecord {
  const canton = cantons.find(({ code }) => code === row?.canton);
  return {
    professionalStatus: row?.professionalStatus ?? null,
    professionalStatusTranslation:
      row === undefined ? null : professionalStatusName(row.professionalStatus, language),
    dateOfEntry: row?.dateOfEntry ?? null,
    employer: row?.employer ?? null,
    occupation: row?.occupation ?? null,
    organism: row?.organism ?? null,
    endOfQualifyingPeriod: row?.endOfQualifyingPeriod ?? null,
    country: row?.country ?? null,
    countryTranslation: countryName(row?.country ?? null, language),
    canton: row?.canton ?? null,
    cantonTranslation: canton?.names[language] ?? null,
  };
}

function countryName(code: string | null, language: Language): string | null {
  return code === null ? null : (countryOf(code)?.names[language] ?? code);
}

/** Requests a change of a person's professional data; a `CONFLICT` while another change of theirs is open. */
export async function changeProfessionalData(
  ctx: Context,
  insuredNumber: number,
  given: unknown,
): Promise<{ id: string }> {
  const today = todayInZurich(ctx.clock.now());
  return ctx.write(async (db, session) => {
    const person = await personOn(db, session.accountId, insuredNumber);
    if (!person) throw new Problem("NOT_FOUND");
    const { birthdate } = person;
    const told = parse(professionalRule(professionalDays({ birthdate, today })), given);
    if (person.forInformation) throw refused("insuredNumber", "insured.forInformation");
    if (!hasProfessionalData(birthdate, today)) {
      throw refused("insuredNumber", "professional.tooYoung");
    }
    await requireNoPending(db, insuredNumber, "PROFESSIONAL_DATA");
    if (await isRecorded(db, insuredNumber, told)) {
      throw refused("professionalStatus", "professional.unchanged");
    }
    return submitRequest({ ctx, db, session }, professionalChange, {
      insuredNumber,
      deduplicationKey: insuredNumber,
      details: detailsOf(told),
    });
  });
}

async function personOn(db: Kysely<Tables>, accountId: string, insuredNumber: number) {
  return db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["birthdate", "forInformation"])
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
}

async function isRecorded(
  db: Kysely<Tables>,
  insuredNumber: number,
  told: ProfessionalData,
): Promise<boolean> {
  const row = await db
    .selectFrom("professionalData")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .where("dateOfEntry", "=", told.dateOfEntry)
    .executeTakeFirst();
  if (row?.professionalStatus !== told.professionalStatus) return false;
  return professionalFields.every((field) => (row[field] ?? undefined) === told[field]);
}

function refused(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}
