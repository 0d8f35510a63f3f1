import { randomUUID } from "node:crypto";
import { movedDay } from "@portal/model/calendar/validity.ts";
import { BankAccountDetails } from "@portal/model/requests/stored-details.ts";
import type { RequestKind } from "../requests/kinds.ts";
import { ibanBinding } from "../iban-binding.ts";
import { accountChanged } from "./messages.ts";

/** Another bank account from its day on: the previous one ends, and later planned ones are deleted. */
export const accountChange: RequestKind<BankAccountDetails> = {
  type: "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  nature: "FINANCIAL_ADDRESS",
  details: BankAccountDetails,
  async apply({ db, secrets }, { insuredNumber, details }) {
    if (insuredNumber === null) throw new Error("A bank account without an insured person.");
    const { usage, startingDate, accountNumber, ownerName, npa, ...owner } = details;
    await db
      .deleteFrom("financialAddress")
      .where("insuredNumber", "=", insuredNumber)
      .where("usage", "=", usage)
      .where("validFrom", ">=", startingDate)
      .execute();
    await db
      .updateTable("financialAddress")
      .set({ validTo: movedDay(startingDate, -1) })
      .where("insuredNumber", "=", insuredNumber)
      .where("usage", "=", usage)
      .where("validTo", ">=", startingDate)
      .execute();
    const id = randomUUID();
    await db
      .insertInto("financialAddress")
      .values({
        id,
        insuredNumber,
        usage,
        iban: secrets.encrypt(ibanBinding(id), accountNumber),
        ownerName,
        ...owner,
        zip: npa,
        validFrom: startingDate,
      })
      .execute();
  },
  messages: { done: accountChanged },
};
