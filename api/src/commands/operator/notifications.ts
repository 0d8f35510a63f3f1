import { type Language, languages } from "@portal/model/portal/languages.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { News } from "@portal/model/notifications.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import {
  audit,
  type Command,
  type Given,
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
};

async function sendCommunication(operator: OperatorContext, given: Given): Promise<string[]> {
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
  const accounts = await recipients(operator, given);
  for (const accountId of accounts) {
    await notify(operator.db, operator.secrets, { accountId, news });
    await audit(operator, "notifications send", news.campaignName, accountId);
  }
  return [`Sent to ${accounts.length} ${accounts.length === 1 ? "account" : "accounts"}`];
}

/** Customers alone: the operator has no bell. */
async function recipients({ db, secrets }: OperatorContext, given: Given): Promise<string[]> {
  const email = optionalText(given, "to");
  const isForAll = given.options["all"] === true;
  if ((email === undefined) === !isForAll) throw wrong("say either --to EMAIL or --all");
  let query = db.selectFrom("account").select("id").where("role", "=", "CUSTOMER").orderBy("id");
  if (email !== undefined) query = query.where("loginEmailHash", "=", emailLookup(secrets, email));
  const rows = await query.execute();
  if (rows.length === 0) throw wrong(email ? `${email} has no account` : "there is no account");
  return rows.map(({ id }) => id);
}
