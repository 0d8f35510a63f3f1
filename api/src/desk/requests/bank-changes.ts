import { movedDay } from "@portal/model/calendar/validity.ts";
import type { Change } from "@portal/model/inbox/requests.ts";
import type { BankAccountDetails } from "@portal/model/requests/stored-details.ts";
import type { z } from "zod/mini";
import { ibanBinding } from "../../insurer/iban-binding.ts";
import type { DeskWork } from "../call.ts";

/** The bank account of the day before beside the new one. */
export async function bankChanges(
  { db, secrets }: DeskWork,
  insuredNumber: number,
  { usage, startingDate, accountNumber, ownerName }: z.infer<typeof BankAccountDetails>,
): Promise<Change[]> {
  const held = await db
    .selectFrom("financialAddress")
    .select(["id", "iban", "ownerName", "validFrom"])
    .where("insuredNumber", "=", insuredNumber)
    .where("usage", "=", usage)
    .where("validFrom", "<=", movedDay(startingDate, -1))
    .where("validTo", ">=", movedDay(startingDate, -1))
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  return [
    {
      field: "iban",
      format: "iban",
      before: held ? secrets.decrypt(ibanBinding(held.id), held.iban) : null,
      after: accountNumber,
    },
    { field: "owner", format: "text", before: held?.ownerName ?? null, after: ownerName },
    { field: "validFrom", format: "day", before: held?.validFrom ?? null, after: startingDate },
  ];
}
