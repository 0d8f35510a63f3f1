import { SurveyContent } from "@portal/model/desk/publication-contents.ts";
import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { always, type PublicationKind } from "./publication-kind.ts";

const Words = z.object({ title: z.string(), text: z.string(), button: z.string() });
const Texts = z.object({ fr: Words, de: Words, it: Words, en: Words });

/** The invitations to surveys, one for each occasion. An invitation that was seen does not come again. */
export const surveys: PublicationKind<SurveyContent> = {
  name: "survey",
  rule: SurveyContent,
  async read(db, item) {
    let rows = db.selectFrom("survey").select(["name", "isOpen", "texts", "link"]).orderBy("name");
    if (item !== undefined) rows = rows.where("name", "=", item);
    return (await rows.execute()).map(({ name, isOpen, texts, link }) => ({
      item: name,
      content: { ...wordsOf(Texts.parse(texts)), links: InFourLanguages.parse(link), isOn: isOpen },
    }));
  },
  summary: ({ titles, isOn }) => ({ titles, isOn, ...always }),
  async write(db, { item: name, before, content: { titles, texts, buttons, links, isOn } }) {
    // The portal asks at known occasions alone.
    if (!before) throw new Problem("NOT_FOUND");
    const said = Object.fromEntries(
      languages.map((language) => [
        language,
        { title: titles[language], text: texts[language], button: buttons[language] },
      ]),
    );
    await db
      .updateTable("survey")
      .set({ isOpen: isOn, texts: JSON.stringify(said), link: JSON.stringify(links) })
      .where("name", "=", name)
      .execute();
  },
};

function wordsOf(
  texts: z.infer<typeof Texts>,
): Pick<SurveyContent, "titles" | "texts" | "buttons"> {
  const each = (part: "title" | "text" | "button") => ({
    fr: texts.fr[part],
    de: texts.de[part],
    it: texts.it[part],
    en: texts.en[part],
  });
  return { titles: each("title"), texts: each("text"), buttons: each("button") };
}
