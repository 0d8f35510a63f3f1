import { type Language, languages } from "@portal/model/portal/languages.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { News } from "@portal/model/notifications.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { notify } from "../../insurer/notifications/notify.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  idIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

export const notificationCommands: Record<string, Command> = {
  "notifications send": {
    usage:
      "(--to EMAIL | --all) --title-fr TEXT --body-fr TEXT (and -de, -it, -en) [--campaign NAME]",
    about: "tells one customer or all of them something, behind the bell and on their channel",
    texts: [
      "to",
      ...languages.flatMap((language) => [`title-${language}`, `body-${language}`]),
      "campaign",
    ],
    switches: ["all"],
    confirms: ({ options }) => options["all"] === true,
    run: sendCommunication,
  },
  "notifications list": {
    usage: "",
    about: "tells how far the latest messages to all customers are",
    run: listMailings,
  },
  "notifications stop": {
    usage: "ID",
    about: "ends a message to all customers; those who were told keep it",
    run: stopMailing,
  },
};

const EITHER = "say either --to EMAIL or --all";

async function sendCommunication(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const words = (language: Language) => ({
    title: textOf(given, `title-${language}`),
    body: textOf(given, `body-${language}`),
  });
  const news: News = {
    kind: "CommunicationNew",
    insuredNumber: null,
    documentDate: todayInZurich(operator.now),
    texts: { fr: words("fr"), de: words("de"), it: words("it"), en: words("en") },
    campaignName: optionalText(given, "campaign") ?? null,
  };
  if (given.options["all"] === true) return orderMailing(operator, given, news);
  const accountId = await accountOf(operator, given);
  if (news.campaignName !== null && (await objectsToOffers(operator, accountId)))
    throw wrong("this customer objects to offers: a message without --campaign is sent");
  await notify(operator.db, operator.secrets, { accountId, news });
  await audit(operator, "notifications send", news.campaignName, accountId);
  return ["Sent to 1 account"];
}

async function objectsToOffers({ db }: OperatorContext, accountId: string): Promise<boolean> {
  const objection = await db
    .selectFrom("objection")
    .select("purpose")
    .where("accountId", "=", accountId)
    .where("purpose", "=", "OFFERS")
    .executeTakeFirst();
  return objection !== undefined;
}

/** The jobs of the portal send it in batches at the configured rate. */
async function orderMailing(
  operator: OperatorContext,
  given: CommandArguments,
  news: News,
): Promise<string[]> {
  const { db } = operator;
  if (optionalText(given, "to") !== undefined) throw wrong(EITHER);
  const text = JSON.stringify(news);
  const isCampaign = news.kind === "CommunicationNew" && news.campaignName !== null;
  const { rows: same } = await raw<{ id: string }>`select id from mailing
    where news = ${text}::jsonb and state <> 'STOPPED'`.execute(db);
  if (same[0])
    throw wrong(
      `the same message was ordered today as ${same[0].id}, and no customer gets it twice`,
    );
  const { rows } = await raw<{ id: string; recipients: number }>`
    insert into mailing (news, ordered_by, recipients)
    select ${text}::jsonb, ${operator.person}, count(*) from account a
    where role = 'CUSTOMER' and (not ${isCampaign}::boolean or not exists (
      select from objection o where o.account_id = a.id and o.purpose = 'OFFERS'))
    having count(*) > 0
    returning id, recipients`.execute(db);
  const [mailing] = rows;
  if (!mailing) throw wrong("there is no account");
  await audit(operator, "notifications send --all", mailing.id);
  const { id, recipients } = mailing;
  return [
    `Ordered for ${recipients} ${recipients === 1 ? "account" : "accounts"}: ${id}`,
    "The portal sends it in batches; notifications list tells how far it is, notifications stop ends it.",
  ];
}

async function listMailings({ db }: OperatorContext): Promise<string[]> {
  const rows = await db
    .selectFrom("mailing")
    .select(["id", "state", "recipients", "told", "failed", "createdAt", "news"])
    .orderBy("createdAt", "desc")
    .limit(20)
    .execute();
  if (rows.length === 0) return ["No message was sent to all yet"];
  return rows.map(({ id, state, recipients, told, failed, createdAt, news }) => {
    const { texts } = Titles.parse(news);
    const problems = failed > 0 ? `, ${failed} failed` : "";
    return `${id}  ${createdAt.toISOString()}  ${state}  ${told} of ${recipients} told${problems}  ${texts.fr.title}`;
  });
}

const Titles = z.object({ texts: z.object({ fr: z.object({ title: z.string() }) }) });

async function stopMailing(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const stopped = await operator.db
    .updateTable("mailing")
    .set({ state: "STOPPED", endedAt: operator.now })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .returning(["told", "recipients"])
    .executeTakeFirst();
  if (!stopped) throw wrong(`${id} is no message that is being sent to all`);
  await audit(operator, "notifications stop", id);
  return [`Stopped after ${stopped.told} of ${stopped.recipients} accounts`];
}

/** Only customers: the operator has no notifications. */
async function accountOf(
  { db, secrets }: OperatorContext,
  given: CommandArguments,
): Promise<string> {
  const email = optionalText(given, "to");
  if (email === undefined) throw wrong(EITHER);
  const account = await db
    .selectFrom("account")
    .select("id")
    .where("role", "=", "CUSTOMER")
    .where("loginEmailHash", "=", emailLookup(secrets, email))
    .executeTakeFirst();
  if (!account) throw wrong(`${email} has no account`);
  return account.id;
}
