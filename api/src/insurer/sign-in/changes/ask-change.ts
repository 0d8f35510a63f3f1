import { randomBytes, randomUUID } from "node:crypto";
import { fullDate } from "@portal/model/calendar/full-dates.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { maskedEmail, maskedPhone } from "@portal/model/portal/confirmations.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { AccountChangeKind } from "@portal/model/security.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { emailLookup, type Secrets } from "../../../core/secrets/secrets.ts";
import { hashOf } from "../../../core/secrets/tokens.ts";
import { ring } from "../../notifications/notify.ts";
import { languageOf, loginEmailOf, phoneNumberOf } from "../../outbox/account-contact.ts";
import { type Channel, enqueueMessage } from "../../outbox/enqueue.ts";
import { CHANGE_HOURS } from "../limits.ts";
import { proveChange, staffChange } from "./messages.ts";
import { askedSentences, bellTitles, untilSentences } from "./texts.ts";

interface ChangeContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  now: Date;
}

export interface AskedChange {
  accountId: string;
  kind: AccountChangeKind;
  /** The new address or number. */
  value?: string;
  /** How the clerk verified the caller's identity. */
  checked: string;
}

/** The change as described in messages. */
export interface ToldChange {
  language: Language;
  what: string;
  when: string;
}

/**
 * Stores a change that a customer requested by phone, in place of an earlier one, and informs all channels of the
 * account. It takes effect after a day unless the owner stops it; a new address or number must be proved as well.
 */
export async function askAccountChange(
  parts: ChangeContext,
  { accountId, kind, value, checked }: AskedChange,
): Promise<ToldChange & { dueAt: Date }> {
  const { db, secrets, now } = parts;
  const id = randomUUID();
  const [stop, proof] = [newToken(), newToken()];
  const dueAt = new Date(now.getTime() + CHANGE_HOURS * 3_600_000);
  await db
    .updateTable("accountChange")
    .set({ state: "STOPPED", settledAt: now })
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("state", "=", "WAITING")
    .execute();
  const masked = value === undefined ? null : maskedValue(kind, value);
  await db
    .insertInto("accountChange")
    .values({
      id,
      accountId,
      kind,
      checked,
      masked,
      value: value === undefined ? null : secrets.encrypt(changeBinding(id), value),
      valueHash: kind === "LOGIN_EMAIL" && value ? emailLookup(secrets, value) : null,
      stopHash: hashOf(stop),
      proofHash: value === undefined ? null : hashOf(proof),
      askedAt: now,
      dueAt,
    })
    .execute();
  const language = await languageOf(db, accountId);
  const told = toldIn(language, { kind, masked, dueAt });
  await tellEveryWay(parts, accountId, told, stop);
  await ringBell(parts, accountId, { kind, masked, dueAt });
  if (value !== undefined)
    await enqueueMessage(db, secrets, {
      accountId,
      channel: kind === "PHONE" ? "SMS" : "EMAIL",
      recipient: value,
      template: proveChange.key,
      language,
      parameters: { when: told.when, link: `/oidc/change?lang=${language}#${proof}` },
    });
  return { ...told, dueAt };
}

/** The encryption binding of the stored value. */
export function changeBinding(id: string) {
  return { table: "account_change", column: "value", row: id };
}

async function tellEveryWay(
  { db, secrets }: ChangeContext,
  accountId: string,
  { language, what, when }: ToldChange,
  stop: string,
): Promise<void> {
  const tell = (channel: Channel, recipient: string) =>
    enqueueMessage(db, secrets, {
      accountId,
      channel,
      recipient,
      template: staffChange.key,
      language,
      parameters: { what, when, link: `/oidc/stop?lang=${language}#${stop}` },
    });
  await tell("EMAIL", await loginEmailOf(db, secrets, accountId));
  const phone = await phoneNumberOf(db, secrets, accountId);
  if (phone) await tell("SMS", phone);
}

interface ChangeFacts {
  kind: AccountChangeKind;
  masked: string | null;
  dueAt: Date;
}

async function ringBell(
  { db, now }: ChangeContext,
  accountId: string,
  facts: ChangeFacts,
): Promise<void> {
  const words = (language: Language) => {
    const { what, when } = toldIn(language, facts);
    const body = `${what} ${untilSentences[language].replace("{when}", when)}`;
    return { title: bellTitles[language], body };
  };
  await ring(db, {
    accountId,
    news: {
      kind: "CommunicationNew",
      insuredNumber: null,
      documentDate: todayInZurich(now),
      texts: { fr: words("fr"), de: words("de"), it: words("it"), en: words("en") },
      campaignName: null,
    },
  });
}

function toldIn(language: Language, { kind, masked, dueAt }: ChangeFacts): ToldChange {
  return {
    language,
    what: askedSentences[kind][language].replace("{recipient}", masked ?? ""),
    when: fullDate(dueAt, language, { timeZone: "Europe/Zurich", withTime: true }),
  };
}

function maskedValue(kind: AccountChangeKind, value: string): string {
  return kind === "PHONE" ? maskedPhone(value) : maskedEmail(value);
}

function newToken(): string {
  return randomBytes(32).toString("base64url");
}
