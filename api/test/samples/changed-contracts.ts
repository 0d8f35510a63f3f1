import pg from "pg";
import { expect } from "vitest";
import { loadDoctors } from "../../seed/places/caregivers.ts";
import { clock, type Customer, db, ownerUrl, portal } from "../portal.ts";
import { employed, sendChanges, type SentChange } from "./contract-changes.ts";
import { aDoctor, network } from "./doctors.ts";

/** The usual day of requests, and the usual first day of their changes. */
export const today = "2026-11-16";
export const newYear = "2027-01-01";

export const higher: SentChange = { code: "deductible", value: "FRA-1000", startingDate: newYear };
/** Excludes accidents: an employed person names their known employer, others send the proof later. */
export const out = (statut: string): SentChange => ({
  code: "riskDel",
  value: "OHN",
  startingDate: "2026-12-01",
  extra: [
    { key: "statut", value: statut },
    ...(statut === "EMP" ? employed : [{ key: "preuve", value: "LATER" }]),
  ],
});
export const cents = (francs: number) => Math.round(francs * 100);
export const ask = async (who: Customer, ...changes: SentChange[]) => {
  const { data, errors } = await sendChanges(who, changes);
  expect(errors).toBeUndefined();
  return data.submitContractMutations as { request: string; requests: string[] };
};
export const costOn = async (who: Customer, date: string) => {
  const { data } = await who.graphql(
    `query Cost($date: Date) { totalMonthlyAmount(date: $date) }`,
    { date },
  );
  return cents(data.totalMonthlyAmount);
};
export const policiesOf = (who: Customer) =>
  db
    .selectFrom("document")
    .select(["iddms", "parameters"])
    .where("accountId", "=", who.id)
    .where("code", "=", "POLICY")
    .execute();
export const linesOf = async (who: Customer, month: string) => {
  const invoices = await db
    .selectFrom("invoice")
    .select("lines")
    .where("accountId", "=", who.id)
    .where("periodFrom", "=", `${month}-01`)
    .execute();
  return invoices.flatMap(
    ({ lines }) => lines as { kind: string; about: string; amount: number }[],
  );
};
export const billOn = async (day: string) => {
  clock.set(day);
  await portal.billing.runDue();
};

/** Doctors that a contract may name, and some that it may not. */
export const doctors = {
  family: aDoctor({ nomPrenom: "Hausarzt Hanna", network: null, npa: "3011" }),
  member: aDoctor({ nomPrenom: "Netzwerk Nora", network: network("2020-01-01", null) }),
  paediatrician: aDoctor({ nomPrenom: "Kinder Karl", sousCategorie: "PED" }),
  retired: aDoctor({ nomPrenom: "Rentner Rolf", validTo: "2026-12-31" }),
};

export async function addDoctors(): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await loadDoctors(owner, Object.values(doctors));
  await owner.end();
}
