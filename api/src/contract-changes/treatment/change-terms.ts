import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import { premiumsChanged } from "../../insurer/cover/premiums-changed.ts";
import {
  detailsBinding,
  type Refusal,
  type RequestToApply,
  type Work,
} from "../../insurer/requests/kinds.ts";
import type { Terms } from "./details.ts";
import { issuePolicies } from "./issue-policies.ts";
import { reasons } from "./reasons.ts";
import { restoreTerms, setTerms } from "./set-terms.ts";

interface TermsChange {
  terms: Terms;
  day: string;
  /** The product to which a chosen option belongs. */
  productCode?: string | null;
  /** The request whose terms are undone: the terms before it hold again. */
  undoes?: string | undefined;
}

/** Applies a change to a contract: a new version, its policy, and a correction of what was already billed. */
export async function changeTerms(
  work: Work,
  request: Pick<RequestToApply<unknown>, "accountId" | "insuredNumber" | "language">,
  { terms, day, productCode, undoes }: TermsChange,
): Promise<Refusal | undefined> {
  const { db } = work;
  const { accountId, insuredNumber, language } = request;
  if (insuredNumber === null) throw new Error("A contract change without an insured person.");
  if (productCode && (await productOn(db, insuredNumber, day)) !== productCode)
    return { reason: reasons[language].otherContract };
  const people =
    terms.periodicity === undefined ? [insuredNumber] : await billedWith(db, accountId);
  const changed: number[] = [];
  const change = undoes ? restoreTerms : setTerms;
  for (const person of people) {
    if (await change(db, person, day, terms)) changed.push(person);
  }
  if (!changed.includes(insuredNumber)) return { reason: reasons[language].noContract };
  if (undoes) await forgetUndo(work, undoes);
  await premiumsChanged(db, changed, day);
  await issuePolicies(work, request, changed, day);
  return undefined;
}

async function productOn(db: Kysely<Tables>, insured: number, day: string) {
  const contract = await db
    .selectFrom("basicContract")
    .select("productCode")
    .where("insuredNumber", "=", insured)
    .where("validFrom", "<=", day)
    .where("validTo", ">=", day)
    .executeTakeFirst();
  return contract?.productCode;
}

/** All persons whose premiums are on the same invoices. */
async function billedWith(db: Kysely<Tables>, accountId: string): Promise<number[]> {
  const people = await db
    .selectFrom("accountInsured")
    .select("insuredNumber")
    .where("accountId", "=", accountId)
    .execute();
  return people.map(({ insuredNumber }) => insuredNumber);
}

/** A change that was undone cannot be undone again. */
async function forgetUndo({ db, secrets }: Work, id: string): Promise<void> {
  const binding = detailsBinding(id);
  const { details } = await db
    .selectFrom("interaction")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const held = z.looseObject({}).parse(JSON.parse(secrets.decrypt(binding, details)));
  const kept = secrets.encrypt(binding, JSON.stringify({ ...held, undoBy: null }));
  await db.updateTable("interaction").set({ details: kept }).where("id", "=", id).execute();
}
