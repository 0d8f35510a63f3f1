import { partsFor } from "@portal/model/damage/words.ts";
import { type DamageCover, paidOf } from "@portal/model/damage/settlement.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { DAYS_TO_PAY } from "@portal/model/statements.ts";
import { ibanEnds } from "@portal/model/typing/iban.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { workingDayAfter } from "../insurer/calendar/calendar.ts";
import type {
  DamageDecision,
  DeclaredDamage,
  SettleDamage,
  SettledDamage,
} from "../insurer/damage-settlement.ts";
import { ChosenModules } from "../insurer/cover/stored-shapes.ts";
import { ibanBinding } from "../insurer/iban-binding.ts";
import { issuePaper } from "../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../insurer/papers/people.ts";
import { decideRequest } from "../insurer/requests/decide.ts";
import { detailsBinding, type Work } from "../insurer/requests/kinds.ts";
import { DamageDetails, damageRequest } from "./damage-request.ts";
import { damageTreated } from "./messages.ts";
import { settlementLetter } from "./settlement-letter.ts";

/** The reason why a damage cannot be settled like this, shown to the clerk, and its code for the desk. */
export class SettlementProblem extends Error {
  override name = "SettlementProblem";

  readonly code: "noContract" | "severalModules" | "noModule" | "noAccount";

  constructor(code: SettlementProblem["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Settles a damage in one transaction: the amount the contract pays, the payment to the bank account for reimbursements
 * or to the injured party, the letter about it, and the end of the request.
 */
export async function settleDamage(
  work: Work,
  request: DeclaredDamage,
  { recognised, module, actor }: DamageDecision,
): Promise<SettledDamage> {
  const { db, secrets, today } = work;
  const { id, accountId } = request;
  const held: unknown = JSON.parse(secrets.decrypt(detailsBinding(id), request.details));
  const details = DamageDetails.parse(held);
  const cover = await coverOf(db, details, module);
  const amount = paidOf(recognised, cover);
  const payee = amount > 0 ? await payeeOf(work, request, details) : nobody;
  const paysOn = amount > 0 ? await workingDayAfter(db, today, DAYS_TO_PAY) : null;
  const { code, insuredAmount, deductible } = cover;
  const settlement = { module: code, insuredAmount, recognised, deductible, amount, paysOn };
  const told = { ...settlement, paidTo: payee.name };
  const iddms = await fileLetter(work, request, { details, settlement: told });
  if (paysOn) {
    const { noContract } = details;
    const booked = { interactionId: id, accountId, noContract, module: code, bookedOn: today };
    const { financialAddressId } = payee;
    const payment = financialAddressId === null ? null : "DUE";
    const paid = { paysOn, recognised, deductible, amount, financialAddressId, payment };
    await db
      .insertInto("damagePayment")
      .values({ ...booked, ...paid, iddms })
      .execute();
  }
  await keepSettlement(work, id, { ...details, settlement: { ...told, iddms } });
  const news = damageRequest.news;
  await decideRequest(db, secrets, {
    id,
    status: "DONE",
    actor,
    template: damageTreated,
    news,
  });
  return { amount, module: code, paysOn };
}

/** The part of the contract that pays, as of the day of the damage. */
async function coverOf(
  db: Kysely<Tables>,
  { noContract, date, event }: DamageDetails,
  module: string | undefined,
): Promise<DamageCover & { code: string }> {
  const contract = await db
    .selectFrom("propertyContract")
    .select("modules")
    .where("noContract", "=", noContract)
    .where("validFrom", "<=", date)
    .where("validTo", ">=", date)
    .executeTakeFirst();
  if (!contract)
    throw new SettlementProblem("noContract", `there is no contract ${noContract} on ${date}`);
  const parts = ChosenModules.parse(contract.modules);
  const named = module ? parts.filter(({ code }) => code === module) : partsFor(parts, event);
  const [only, ...others] = named;
  if (only && others.length === 0) return only;
  const choice = parts.map(({ code }) => code).join(", ");
  throw new SettlementProblem(
    named.length > 1 ? "severalModules" : "noModule",
    named.length > 1
      ? `several parts of the contract pay for it: name one with --module (${named.map(({ code }) => code).join(", ")})`
      : `no part of the contract ${module ?? `names ${event}`}: refuse it, or name one with --module (${choice})`,
  );
}

interface Payee {
  financialAddressId: string | null;
  /** The payee in the letter: a masked bank account or a name. */
  name: string | null;
}
const nobody: Payee = { financialAddressId: null, name: null };

/** Liability pays the injured party; any other damage pays the bank account for reimbursements. */
async function payeeOf(
  { db, secrets, today }: Work,
  { insuredNumber }: DeclaredDamage,
  { event, injuredPartyName }: DamageDetails,
): Promise<Payee> {
  if (event === "LIABILITY") return { financialAddressId: null, name: injuredPartyName };
  const account = await db
    .selectFrom("financialAddress")
    .select(["id", "iban"])
    .where("insuredNumber", "=", insuredNumber)
    .where("usage", "=", "REMB")
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!account)
    throw new SettlementProblem(
      "noAccount",
      "no account for reimbursements is known: the customer has to name one first",
    );
  const iban = secrets.decrypt(ibanBinding(account.id), account.iban);
  return { financialAddressId: account.id, name: ibanEnds(iban) };
}

interface Told {
  details: DamageDetails;
  settlement: Omit<NonNullable<DamageDetails["settlement"]>, "iddms">;
}

async function fileLetter(
  { db, today }: Work,
  { accountId, insuredNumber, language }: DeclaredDamage,
  { details, settlement }: Told,
): Promise<string> {
  const known: Language = knownLanguage(language);
  const partenaires = insuredNumber === null ? [] : [insuredNumber];
  const addressed = { accountId, partenaires, date: today, language: known };
  const { head } = await peopleForPaper(db, addressed);
  const { event, date, noContract, product } = details;
  return issuePaper(db, settlementLetter, {
    ...addressed,
    parameters: { date, event },
    content: { head, noContract, product, place: details.place, ...settlement },
  });
}

/** Settles a damage for the desk, which reads a code of why it cannot be. */
export const settleAtDesk: SettleDamage = async (work, request, decision) => {
  try {
    return await settleDamage(work, request, decision);
  } catch (error) {
    if (!(error instanceof SettlementProblem)) throw error;
    throw new Problem("CONFLICT", { errorCodes: [error.code] });
  }
};

async function keepSettlement({ db, secrets }: Work, id: string, details: DamageDetails) {
  const kept = secrets.encrypt(detailsBinding(id), JSON.stringify(details));
  await db.updateTable("interaction").set({ details: kept }).where("id", "=", id).execute();
}
