import {
  asPregnancy,
  type DeclaredDay,
  isOfPregnancy,
} from "@portal/model/cost-sharing/maternity.ts";
import { MaternityDetails } from "@portal/model/requests/stored-details.ts";
import type { RequestKind, RequestToApply, Work } from "../insurer/requests/kinds.ts";
import { maternityDone, maternityReceived } from "./messages.ts";

/** A declared day becomes part of a pregnancy, around which care is free. */
export const maternityDeclaration: RequestKind<MaternityDetails> = {
  type: "MATERNITY",
  nature: "MATERNITY",
  details: MaternityDetails,
  apply: recordMaternity,
  messages: { received: maternityReceived, done: maternityDone },
  news: "communicationNew",
};

/** The day of a pregnancy that a declaration sets. */
export function declaredDay({ type, date }: MaternityDetails): DeclaredDay {
  return type === "BIRTHDATE" ? { bornOn: date } : { thirteenthWeek: date };
}

/** Adds the day to its pregnancy, or starts another one. The last declared day counts. */
async function recordMaternity(
  { db, today }: Work,
  { accountId, insuredNumber, details }: RequestToApply<MaternityDetails>,
): Promise<void> {
  if (insuredNumber === null) throw new Error("A declaration without a person.");
  const declared = declaredDay(details);
  const { expectedOn, bornOn } = asPregnancy(declared);
  const known = await db
    .selectFrom("maternity")
    .select(["id", "expectedOn", "bornOn"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("declaredOn", "desc")
    .orderBy("id")
    .forUpdate()
    .execute();
  const same = known.find((pregnancy) => isOfPregnancy(declared, pregnancy));
  if (same) {
    await db
      .updateTable("maternity")
      .set(bornOn ? { bornOn } : { expectedOn })
      .where("id", "=", same.id)
      .execute();
    return;
  }
  await db
    .insertInto("maternity")
    .values({ insuredNumber, accountId, declaredOn: today, expectedOn, bornOn })
    .execute();
}
