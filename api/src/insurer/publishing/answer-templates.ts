import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { MessageSubject } from "@portal/model/contact/conversations.ts";
import { TemplateContent } from "@portal/model/desk/publication-contents.ts";
import { always, type PublicationKind } from "./publication-kind.ts";

/** The templates with which clerks answer messages. Answers of before keep their words. */
export const answerTemplates: PublicationKind<TemplateContent> = {
  name: "template",
  rule: TemplateContent,
  async read(db, item) {
    let rows = db
      .selectFrom("answerTemplate")
      .select(["code", "subjectCode", "titles", "texts", "active"])
      .orderBy("code");
    if (item !== undefined) rows = rows.where("code", "=", item);
    return (await rows.execute()).map(({ code, subjectCode, titles, texts, active }) => ({
      item: code,
      content: {
        subject: subjectCode === null ? null : MessageSubject.parse(subjectCode),
        titles: InFourLanguages.parse(titles),
        texts: InFourLanguages.parse(texts),
        isOn: active,
      },
    }));
  },
  summary: ({ titles, isOn }) => ({ titles, isOn, ...always }),
  async write(db, { item: code, content: { subject, titles, texts, isOn } }) {
    const row = {
      subjectCode: subject,
      titles: JSON.stringify(titles),
      texts: JSON.stringify(texts),
      active: isOn,
    };
    await db
      .insertInto("answerTemplate")
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
      .execute();
  },
};
