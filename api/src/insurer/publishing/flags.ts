import { FlagContent } from "@portal/model/desk/publication-contents.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import { always, type PublicationKind } from "./publication-kind.ts";

/** The feature flags: each is a switch, which takes effect at once. */
export const flags: PublicationKind<FlagContent> = {
  name: "flag",
  rule: FlagContent,
  async read(db, item) {
    const rows = await db.selectFrom("featureFlag").select(["id", "value"]).execute();
    const on = new Set(rows.filter(({ value }) => value).map(({ id }) => id));
    return flagIds
      .filter((id) => item === undefined || id === item)
      .map((id) => ({ item: id, content: { isOn: on.has(id) } }));
  },
  summary: ({ isOn }) => ({ titles: null, isOn, ...always }),
  async write(db, { item: id, content: { isOn: value } }) {
    await db
      .insertInto("featureFlag")
      .values({ id, value })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
      .execute();
  },
};
