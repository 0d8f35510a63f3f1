import { movedDay } from "@portal/model/calendar/validity.ts";
import type { Change } from "@portal/model/inbox/requests.ts";
import { z } from "zod";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { DeskWork } from "../call.ts";

const Doctor = z.object({ nomPrenom: z.string(), localite: z.string() });

/** The terms that a request sets, as its treatment reads them; others stay. */
const AskedTerms = z.object({
  startingDate: z.string().optional(),
  effectiveDate: z.string().optional(),
  terms: z.object({
    insurerCode: z.string().optional(),
    productCode: z.string().optional(),
    deductible: z.int().optional(),
    risk: z.string().optional(),
    periodicity: z.string().optional(),
    doctor: z.nullable(z.looseObject({})).optional(),
  }),
});

/** The contract of the day before beside the terms that the request sets. */
export async function termChanges(
  desk: DeskWork,
  insuredNumber: number,
  details: unknown,
): Promise<Change[]> {
  const asked = AskedTerms.safeParse(details);
  const day = asked.data?.startingDate ?? asked.data?.effectiveDate;
  if (!asked.success || day === undefined) return [];
  const { terms } = asked.data;
  const held = await desk.db
    .selectFrom("basicContract")
    .select(["insurerCode", "productCode", "deductible", "risk", "periodicity", "doctor"])
    .select("validFrom")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", movedDay(day, -1))
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  const names = await namesOf(desk, [
    held?.insurerCode,
    held?.productCode,
    terms.insurerCode,
    terms.productCode,
  ]);
  const named = (code: string | undefined) => code && (names.get(code) ?? code);
  const text = (amount: number | undefined) => (amount === undefined ? undefined : String(amount));
  return [
    ...changed("insurer", "text", named(held?.insurerCode), named(terms.insurerCode)),
    ...changed("product", "text", named(held?.productCode), named(terms.productCode)),
    ...changed("deductible", "amount", text(held?.deductible), text(terms.deductible)),
    ...changed("risk", "risk", held?.risk, terms.risk),
    ...changed("periodicity", "frequency", held?.periodicity, terms.periodicity),
    ...changed("doctor", "text", doctorIn(held?.doctor), doctorIn(terms.doctor)),
    ...changed("validFrom", "day", held?.validFrom, day),
  ];
}

/** The line of a term; none for a term that the request leaves as it is. */
function changed(
  field: Change["field"],
  format: Change["format"],
  before: string | undefined,
  after: string | undefined,
): Change[] {
  return after === undefined ? [] : [{ field, format, before: before ?? null, after }];
}

function doctorIn(stored: unknown): string | undefined {
  const doctor = Doctor.safeParse(stored);
  return doctor.success ? `${doctor.data.nomPrenom}, ${doctor.data.localite}` : undefined;
}

/** The names of insurers and products in the language of the person at the desk. */
async function namesOf(
  { db, staff }: DeskWork,
  codes: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const wanted = codes.filter((code) => code !== undefined);
  if (wanted.length === 0) return new Map();
  const language = knownLanguage(staff.language);
  const [products, insurers] = await Promise.all([
    db.selectFrom("product").select(["code", "names"]).where("code", "in", wanted).execute(),
    db.selectFrom("insurer").select(["code", "names"]).where("code", "in", wanted).execute(),
  ]);
  return new Map(
    [...products, ...insurers].flatMap(({ code, names }) => {
      const read = InFourLanguages.safeParse(names);
      return read.success ? [[code, read.data[language]] as const] : [];
    }),
  );
}
