import { consentCategories } from "@portal/model/consent.ts";
import { ConsentContent } from "@portal/model/desk/publication-contents.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { recordOf } from "../../core/records.ts";
import { consentTexts } from "../../insurer/publishing/consent-texts.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import { surveys } from "../../insurer/publishing/surveys.ts";
import {
  urlOption,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  publisherOf,
  textOf,
  wrong,
} from "./command.ts";

/** The words of an invitation, as options and in its content. */
const surveyParts = [
  { word: "title", part: "titles" },
  { word: "text", part: "texts" },
  { word: "button", part: "buttons" },
] as const;

const perLanguage = (name: string) => languages.map((language) => `${name}-${language}`);

/** Commands for consent texts and surveys. */
export const consentAndSurveyCommands: Record<string, Command> = {
  "consent-texts list": {
    atDesk: "desk published consent",
    usage: "",
    about: "the versions of what people agree to, and how many decisions each has",
    run: listConsentTexts,
  },
  "consent-texts publish": {
    atDesk: "desk publish consent",
    usage:
      "--category CATEGORY --title-fr TEXT --text-fr TEXT [--summary-fr TEXT] (and -de, -it, -en)",
    about: "publishes a new version of the consents with other words for one category",
    texts: ["category", ...["title", "text", "summary"].flatMap(perLanguage)],
    run: publishConsentText,
  },
  "surveys list": {
    atDesk: "desk published survey",
    usage: "",
    about: "the surveys and whether they are open",
    run: listSurveys,
  },
  "surveys open": {
    atDesk: "desk publish survey",
    usage: "NAME",
    about: "lets people be asked again",
    run: setOpen(true),
  },
  "surveys close": {
    atDesk: "desk publish survey",
    usage: "NAME",
    about: "invites no more customers to it",
    run: setOpen(false),
  },
  "surveys change": {
    atDesk: "desk publish survey",
    usage: "NAME [--title-fr TEXT (and -de, -it, -en; likewise text, button)] [--link URL]",
    about:
      "changes what an invitation says or where it leads; --link-de … for a language of its own",
    texts: [...["title", "text", "button", "link"].flatMap(perLanguage), "link"],
    run: changeSurvey,
  },
};

async function listConsentTexts({ db }: OperatorContext): Promise<string[]> {
  const rows = await db
    .selectFrom("consentText")
    .select(["version", "publishedAt"])
    .select(
      raw<number>`(select count(*)::int from consent_event e where e.text_version = consent_text.version)`.as(
        "decisions",
      ),
    )
    .orderBy("version", "desc")
    .execute();
  return rows.map(
    ({ version, publishedAt, decisions }) =>
      `${version}  ${publishedAt.toISOString().slice(0, 10)}  ${decisions} decisions`,
  );
}

/** Earlier versions are never changed: a consent refers to the text that was read. */
async function publishConsentText(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const category = textOf(given, "category");
  if (!Object.hasOwn(consentCategories, category))
    throw wrong(`--category ${category} is none of ${Object.keys(consentCategories).join(", ")}`);
  const each = (part: string) => recordOf(languages, (of) => textOf(given, `${part}-${of}`));
  const summaries = recordOf(languages, (of) => optionalText(given, `summary-${of}`) ?? "");
  const written = Object.values(summaries).filter((summary) => summary !== "").length;
  if (written !== 0 && written !== languages.length)
    throw wrong("a summary is given in all four languages, or in none");
  const content = ConsentContent.parse({ titles: each("title"), texts: each("text"), summaries });
  const [before] = await consentTexts.read(operator.db, category);
  if (!before) throw wrong("there are no consents yet");
  await publish(operator.db, consentTexts, { item: category, content, ...publisherOf(operator) });
  const { version } = await operator.db
    .selectFrom("consentText")
    .select((newest) => newest.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  await audit(operator, "consent-texts publish", `${category} ${version}`);
  return [`Published: version ${version}`];
}

async function listSurveys({ db }: OperatorContext): Promise<string[]> {
  const rows = await db.selectFrom("survey").select(["name", "isOpen"]).orderBy("name").execute();
  if (rows.length === 0) return ["No survey."];
  return rows.map(({ name, isOpen }) => `${name.padEnd(40)}${isOpen ? "open" : "closed"}`);
}

function setOpen(isOn: boolean): Command["run"] {
  return async (operator, given) => {
    const { item, content } = await surveyIn(operator, given);
    await publish(operator.db, surveys, {
      item,
      content: { ...content, isOn },
      ...publisherOf(operator),
    });
    await audit(operator, isOn ? "surveys open" : "surveys close", item);
    return [`${item} is ${isOn ? "open" : "closed"}`];
  };
}

async function changeSurvey(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { item, content } = await surveyIn(operator, given);
  const changed = structuredClone(content);
  for (const language of languages) {
    for (const { word, part } of surveyParts)
      changed[part][language] =
        optionalText(given, `${word}-${language}`) ?? changed[part][language];
    const option = optionalText(given, `link-${language}`) ? `link-${language}` : "link";
    if (optionalText(given, option)) changed.links[language] = urlOption(given, option);
  }
  await publish(operator.db, surveys, { item, content: changed, ...publisherOf(operator) });
  await audit(operator, "surveys change", item);
  return [`Changed: ${item}`];
}

async function surveyIn({ db }: OperatorContext, { words: [name = "", more] }: CommandArguments) {
  if (name === "" || more !== undefined) throw wrong("the name of one survey is missing");
  const [survey] = await surveys.read(db, name.toUpperCase());
  if (!survey) throw wrong(`there is no survey ${name}: surveys list names them`);
  return survey;
}
