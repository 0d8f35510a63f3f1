import type { CareDoctor } from "@portal/model/contract.ts";
import type { ContractOf } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { Clauses, Doctor } from "../../../../insurer/cover/stored-shapes.ts";
import { changedFrom, dayBefore, firstDifference, joined, textOf } from "./rows.ts";

/** A version of the basic insurance as it is stored. */
interface Version {
  validFrom: string;
  validTo: string;
  insurerCode: string;
  productCode: string;
  deductible: number;
  risk: string;
  periodicity: string;
  codeReseau: string | null;
  clauses: { type: string; rate: number }[];
  doctor: CareDoctor | null;
}

/** From when on which doctor holds. */
interface DoctorFrom {
  validFrom: string;
  doctor: CareDoctor | null;
}

/** Writes the basic insurance of a person; the family doctor is a record of its own and stays. */
export async function writeBasic(
  db: Kysely<Tables>,
  { insuredNumber, versions, reductions }: ContractOf<"BASIC">,
): Promise<void> {
  const wanted = versions.map(({ insurer, product, network, ...version }) => ({
    ...version,
    insurerCode: insurer,
    productCode: product,
    codeReseau: network,
    doctor: null,
  }));
  const [stored, mayHave, reduced] = await Promise.all([
    storedVersions(db, insuredNumber),
    mayNameDoctor(db, wanted),
    storedReductions(db, insuredNumber),
  ]);
  const doctors = stored.map(({ validFrom, doctor }) => ({ validFrom, doctor }));
  const terms = withDoctors(wanted, doctors, mayHave);
  const changes = [firstDifference(stored, terms), firstDifference(reduced, listed(reductions))];
  const [from] = changes.filter((day) => day !== undefined).toSorted();
  await Promise.all([
    replace(db, insuredNumber, stored, terms),
    replaceReductions(db, insuredNumber, reduced, listed(reductions)),
    changedFrom(db, insuredNumber, from),
  ]);
}

/** Writes the family doctor from a day on. Only versions whose model has one name a doctor. */
export async function writeDoctor(
  db: Kysely<Tables>,
  insuredNumber: number,
  { validFrom, doctor }: DoctorFrom,
): Promise<boolean> {
  const stored = await storedVersions(db, insuredNumber);
  if (stored.length === 0) return false;
  const before = stored
    .filter((version) => version.validFrom < validFrom)
    .map((version) => ({ validFrom: version.validFrom, doctor: version.doctor }));
  const wanted = withDoctors(
    stored.map((version) => ({ ...version, doctor: null })),
    [...before, { validFrom, doctor }],
    await mayNameDoctor(db, stored),
  );
  await replace(db, insuredNumber, stored, wanted);
  return true;
}

type MayNameDoctor = (version: Version) => boolean;

/** The models in which care begins with a doctor of the person's choice. */
const modelsWithDoctor: readonly (string | null | undefined)[] = ["FAMILY_DOCTOR", "NETWORK"];

async function mayNameDoctor(
  db: Kysely<Tables>,
  versions: readonly Version[],
): Promise<MayNameDoctor> {
  const rows = await db
    .selectFrom("product")
    .select(["code", "model"])
    .where(
      "code",
      "in",
      versions.map(({ productCode }) => productCode),
    )
    .execute();
  const models = new Map(rows.map(({ code, model }) => [code, model]));
  return ({ productCode }) => modelsWithDoctor.includes(models.get(productCode));
}

async function storedVersions(db: Kysely<Tables>, insuredNumber: number): Promise<Version[]> {
  const rows = await db
    .selectFrom("basicContract")
    .select(["validFrom", "validTo", "insurerCode", "productCode", "deductible", "risk"])
    .select(["periodicity", "codeReseau", "clauses", "doctor"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    ...row,
    clauses: Clauses.parse(row.clauses),
    doctor: Doctor.parse(row.doctor),
  }));
}

/** Versions divided where another doctor begins. */
function withDoctors(
  versions: readonly Version[],
  doctors: readonly DoctorFrom[],
  mayHave: MayNameDoctor,
): Version[] {
  const sorted = doctors.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const parts = joined(versions).flatMap((version) => {
    const { validFrom, validTo } = version;
    const within = sorted.filter((one) => validFrom < one.validFrom && one.validFrom <= validTo);
    const starts = [validFrom, ...within.map((one) => one.validFrom)];
    return starts.map((start, place) => {
      const next = starts[place + 1];
      const { doctor = null } = sorted.findLast((one) => one.validFrom <= start) ?? {};
      const part = { ...version, validFrom: start, validTo: next ? dayBefore(next) : validTo };
      return { ...part, doctor: mayHave(version) ? doctor : null };
    });
  });
  return joined(parts);
}

/** Replaces the rows, if any differs. */
async function replace(
  db: Kysely<Tables>,
  insuredNumber: number,
  stored: readonly Version[],
  wanted: readonly Version[],
): Promise<void> {
  if (firstDifference(stored, wanted) === undefined) return;
  const rows = wanted.map(({ clauses, doctor, ...version }) => ({
    insuredNumber,
    ...version,
    clauses: JSON.stringify(clauses),
    doctor: doctor && JSON.stringify(doctor),
  }));
  await Promise.all([
    ...(stored.length > 0
      ? [db.deleteFrom("basicContract").where("insuredNumber", "=", insuredNumber).execute()]
      : []),
    ...(rows.length > 0 ? [db.insertInto("basicContract").values(rows).execute()] : []),
  ]);
}

type Reduction = Pick<
  ContractOf<"BASIC">["reductions"][number],
  "validFrom" | "validTo" | "amount"
> & { type: string };

function listed(list: readonly Reduction[]): Reduction[] {
  return list
    .map(({ validFrom, validTo, type, amount }) => ({ validFrom, validTo, type, amount }))
    .toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}

async function storedReductions(db: Kysely<Tables>, insuredNumber: number): Promise<Reduction[]> {
  const stored = await db
    .selectFrom("premiumReduction")
    .select(["validFrom", "validTo", "type", "amount"])
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  return listed(stored);
}

async function replaceReductions(
  db: Kysely<Tables>,
  insuredNumber: number,
  stored: readonly Reduction[],
  wanted: readonly Reduction[],
): Promise<void> {
  if (firstDifference(stored, wanted) === undefined) return;
  const rows = wanted.map((reduction) => ({ insuredNumber, ...reduction }));
  await Promise.all([
    ...(stored.length > 0
      ? [db.deleteFrom("premiumReduction").where("insuredNumber", "=", insuredNumber).execute()]
      : []),
    ...(rows.length > 0 ? [db.insertInto("premiumReduction").values(rows).execute()] : []),
  ]);
}
