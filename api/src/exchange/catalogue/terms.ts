import {
  SentBusinessOfferPrice,
  SentDeductibles,
  SentDunningRules,
  SentFrameworkAgreement,
  SentPaymentDiscounts,
} from "@portal/model/exchange/catalogue/tariffs.ts";
import { Periodicity } from "@portal/model/contract.ts";
import { defineEntity } from "../entity.ts";

export const deductibles = defineEntity({
  name: "deductibles",
  about: "The deductibles that adults or children can choose from a day on, with their rebates.",
  rule: SentDeductibles,
  async write({ db }, { data: { validFrom, forChildren, deductibles: chosen } }) {
    await db
      .deleteFrom("deductibleRule")
      .where("forChildren", "=", forChildren)
      .where("validFrom", "=", validFrom)
      .execute();
    const rows = chosen.map((row) => ({ ...row, validFrom, forChildren }));
    await db.insertInto("deductibleRule").values(rows).execute();
    return `${forChildren ? "children" : "adults"} ${validFrom}`;
  },
});

export const paymentDiscounts = defineEntity({
  name: "payment-discounts",
  about: "The discounts for payment in advance from a day on.",
  rule: SentPaymentDiscounts,
  async write({ db }, { data: { validFrom, rates } }) {
    const rows = Periodicity.options.map((periodicity) => {
      return { periodicity, validFrom, rate: rates[periodicity] };
    });
    await db.deleteFrom("paymentDiscount").where("validFrom", "=", validFrom).execute();
    await db.insertInto("paymentDiscount").values(rows).execute();
    return validFrom;
  },
});

export const dunningRules = defineEntity({
  name: "dunning-rules",
  about: "What follows when an invoice is not paid: three steps for deadlines from a day on.",
  rule: SentDunningRules,
  async write({ db }, { data: { law, validFrom, steps } }) {
    await db
      .deleteFrom("dunningRule")
      .where("law", "=", law)
      .where("validFrom", "=", validFrom)
      .execute();
    const rows = steps.map((step) => ({ ...step, law, validFrom }));
    await db.insertInto("dunningRule").values(rows).execute();
    return `${law} ${validFrom}`;
  },
});

export const frameworkAgreements = defineEntity({
  name: "framework-agreements",
  about: "A rebate of the supplementary insurance that an employer or an association agreed.",
  rule: SentFrameworkAgreement,
  async write({ db }, { data: { number, ...values } }) {
    await db
      .insertInto("frameworkAgreement")
      .values({ number, ...values })
      .onConflict((conflict) => conflict.column("number").doUpdateSet(values))
      .execute();
    return number;
  },
});

export const businessOfferPrices = defineEntity({
  name: "business-offer-prices",
  about: "The price of one of the insurer's own offers from a day on.",
  rule: SentBusinessOfferPrice,
  async write({ db }, { data: { offer: offerName, forFamilies: family, validFrom, premium } }) {
    const values = { monthlyPremium: premium };
    await db
      .insertInto("businessOfferPrice")
      .values({ offerName, family, validFrom, ...values })
      .onConflict((conflict) =>
        conflict.columns(["offerName", "family", "validFrom"]).doUpdateSet(values),
      )
      .execute();
    return `${offerName} ${family ? "family" : "person"} ${validFrom}`;
  },
});
