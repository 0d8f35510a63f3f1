import { languages } from "@portal/model/portal/languages.ts";
import { recordOf } from "../../core/records.ts";
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
    usage: "--fr TEXT --de TEXT --it TEXT --en TEXT [--until INSTANT]",
    about: "shows a warning on every customer's homepage",
    texts: [...languages, "until"],
    run: setWarning,
  },
  "warning clear": { usage: "", about: "takes the warning away", run: clearWarning },
  "whats-new publish": {
    usage:
      "--title-fr TEXT --content-fr TEXT (and -de, -it, -en) --label NAME [--image URL] [--url URL] [--until INSTANT]",
    about: "adds a page to the what's-new carousel",
    texts: [...perLanguage("title"), ...perLanguage("content"), "label", "image", "url", "until"],
    run: publishNews,
  },
  "campaign publish": {
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
  const texts = inEach((language) => ({
    title: textOf(given, `title-${language}`),
    content: textOf(given, `content-${language}`),
  }));
  const { id } = await operator.db
    .insertInto("whatsNew")
    .values({
      texts: JSON.stringify(texts),
      eventLabel: textOf(given, "label"),
      image: optionalText(given, "image") ? urlOption(given, "image") : null,
      url: optionalText(given, "url") ? urlOption(given, "url") : null,
      endsAt: endIn(given, operator.now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(operator, "whats-new publish", id);
  return [`Published: ${id}`];
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
  const { id } = await operator.db
    .insertInto("campaign")
    .values({
      imageUrl: JSON.stringify(each("image")),
      link: JSON.stringify(each("link")),
      titles: hasTitle
        ? JSON.stringify(inEach((language) => textOf(given, `title-${language}`)))
        : null,
      analytics: textOf(given, "analytics"),
      endsAt: endIn(given, operator.now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(operator, "campaign publish", id);
  return [`Published: ${id}`];
}

function inEach<T>(make: (language: string) => T): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}
