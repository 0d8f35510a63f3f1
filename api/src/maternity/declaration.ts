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

/** What a declaration says of a pregnancy. */
export function declaredDay({ type, date }: MaternityDetails): DeclaredDay {
  return type === "BIRTHDATE" ? { bornOn: date } : { thirteenthWeek: date };
}

/** Joins the pregnancy that the day belongs to, or begins another one. The last day that was told counts. */
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
