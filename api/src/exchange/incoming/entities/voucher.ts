import { randomUUID } from "node:crypto";
import { Voucher } from "@portal/model/exchange/care.ts";
import { defineEntity } from "../../entity.ts";
import { lockInsured } from "./insured.ts";
import { contradicts } from "./problems.ts";

export const vouchers = defineEntity({
  name: "vouchers",
  about: "The voucher with which a family doctor sends a person to another provider.",
  rule: Voucher,
  async write({ db }, { data, internalKey }) {
    const { insuredNumber, validFrom, validTo, treatment, ...voucher } = data;
    await lockInsured(db, insuredNumber, "insuredNumber");
    const row = {
      ...voucher,
      startValidity: validFrom,
      endValidity: validTo,
      treatmentNature: treatment,
    };
    if (internalKey === undefined) {
      const id = randomUUID();
      await db
        .insertInto("delegation")
        .values({ id, insuredNumber, ...row })
        .execute();
      return id;
    }
    const updated = await db
      .updateTable("delegation")
      .set(row)
      .where("id", "=", internalKey)
      .where("insuredNumber", "=", insuredNumber)
      .returning("id")
      .executeTakeFirst();
    if (!updated) throw contradicts("insuredNumber", "exchange.otherKey");
    return internalKey;
  },
});
