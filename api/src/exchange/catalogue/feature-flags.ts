import { SentFeatureFlag } from "@portal/model/exchange/catalogue.ts";
import { defineEntity } from "../incoming/entity.ts";

export const featureFlags = defineEntity({
  name: "feature-flags",
  about: "A feature of the portal, on or off. The id is the flag's name.",
  rule: SentFeatureFlag,
  async write({ db }, { id, data: { value } }) {
    await db
      .insertInto("featureFlag")
      .values({ id, value })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
      .execute();
    return id;
  },
});
