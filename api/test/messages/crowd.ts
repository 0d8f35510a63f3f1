import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import type { PaymentMode } from "@portal/model/portal/profile.ts";
import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { db, secrets } from "../portal.ts";
import { anApplicant } from "../samples/applicants.ts";
import { hasContact } from "../samples/contacts.ts";
import { hasContract } from "../samples/contract-changes.ts";
import { seedTariffs } from "../samples/demonstration.ts";
import { aPerson } from "../samples/people.ts";

/** A customer with an account: login address, mobile and the contacts of the profile are all different. */
export type Member = Awaited<ReturnType<typeof aMember>>;
/** An insured person without an account, with an e-mail address and a mobile that the insurer knows. */
export type Outsider = Awaited<ReturnType<typeof anOutsider>>;

interface KnownRecipient {
  accountId?: string;
  insuredNumber: number;
  addresses: string[];
}
const everybody: KnownRecipient[] = [];

export async function aMember(language: Language, options: { paymentMode?: PaymentMode } = {}) {
  const [phone, mobile] = [nextMobile(), nextMobile()];
  const who = await aPerson({ language, phone, ...options });
  const email = `private.${who.insuredNumber}@example.ch`;
  await hasContact(who, { email });
  await hasContact(who, { number: mobile });
  const { id: accountId, insuredNumber } = who;
  everybody.push({ accountId, insuredNumber, addresses: [who.email, phone, email, mobile] });
  return { ...who, language, phone, private: { email, mobile } };
}

export async function anOutsider(language: Language) {
  const [mobile, phone] = [nextMobile(), nextMobile()];
  const who = { ...(await anApplicant({ language })), phone };
  const known = `known.${who.insuredNumber}@example.ch`;
  await hasContact(who, { number: mobile });
  await hasContract(who.insuredNumber, { productCode: "RF01" });
  const { insuredNumber, email } = who;
  // The address and number in a request for access belong to the person as well.
  everybody.push({ insuredNumber, addresses: [mobile, known, email, phone] });
  return { ...who, language, mobile, known };
}

/** Another address of an account, for example a requested new login address. */
export function alsoHas({ id }: Member, address: string): void {
  everybody.find(({ accountId }) => accountId === id)?.addresses.push(address);
}

let nextNumber = 6_000_000;
/** A unique number. */
const nextMobile = () => `+4179${nextNumber++}`;

/** Forty people beside the recipient of a message, in every language, half of them without an account. */
export async function aCrowd(): Promise<ReadonlySet<string>> {
  await seedTariffs(todayInZurich(new Date()));
  const around: string[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const language = languages[turn % languages.length] ?? "fr";
    const { email, phone, private: own } = await aMember(language);
    const outsider = await anOutsider(language);
    around.push(email, phone, own.email, own.mobile, outsider.mobile, outsider.known);
  }
  return new Set(around);
}

export interface SentMessage {
  id: string;
  template: string;
  channel: string;
  recipient: string;
  language: string;
  /** Whether the message went to an address of its person. */
  isOwn: boolean;
  accountId: string | null;
  insuredNumber: number | null;
}

/** All queued messages, to any recipient. */
export async function allMessages(): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom("message")
    .select(["id", "accountId", "insuredNumber", "template", "channel", "recipient", "language"])
    // A message for an unknown pair of number and birthdate is never sent.
    .where((eb) => eb.or([eb("accountId", "is not", null), eb("insuredNumber", "is not", null)]))
    .orderBy("createdAt")
    .execute();
  return rows.map(({ recipient: sealed, ...row }) => {
    const recipient = secrets.decrypt(messageBinding("recipient", row.id), sealed);
    return { ...row, recipient, isOwn: isOwn(row, recipient) };
  });
}

function isOwn(
  about: Pick<SentMessage, "accountId" | "insuredNumber">,
  recipient: string,
): boolean {
  const own = everybody.filter(
    ({ accountId, insuredNumber }) =>
      (accountId !== undefined && accountId === about.accountId) ||
      insuredNumber === about.insuredNumber,
  );
  return own.some(({ addresses }) => addresses.includes(recipient));
}
