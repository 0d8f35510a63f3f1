import { consentCategories } from "@portal/model/consent.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import {
  urlOption,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

const perLanguage = (name: string) => languages.map((language) => `${name}-${language}`);

/** Commands for consent texts and surveys. */
export const consentAndSurveyCommands: Record<string, Command> = {
  "consent-texts list": {
    usage: "",
    about: "the versions of what people agree to, and how many decisions each has",
    run: listConsentTexts,
  },
  "consent-texts publish": {
    usage: "--category CATEGORY --title-fr TEXT --text-fr TEXT (and -de, -it, -en)",
    about: "publishes a new version of the consents with other words for one category",
    texts: ["category", ...perLanguage("title"), ...perLanguage("text")],
    run: publishConsentText,
  },
  "surveys list": { usage: "", about: "the surveys and whether they are open", run: listSurveys },
  "surveys open": { usage: "NAME", about: "lets people be asked again", run: setOpen(true) },
  "surveys close": { usage: "NAME", about: "invites no more customers to it", run: setOpen(false) },
  "surveys change": {
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
  const said = Object.fromEntries(
    languages.map((language) => [
      language,
      { title: textOf(given, `title-${language}`), text: textOf(given, `text-${language}`) },
    ]),
  );
  const { rows } = await raw<{ version: number }>`
    insert into consent_text (version, published_at, texts)
    select version + 1, ${operator.now}, texts || ${JSON.stringify({ [category]: said })}::jsonb
    from consent_text order by version desc limit 1 returning version`.execute(operator.db);
  const [published] = rows;
  if (!published) throw wrong("there are no consents yet");
  await audit(operator, "consent-texts publish", `${category} ${published.version}`);
  return [`Published: version ${published.version}`];
}

async function listSurveys({ db }: OperatorContext): Promise<string[]> {
  const rows = await db.selectFrom("survey").select(["name", "isOpen"]).orderBy("name").execute();
  if (rows.length === 0) return ["No survey."];
  return rows.map(({ name, isOpen }) => `${name.padEnd(40)}${isOpen ? "open" : "closed"}`);
}

function setOpen(isOpen: boolean): Command["run"] {
  return async (operator, given) => {
    const { name } = await lockedSurvey(operator, given);
    await operator.db.updateTable("survey").set({ isOpen }).where("name", "=", name).execute();
    await audit(operator, isOpen ? "surveys open" : "surveys close", name);
    return [`${name} is ${isOpen ? "open" : "closed"}`];
  };
}

async function changeSurvey(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { name } = await lockedSurvey(operator, given);
  for (const language of languages) {
    const said = Object.fromEntries(
      ["title", "text", "button"].flatMap((word) => {
        const text = optionalText(given, `${word}-${language}`);
        return text === undefined ? [] : [[word, text]];
      }),
    );
    const option = optionalText(given, `link-${language}`) ? `link-${language}` : "link";
    const link = optionalText(given, option) ? { [language]: urlOption(given, option) } : {};
    await raw`update survey set link = link || ${JSON.stringify(link)}::jsonb,
        texts = jsonb_set(texts, array[${language}], texts -> ${language} || ${JSON.stringify(said)}::jsonb)
      where name = ${name}`.execute(operator.db);
  }
  await audit(operator, "surveys change", name);
  return [`Changed: ${name}`];
}

async function lockedSurvey(
  { db }: OperatorContext,
  { words: [name = "", more] }: CommandArguments,
) {
  if (name === "" || more !== undefined) throw wrong("the name of one survey is missing");
  const survey = await db
    .selectFrom("survey")
    .select("name")
    .where("name", "=", name.toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  if (!survey) throw wrong(`there is no survey ${name}: surveys list names them`);
  return survey;
}
