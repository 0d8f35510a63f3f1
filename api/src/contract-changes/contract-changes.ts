import { namesDoctor } from "@portal/model/caregivers.ts";
import {
  type ContractChange,
  type ContractMutation,
  ContractMutations,
} from "@portal/model/contract-changes/doctor-change.ts";
import { isDoctorDay } from "@portal/model/contract-changes/dates.ts";
import { extraOf } from "@portal/model/contract-changes/extras.ts";
import { CareDoctor } from "@portal/model/contract.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { allowed, allowedFor } from "../insurer/caregivers/allowed.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { requireFlag } from "../core/flags.ts";
import { parse } from "../core/http/parse.ts";
import { type Act, submitRequest } from "../insurer/requests/submit.ts";
import { contractChange } from "./apply-change.ts";

/** Asks for changes of contracts, all or none. While one of somebody's waits, another is a `CONFLICT`. */
export async function submitContractMutations(
  ctx: Context,
  input: readonly ContractMutation[],
): Promise<{ requests: string[] }> {
  const { mutations } = parse(ContractMutations, { mutations: input });
  const today = todayInZurich(ctx.clock.now());
  return ctx.write(async (db, session) => {
    await requireFlag(db, "CONTRACT_MUTATION");
    const requests: string[] = [];
    for (const [person, { insuredNumber, data }] of mutations.entries()) {
      for (const [place, change] of data.entries()) {
        const at = `mutations.${person}.data.${place}`;
        const wish = { insuredNumber, change, today, at };
        requests.push(await submitDoctor({ ctx, db, session }, wish));
      }
    }
    return { requests };
  });
}

interface DoctorWish {
  insuredNumber: number;
  change: ContractChange;
  today: string;
  /** Where in the input the change stands. */
  at: string;
}

async function submitDoctor(act: Act, wish: DoctorWish): Promise<string> {
  const { insuredNumber, change, today, at } = wish;
  const { startingDate } = change;
  const person = await personOn(act.db, insuredNumber, startingDate);
  if (!person) throw new Problem("NOT_FOUND");
  const refuse = (field: string, message: string) =>
    new Problem("INVALID", { fields: { [`${at}.${field}`]: message } });
  if (!isDoctorDay(startingDate, today)) throw refuse("startingDate", "contractChanges.date");
  const { productCode, birthdate } = person;
  if (!productCode || !namesDoctor(productCode)) throw refuse("code", "contractChanges.noDoctor");
  if (person.isPending) throw new Problem("CONFLICT");
  const doctor = await allowed(act.db, allowedFor(birthdate, productCode, startingDate))
    .where("noPartenaire", "=", extraOf(change, "noDispensateur"))
    .executeTakeFirst();
  if (!doctor) throw refuse("extra", "contractChanges.doctor");
  const chosen = CareDoctor.parse(doctor);
  if (chosen.noPartenaire === CareDoctor.nullable().parse(person.doctor)?.noPartenaire) {
    throw refuse("extra", "contractChanges.sameDoctor");
  }
  const { id } = await submitRequest(act, contractChange, {
    insuredNumber,
    business: insuredNumber,
    details: {
      data: change.code,
      value: chosen.nomPrenom,
      startingDate,
      extra: change.extra,
      productCode,
      doctor: chosen,
    },
  });
  return id;
}

/** The person with the basic contract of the day, and whether a change of it waits already, whoever asked for it. */
async function personOn(db: Kysely<Tables>, insuredNumber: number, day: string) {
  return db
    .selectFrom("insured")
    .leftJoin("basicContract as contract", (join) =>
      join
        .onRef("contract.insuredNumber", "=", "insured.insuredNumber")
        .on(raw<boolean>`${day}::date between contract.valid_from and contract.valid_to`),
    )
    .select([
      "insured.birthdate",
      "contract.productCode",
      "contract.doctor",
      raw<boolean | null>`is_update_pending(insured.insured_number, 'CONTRACT')`.as("isPending"),
    ])
    .where("insured.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
}
