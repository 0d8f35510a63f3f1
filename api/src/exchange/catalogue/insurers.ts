import { SentInsurer } from "@portal/model/exchange/catalogue/insurers.ts";
import { defineEntity } from "../entity.ts";

const noCreditor = { street: null, number: null, zip: null, city: null, qrIban: null };

export const insurers = defineEntity({
  name: "insurers",
  about: "A company that carries insurance, with the account to which its invoices are paid.",
  rule: SentInsurer,
  async write({ db }, { data: { code, names, creditor, ...limits } }) {
    const values = { names: JSON.stringify(names), ...noCreditor, ...creditor, ...limits };
    await db
      .insertInto("insurer")
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(values))
      .execute();
    return code;
  },
});
