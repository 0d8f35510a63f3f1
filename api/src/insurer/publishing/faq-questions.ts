import { FaqContent } from "@portal/model/desk/publication-contents.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { recordOf } from "../../core/records.ts";
import { dateOf, instantOf, type PublicationKind } from "./publication-kind.ts";

/** The questions of the help with their answers, in four languages. */
export const faqQuestions: PublicationKind<FaqContent> = {
  name: "faq",
  rule: FaqContent,
  async read(db, item) {
    let questions = db
      .selectFrom("faqQuestion as question")
      .innerJoin("faqGroup as group", "group.id", "question.groupId")
      .select(["question.id", "question.groupId", "question.position", "question.isPublished"])
      .select(["question.shownFrom", "question.shownUntil"])
      .orderBy("group.position")
      .orderBy("question.position")
      .orderBy("question.id");
    let answers = db.selectFrom("faqAnswer").selectAll();
    if (item !== undefined) {
      questions = questions.where("question.id", "=", item);
      answers = answers.where("questionId", "=", item);
    }
    const rows = await questions.execute();
    const answersOf = Map.groupBy(await answers.execute(), ({ questionId }) => questionId);
    return rows.map(({ id, groupId, position, isPublished, shownFrom, shownUntil }) => ({
      item: id,
      content: {
        group: groupId,
        position,
        texts: recordOf(languages, (language) => {
          const own = answersOf.get(id)?.find((answer) => answer.language === language);
          const { slug = "", question = "", answer = "", keywords = "" } = own ?? {};
          return { slug, question, answer, easyAnswer: own?.easyAnswer ?? "", keywords };
        }),
        isPublished,
        beginsAt: instantOf(shownFrom),
        endsAt: instantOf(shownUntil),
      },
    }));
  },
  summary: ({ texts, isPublished, beginsAt, endsAt }) => ({
    titles: recordOf(languages, (language) => texts[language].question),
    isOn: isPublished,
    beginsAt,
    endsAt,
  }),
  async write(db, { item: id, content, now }) {
    const { group: groupId, position, texts, isPublished, beginsAt, endsAt } = content;
    await refuseTakenNames(db, id, content);
    const row = {
      groupId,
      position,
      isPublished,
      shownFrom: dateOf(beginsAt),
      shownUntil: dateOf(endsAt),
      changedAt: now,
    };
    await db
      .insertInto("faqQuestion")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await db.deleteFrom("faqAnswer").where("questionId", "=", id).execute();
    await db
      .insertInto("faqAnswer")
      .values(languages.map((language) => ({ questionId: id, language, ...texts[language] })))
      .execute();
  },
};

/** The group exists, and no address belongs to another question. */
async function refuseTakenNames(
  db: Kysely<Tables>,
  id: string,
  { group, texts }: FaqContent,
): Promise<void> {
  const known = await db
    .selectFrom("faqGroup")
    .select("id")
    .where("id", "=", group)
    .executeTakeFirst();
  if (!known) throw new Problem("INVALID", { fields: { group: "desk.unknownGroup" } });
  const slugs = languages.map((language) => texts[language].slug);
  const taken = await db
    .selectFrom("faqAnswer")
    .select("slug")
    .where("slug", "in", slugs)
    .where("questionId", "<>", id)
    .execute();
  const fields = languages
    .filter((language) => taken.some(({ slug }) => slug === texts[language].slug))
    .map((language) => [`texts.${language}.slug`, "desk.slugTaken"]);
  if (fields.length > 0) throw new Problem("INVALID", { fields: Object.fromEntries(fields) });
}
