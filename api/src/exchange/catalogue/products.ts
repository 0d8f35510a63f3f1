import { SentProduct } from "@portal/model/exchange/catalogue/products.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { defineEntity, type IncomingWork } from "../entity.ts";
import { inChunks } from "./in-chunks.ts";

type Product = Omit<Insertable<Tables["product"]>, "code">;

export const products = defineEntity({
  name: "products",
  about:
    "A product, whole: its names, levels, premiums, benefits and modules. A row that is missing in a newer version is removed.",
  rule: SentProduct,
  async write({ db }, { data }) {
    const values = columnsOf(data);
    await db
      .insertInto("product")
      .values({ code: data.code, ...values })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(values))
      .execute();
    await replacePremiums(db, data);
    await replaceBenefits(db, data);
    await replaceModules(db, data);
    return data.code;
  },
});

function columnsOf(product: SentProduct): Product {
  const none = { model: null, propertyType: null, tariff: null, insurerCode: null, levels: "{}" };
  const common = { ...none, kind: product.kind, names: JSON.stringify(product.names) };
  if (product.kind === "BASIC") return { ...common, model: product.model, tariff: product.tariff };
  return {
    ...common,
    insurerCode: product.insurer,
    levels: JSON.stringify(product.levels),
    ...(product.kind === "PROPERTY" && { propertyType: product.type }),
  };
}

type Work = IncomingWork["db"];

async function replacePremiums(db: Work, product: SentProduct): Promise<void> {
  await db.deleteFrom("supplementaryPremium").where("productCode", "=", product.code).execute();
  const rows = product.kind === "SUPPLEMENTARY" ? product.premiums : [];
  for (const some of inChunks(rows))
    await db
      .insertInto("supplementaryPremium")
      .values(some.map((row) => ({ ...row, productCode: product.code })))
      .execute();
}

async function replaceBenefits(db: Work, product: SentProduct): Promise<void> {
  await db.deleteFrom("supplementaryBenefit").where("productCode", "=", product.code).execute();
  const rows = product.kind === "SUPPLEMENTARY" ? product.benefits : [];
  for (const some of inChunks(rows))
    await db
      .insertInto("supplementaryBenefit")
      .values(some.map((row) => ({ ...row, productCode: product.code })))
      .execute();
}

async function replaceModules(db: Work, product: SentProduct): Promise<void> {
  await db.deleteFrom("propertyModule").where("productCode", "=", product.code).execute();
  const rows = product.kind === "PROPERTY" ? product.modules : [];
  for (const some of inChunks(rows))
    await db
      .insertInto("propertyModule")
      .values(
        some.map(({ rebates, ...row }) => ({
          ...row,
          productCode: product.code,
          rebates: JSON.stringify(rebates),
        })),
      )
      .execute();
}
