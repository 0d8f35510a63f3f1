import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { MessageSubject } from "@portal/model/contact/conversations.ts";
import type { AnswerTemplates } from "@portal/model/inbox/conversations.ts";
import { type DeskCall, deskRead } from "../call.ts";

/** The templates that are offered today. */
export function listTemplates(call: DeskCall): Promise<AnswerTemplates> {
  return deskRead(call, { what: "Desk.templates" }, async ({ db }) => {
    const rows = await db
      .selectFrom("answerTemplate")
      .select(["code", "subjectCode", "titles", "texts"])
      .where("active", "=", true)
      .orderBy("code")
      .execute();
    return {
      templates: rows.map(({ code, subjectCode, titles, texts }) => ({
        code,
        subject: subjectCode === null ? null : MessageSubject.parse(subjectCode),
        titles: InFourLanguages.parse(titles),
        texts: InFourLanguages.parse(texts),
      })),
    };
  });
}
