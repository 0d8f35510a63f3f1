import { ContractChange } from "@portal/model/contract-changes/doctor-change.ts";
import { CareDoctor } from "@portal/model/contract.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Tables } from "../core/db/tables.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { contractChangeDone, contractChangeReceived } from "./messages.ts";

/** A change as it was asked for, with what it was held against. */
const Details = z.strictObject({
  data: ContractChange.shape.code,
  value: z.string(),
  startingDate: z.string(),
  extra: ContractChange.shape.extra,
  productCode: z.string(),
  doctor: CareDoctor,
});
type Details = z.infer<typeof Details>;

/** A change of somebody's contract, which becomes part of it from its day on. */
export const contractChange: RequestKind<Details> = {
  type: "CONTRACT_MUTATION",
  nature: "CONTRACT",
  details: Details,
  async apply({ db }, { insuredNumber, details }) {
    if (insuredNumber === null) throw new Error("A contract change that concerns nobody.");
    await beginContract(db, insuredNumber, details.startingDate);
    await nameDoctor(db, insuredNumber, details);
  },
  messages: { received: contractChangeReceived, done: contractChangeDone },
  news: "communicationNew",
};

/** Lets a contract of its own begin on the day, with the terms of the one that it parts. */
async function beginContract(db: Kysely<Tables>, insured: number, day: string): Promise<void> {
  await raw`
    insert into basic_contract (insured_number, valid_from, valid_to, insurer_code, product_code, deductible, risk,
      periodicity, code_reseau, doctor, clauses)
    select insured_number, ${day}::date, valid_to, insurer_code, product_code, deductible, risk, periodicity,
      code_reseau, doctor, clauses
    from basic_contract
    where insured_number = ${insured} and valid_from < ${day}::date and valid_to >= ${day}::date`.execute(
    db,
  );
  await raw`update basic_contract set valid_to = ${day}::date - 1
    where insured_number = ${insured} and valid_from < ${day}::date and valid_to >= ${day}::date`.execute(
    db,
  );
}

/** From the day on, also where other terms were agreed for later, as long as the product is the same. */
async function nameDoctor(
  db: Kysely<Tables>,
  insured: number,
  { startingDate, productCode, doctor }: Details,
): Promise<void> {
  const named = await db
    .updateTable("basicContract")
    .set({ doctor: JSON.stringify(doctor) })
    .where("insuredNumber", "=", insured)
    .where("validFrom", ">=", startingDate)
    .where("productCode", "=", productCode)
    .returning("validFrom")
    .execute();
  if (!named.some(({ validFrom }) => validFrom === startingDate)) {
    throw new Error("The contract is no longer the one for which the doctor was chosen.");
  }
}
