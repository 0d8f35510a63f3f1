import { type Bank as BankShape, noClearingIn } from "@portal/model/banks.ts";
import { banksBy } from "../insurer/banks.ts";
import { builder } from "../core/http/graphql.ts";

const Bank = builder.objectRef<BankShape>("Bank").implement({
  description: "A bank of Switzerland or Liechtenstein.",
  fields: (t) => ({
    noClearing: t.exposeString("noClearing", {
      description: "The bank's number in Switzerland, five digits of the IBAN.",
    }),
    name: t.exposeString("name"),
    bic: t.exposeString("bic", {
      nullable: true,
      description: "Null where the directory of banks has none.",
    }),
  }),
});

builder.queryField("bank", (t) =>
  t.field({
    type: Bank,
    nullable: true,
    description:
      "The bank that an IBAN names, also while it is still being typed; null where the directory does not know it.",
    args: {
      iban: t.arg.string({
        required: true,
        description: "As far as it is typed, with or without spaces.",
      }),
    },
    resolve: async (_root, { iban }, ctx) => {
      const number = noClearingIn(iban);
      const [bank] = await banksBy(ctx, number ? [number] : []);
      return bank ?? null;
    },
  }),
);
