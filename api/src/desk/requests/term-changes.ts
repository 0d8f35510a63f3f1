import { movedDay } from "@portal/model/calendar/validity.ts";
import type { Change } from "@portal/model/desk/requests.ts";
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
  const named = (code: string | undefined) =>
    code === undefined ? null : (names.get(code) ?? code);
  const lines: (Change | undefined)[] = [
    changed(terms.insurerCode, {
      field: "insurer",
      format: "text",
      before: named(held?.insurerCode),
      after: named(terms.insurerCode),
    }),
    changed(terms.productCode, {
      field: "product",
      format: "text",
      before: named(held?.productCode),
      after: named(terms.productCode),
    }),
    changed(terms.deductible, {
      field: "deductible",
      format: "amount",
      before: held ? String(held.deductible) : null,
      after: String(terms.deductible),
    }),
    changed(terms.risk, {
      field: "risk",
      format: "risk",
      before: held?.risk ?? null,
      after: terms.risk ?? null,
    }),
    changed(terms.periodicity, {
      field: "periodicity",
      format: "frequency",
      before: held?.periodicity ?? null,
      after: terms.periodicity ?? null,
    }),
    changed(terms.doctor, {
      field: "doctor",
      format: "text",
      before: doctorIn(held?.doctor),
      after: doctorIn(terms.doctor),
    }),
    { field: "validFrom", format: "day", before: held?.validFrom ?? null, after: day },
  ];
  return lines.filter((line) => line !== undefined);
}

function changed(asked: unknown, line: Change): Change | undefined {
  return asked === undefined ? undefined : line;
}

function doctorIn(stored: unknown): string | null {
  const doctor = Doctor.safeParse(stored);
  return doctor.success ? `${doctor.data.nomPrenom}, ${doctor.data.localite}` : null;
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
