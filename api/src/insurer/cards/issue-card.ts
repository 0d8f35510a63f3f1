import { cardNumberOf, type CardReason, cardValidUntil } from "@portal/model/cards.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { notify } from "../notifications/notify.ts";
import { cardLetter } from "../papers/card-letter.ts";
import { issuePaper } from "../papers/file-paper.ts";
import { peopleForPaper } from "../papers/people.ts";
import type { Work } from "../requests/kinds.ts";

interface CardToIssue {
  insuredNumber: number;
  insurerCode: string;
  reason: CardReason | "OPERATOR";
  /** The order of the card. */
  interactionId: string | null;
}

/** Issues a card with its number and its letter, and ends the previous card. */
export async function issueCard(work: Work, wanted: CardToIssue): Promise<string> {
  const { db, today } = work;
  const { insuredNumber, insurerCode, reason, interactionId } = wanted;
  const replaced = await db
    .updateTable("insuranceCard")
    .set({ blockedOn: today, blockReason: reason })
    .where("insuredNumber", "=", insuredNumber)
    .where("insurerCode", "=", insurerCode)
    .where("blockedOn", "is", null)
    .returning("cardNumber")
    .executeTakeFirst();
  const cardNumber = cardNumberOf(insurerCode, await nextSerial(db));
  const validUntil = cardValidUntil(today);
  await db
    .insertInto("insuranceCard")
    .values({ cardNumber, insuredNumber, insurerCode, issuedOn: today, validUntil, interactionId })
    .execute();
  await writeTo(work, insuredNumber, { cardNumber, validUntil, replaced: replaced?.cardNumber });
  return cardNumber;
}

async function nextSerial(db: Kysely<Tables>): Promise<number> {
  const { rows } = await raw<{
    serial: number;
  }>`select nextval('card_serial')::int as serial`.execute(db);
  const [next] = rows;
  if (!next) throw new Error("No serial number for a card.");
  return next.serial;
}

interface MadeCard {
  cardNumber: string;
  validUntil: string;
  replaced: string | undefined;
}

/** The letter goes to the address owner, like the card; without an account it is sent only by post. */
async function writeTo(
  { db, secrets, today }: Work,
  insuredNumber: number,
  { cardNumber, validUntil, replaced }: MadeCard,
): Promise<void> {
  const account = await db
    .selectFrom("account")
    .innerJoin("accountInsured", "accountInsured.accountId", "account.id")
    .select(["account.id", "language"])
    .where("accountInsured.insuredNumber", "=", insuredNumber)
    .orderBy(raw`extranaute_type = 'PPA'`, "desc")
    .orderBy("account.id")
    .limit(1)
    .executeTakeFirst();
  if (!account) return;
  const addressed = {
    accountId: account.id,
    partenaires: [insuredNumber],
    date: today,
    language: knownLanguage(account.language),
  };
  const {
    head,
    people: [person],
  } = await peopleForPaper(db, addressed);
  if (!person) return;
  const idDms = await issuePaper(db, cardLetter, {
    ...addressed,
    parameters: { validUntil },
    content: { head, person, cardNumber, replaced },
  });
  const news = { kind: "CertificatNew", insuredNumber, documentDate: today } as const;
  await notify(db, secrets, { accountId: account.id, news, idDms });
}
