import { Death, Departure } from "@portal/model/exchange/endings.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { defineEntity } from "../../entity.ts";
import { lockInsured } from "./insured.ts";
import { contradicts, wrongField } from "./problems.ts";

export const deaths = defineEntity({
  name: "deaths",
  about:
    "The death of a person: their account is closed, nothing is sent to them, and a clerk decides about their open requests. Without a day it takes back a wrong report.",
  rule: Death,
  async write({ db, today }, { data, internalKey }) {
    const { insuredNumber, diedOn } = data;
    requireSamePerson(insuredNumber, internalKey);
    const { birthdate } = await lockInsured(db, insuredNumber, "insuredNumber");
    if (diedOn !== null && (diedOn > today || diedOn < birthdate))
      throw wrongField("diedOn", "date.format");
    await raw`select report_death(${insuredNumber}, ${diedOn}::date)`.execute(db);
    return String(insuredNumber);
  },
});

export const departures = defineEntity({
  name: "departures",
  about:
    "A person leaves the insurer after their last day. Their contracts have to end by then; the account still opens what they were sent.",
  rule: Departure,
  async write({ db }, { data, internalKey }) {
    const { insuredNumber, lastDay } = data;
    requireSamePerson(insuredNumber, internalKey);
    await lockInsured(db, insuredNumber, "insuredNumber");
    if (lastDay !== null) await requireEnded(db, insuredNumber, lastDay);
    await db
      .updateTable("insured")
      .set({ leftOn: lastDay })
      .where("insuredNumber", "=", insuredNumber)
      .execute();
    return String(insuredNumber);
  },
});

function requireSamePerson(insuredNumber: number, internalKey: string | undefined): void {
  if (internalKey !== undefined && internalKey !== String(insuredNumber))
    throw contradicts("insuredNumber", "exchange.otherKey");
}

async function requireEnded(
  db: Kysely<Tables>,
  insuredNumber: number,
  lastDay: string,
): Promise<void> {
  for (const table of ["basicContract", "supplementaryContract", "propertyContract"] as const) {
    const open = await db
      .selectFrom(table)
      .select("validTo")
      .where("insuredNumber", "=", insuredNumber)
      .where("validTo", ">", lastDay)
      .executeTakeFirst();
    if (open) throw contradicts("lastDay", "departure.contractOpen");
  }
}
