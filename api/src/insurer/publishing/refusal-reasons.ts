import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import { ReasonContent } from "@portal/model/desk/publication-contents.ts";
import { NO_ANSWER_REASON } from "@portal/model/requests/decisions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { always, type PublicationKind } from "./publication-kind.ts";

/** The reasons with which requests are refused. Refusals of before keep their words. */
export const refusalReasons: PublicationKind<ReasonContent> = {
  name: "reason",
  rule: ReasonContent,
  async read(db, item) {
    let rows = db.selectFrom("refusalReason").select(["code", "texts", "active"]).orderBy("code");
    if (item !== undefined) rows = rows.where("code", "=", item);
    return (await rows.execute()).map(({ code, texts, active }) => ({
      item: code,
      content: { texts: InFourLanguages.parse(texts), isOn: active },
    }));
  },
  summary: ({ texts, isOn }) => ({ titles: texts, isOn, ...always }),
  async write(db, { item: code, content }) {
    if (!content.isOn && code === NO_ANSWER_REASON)
      throw new Problem("INVALID", { fields: { isOn: "desk.ownReason" } });
    const row = { texts: JSON.stringify(content.texts), active: content.isOn };
    await db
      .insertInto("refusalReason")
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
      .execute();
  },
};
