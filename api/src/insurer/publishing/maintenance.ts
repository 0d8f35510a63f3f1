import { MaintenanceContent } from "@portal/model/desk/publication-contents.ts";
import { ONLY_ITEM } from "@portal/model/desk/publishing.ts";
import { dateOf, instantOf, type PublicationKind } from "./publication-kind.ts";

/** The work for which the portal is closed, now or from an instant on. */
export const maintenance: PublicationKind<MaintenanceContent> = {
  name: "maintenance",
  rule: MaintenanceContent,
  async read(db) {
    const rows = await db
      .selectFrom("maintenance")
      .select(["gmnetRaised", "gmnetBeginsAt", "gmnetEndDate"])
      .execute();
    return rows.map(({ gmnetRaised, gmnetBeginsAt, gmnetEndDate }) => ({
      item: ONLY_ITEM,
      content: {
        isRaised: gmnetRaised,
        beginsAt: instantOf(gmnetBeginsAt),
        endsAt: instantOf(gmnetEndDate),
      },
    }));
  },
  // Past its end it is still on, until it is opened.
  summary: ({ isRaised, beginsAt }) => ({ titles: null, isOn: isRaised, beginsAt, endsAt: null }),
  async write(db, { content: { isRaised, beginsAt, endsAt } }) {
    await db
      .updateTable("maintenance")
      .set({
        gmnetRaised: isRaised,
        gmnetBeginsAt: dateOf(beginsAt),
        gmnetEndDate: dateOf(endsAt),
      })
      .execute();
  },
};
