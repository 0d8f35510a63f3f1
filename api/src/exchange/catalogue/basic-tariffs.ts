import {
  SentBasicTariff,
  SentPremiumRegions,
  SentTariffYear,
} from "@portal/model/exchange/catalogue/tariffs.ts";
import { defineEntity } from "../entity.ts";
import { inChunks } from "./in-chunks.ts";

export const tariffYears = defineEntity({
  name: "tariff-years",
  about: "What holds for the basic insurance of all insurers in a year.",
  rule: SentTariffYear,
  async write({ db }, { data: { year, ...values } }) {
    await db
      .insertInto("tariffYear")
      .values({ year, ...values })
      .onConflict((conflict) => conflict.column("year").doUpdateSet(values))
      .execute();
    return String(year);
  },
});

export const basicTariffs = defineEntity({
  name: "basic-tariffs",
  about: "The approved premiums of the basic insurance of one insurer in one year, whole.",
  rule: SentBasicTariff,
  async write({ db }, { data: { insurer: insurerCode, year, premiums, discounts, areas } }) {
    for (const table of ["basicPremium", "basicDiscount", "productArea"] as const)
      await db
        .deleteFrom(table)
        .where("insurerCode", "=", insurerCode)
        .where("year", "=", year)
        .execute();
    const of = { insurerCode, year };
    for (const some of inChunks(premiums)) {
      const rows = some.map(({ product: productCode, ...row }) => ({ ...of, ...row, productCode }));
      await db.insertInto("basicPremium").values(rows).execute();
    }
    for (const some of inChunks(discounts)) {
      const rows = some.map(({ product: productCode, discount }) => ({
        ...of,
        productCode,
        discount,
      }));
      await db.insertInto("basicDiscount").values(rows).execute();
    }
    for (const some of inChunks(areas)) {
      const rows = some.map(({ product: productCode, territory, commune: ofsLocalityId }) => {
        return { ...of, productCode, territory, ofsLocalityId };
      });
      await db.insertInto("productArea").values(rows).execute();
    }
    return `${insurerCode} ${year}`;
  },
});

/** Stands for all communes of the canton that have no row of their own. */
const OTHERS = "*";

export const premiumRegions = defineEntity({
  name: "premium-regions",
  about: "The premium regions of a canton from a day on, whole.",
  rule: SentPremiumRegions,
  async write({ db }, { data: { canton, validFrom, otherCommunes, communes } }) {
    await db
      .deleteFrom("premiumRegion")
      .where("canton", "=", canton)
      .where("validFrom", "=", validFrom)
      .execute();
    const rest = { commune: OTHERS, bfsNumber: null, region: otherCommunes };
    const rows = [rest, ...communes].map(({ bfsNumber: ofsLocalityId, commune, region }) => {
      return { canton, validFrom, commune, ofsLocalityId, region };
    });
    await db.insertInto("premiumRegion").values(rows).execute();
    return `${canton} ${validFrom}`;
  },
});
