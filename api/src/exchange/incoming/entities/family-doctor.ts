import { FamilyDoctor } from "@portal/model/exchange/care.ts";
import { defineEntity } from "../../entity.ts";
import { writeDoctor } from "./contract/basic.ts";
import { actsOfCustomers } from "./customers-acts.ts";
import { lockInsured } from "./insured.ts";
import { contradicts, requirePast, wrongField } from "./problems.ts";

export const familyDoctors = defineEntity({
  name: "family-doctors",
  about:
    "The family doctor of a person from a day on, for the models of basic insurance that have one. It needs the contract.",
  rule: FamilyDoctor,
  async write({ db, services }, { data, internalKey }) {
    const { asOf, insuredNumber, validFrom, doctor } = data;
    requirePast(asOf, services.clock.now());
    const key = String(insuredNumber);
    if (internalKey !== undefined && internalKey !== key)
      throw contradicts("insuredNumber", "exchange.otherKey");
    await lockInsured(db, insuredNumber, "insuredNumber");
    const isKept = await actsOfCustomers(db, [insuredNumber], ["CONTRACT"], asOf);
    if (isKept(insuredNumber, "CONTRACT")) return key;
    if (!(await writeDoctor(db, insuredNumber, { validFrom, doctor })))
      throw wrongField("insuredNumber", "exchange.unknownRecord");
    return key;
  },
});
