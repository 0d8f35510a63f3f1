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

interface Wanted {
  terms: Terms;
  day: string;
  /** The product for which something was chosen that goes with it. */
  productCode?: string | null;
  /** Takes the terms back that a request brought: what held before them holds again. */
  undoes?: string | undefined;
}

/** Makes a change part of a contract: the new version, its policy, and what was billed already is corrected. */
export async function changeTerms(
  work: Work,
  request: Pick<RequestToApply<unknown>, "accountId" | "insuredNumber" | "language">,
  { terms, day, productCode, undoes }: Wanted,
): Promise<Refusal | undefined> {
  const { db } = work;
  const { accountId, insuredNumber, language } = request;
  if (insuredNumber === null) throw new Error("A contract change that concerns nobody.");
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

/** Everybody whose premiums come with the same invoices. */
async function billedWith(db: Kysely<Tables>, accountId: string): Promise<number[]> {
  const people = await db
    .selectFrom("accountInsured")
    .select("insuredNumber")
    .where("accountId", "=", accountId)
    .execute();
  return people.map(({ insuredNumber }) => insuredNumber);
}

/** What was undone cannot be undone again. */
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
