import { randomUUID } from "node:crypto";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { recordOf } from "../../core/records.ts";
import { campaigns, news } from "../../insurer/publishing/announcements.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import { endWarnings, setWarning as showWarning } from "../../insurer/publishing/warnings.ts";
import {
  urlOption,
  audit,
  type Command,
  endIn,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  publisherOf,
  textOf,
} from "./command.ts";

const perLanguage = (name: string): string[] =>
  languages.map((language) => (name ? `${name}-${language}` : language));

export const announcementCommands: Record<string, Command> = {
  "warning set": {
    atDesk: "desk publish warning",
    usage: "--fr TEXT --de TEXT --it TEXT --en TEXT [--until INSTANT]",
    about: "shows a warning on every customer's homepage",
    texts: [...languages, "until"],
    run: setWarning,
  },
  "warning clear": {
    atDesk: "desk publish warning",
    usage: "",
    about: "takes the warning away",
    run: clearWarning,
  },
  "whats-new publish": {
    atDesk: "desk publish news",
    usage:
      "--title-fr TEXT --content-fr TEXT (and -de, -it, -en) --label NAME [--image URL] [--url URL] [--until INSTANT]",
    about: "adds a page to the what's-new carousel",
    texts: [...perLanguage("title"), ...perLanguage("content"), "label", "image", "url", "until"],
    run: publishNews,
  },
  "campaign publish": {
    atDesk: "desk publish campaign",
    usage:
      "--image URL --link URL --analytics NAME [--title-fr TEXT (and -de, -it, -en)] [--until INSTANT]",
    about: "adds a promotion to the homepage; --image-de, --link-it … for a language of its own",
    texts: [
      "image",
      "link",
      "analytics",
      "until",
      ...["image", "link", "title"].flatMap(perLanguage),
    ],
    run: publishCampaign,
  },
};

async function setWarning(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const texts = recordOf(languages, (language) => textOf(given, language));
  const endsAt = endIn(given, operator.now);
  const content = { texts, endsAt: endsAt?.toISOString() ?? null };
  await showWarning(operator.db, content, publisherOf(operator));
  await audit(operator, "warning set", null);
  return [endsAt ? `The warning stands until ${endsAt.toISOString()}` : "The warning stands"];
}

async function clearWarning(operator: OperatorContext): Promise<string[]> {
  await endWarnings(operator.db, publisherOf(operator));
  await audit(operator, "warning clear", null);
  return ["There is no warning any more"];
}

async function publishNews(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const address = (name: string) => (optionalText(given, name) ? urlOption(given, name) : null);
  const content = {
    titles: inEach((language) => textOf(given, `title-${language}`)),
    texts: inEach((language) => textOf(given, `content-${language}`)),
    image: address("image"),
    url: address("url"),
    label: textOf(given, "label"),
    ...timesIn(given, operator.now),
  };
  const item = randomUUID();
  await publish(operator.db, news, { item, content, ...publisherOf(operator) });
  await audit(operator, "whats-new publish", item);
  return [`Published: ${item}`];
}

async function publishCampaign(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const each = (name: string) =>
    inEach((language) =>
      urlOption(given, optionalText(given, `${name}-${language}`) ? `${name}-${language}` : name),
    );
  const hasTitle = optionalText(given, "title-fr") !== undefined;
  const content = {
    titles: inEach((language) => (hasTitle ? textOf(given, `title-${language}`) : "")),
    images: each("image"),
    links: each("link"),
    label: textOf(given, "analytics"),
    ...timesIn(given, operator.now),
  };
  const item = randomUUID();
  await publish(operator.db, campaigns, { item, content, ...publisherOf(operator) });
  await audit(operator, "campaign publish", item);
  return [`Published: ${item}`];
}

function timesIn(given: CommandArguments, now: Date) {
  const endsAt = endIn(given, now)?.toISOString() ?? null;
  return { beginsAt: now.toISOString(), endsAt };
}

function inEach(make: (language: Language) => string): Record<Language, string> {
  return recordOf(languages, make);
}
