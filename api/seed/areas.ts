import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { financialAddressRows } from "./people/accounts.ts";
import { basicContractRows, premiumReductionRows } from "./contracts/basic-contracts.ts";
import { ahvNumberRows, insuranceCardRows } from "./contracts/cards.ts";
import { claimRows } from "./reimbursements/claims.ts";
import { contactRows } from "./people/contacts.ts";
import { consentEventRows } from "./consent.ts";
import { contributionRows } from "./reimbursements/contributions.ts";
import { creditMovementRows } from "./invoices/credit-rows.ts";
import { delegationRows } from "./requests/delegations.ts";
import { documentRows } from "./documents/documents.ts";
import { propertyContractRows, supplementaryContractRows } from "./contracts/further-contracts.ts";
import { notificationRows } from "./news/notifications.ts";
import { postalAddressRows } from "./people/homes.ts";
import type { Household, World } from "./people/household.ts";
import {
  invoicePaymentRows,
  invoiceReminderRows,
  invoiceRows,
  waitingShareRows,
} from "./invoices/invoice-rows.ts";
import {
  attachedFileRows,
  conversationMessageRows,
  conversationRows,
} from "./requests/conversations.ts";
import { brokerMandateRows } from "./places/contact-lines.ts";
import { damagePaymentRows } from "./requests/giulias-theft.ts";
import { interactionRows, interactionStatusRows } from "./requests/interactions.ts";
import { accountInsuredRows, accountRows, credentialRows, insuredRows } from "./people/people.ts";
import { maternityRows } from "./reimbursements/pregnancies.ts";
import { professionalDataRows } from "./people/professional.ts";
import { statementLineRows, statementRows } from "./reimbursements/statement-rows.ts";
import type { Insertion } from "./references.ts";
import { type ColumnTypes, insertion } from "./rows.ts";

/** The tables and the rows of households. A table comes after those that it references. */
const areas = [
  area("insured", insuredRows),
  area("account", accountRows),
  area("accountInsured", accountInsuredRows),
  area("credential", credentialRows),
  area("contact", contactRows),
  area("contribution", contributionRows),
  area("postalAddress", postalAddressRows),
  area("financialAddress", financialAddressRows),
  area("basicContract", basicContractRows),
  area("premiumReduction", premiumReductionRows),
  area("supplementaryContract", supplementaryContractRows),
  area("propertyContract", propertyContractRows),
  area("insuranceCard", insuranceCardRows),
  area("ahvNumber", ahvNumberRows),
  area("professionalData", professionalDataRows),
  area("maternity", maternityRows),
  area("consentEvent", consentEventRows),
  area("delegation", delegationRows),
  area("statement", statementRows),
  area("statementLine", statementLineRows),
  area("document", documentRows),
  area("notification", notificationRows),
  area("invoice", invoiceRows),
  area("waitingShare", waitingShareRows),
  area("invoicePayment", invoicePaymentRows),
  area("invoiceReminder", invoiceReminderRows),
  area("creditMovement", creditMovementRows),
  area("interaction", interactionRows),
  area("interactionStatus", interactionStatusRows),
  area("damagePayment", damagePaymentRows),
  area("uploadedFile", attachedFileRows),
  area("conversation", conversationRows),
  area("conversationMessage", conversationMessageRows),
  area("brokerMandate", brokerMandateRows),
  area("claim", claimRows),
];

/** The statements that add households with all their rows. */
export function statementsFor(
  households: readonly Household[],
  world: World,
  types: ColumnTypes,
): Insertion[] {
  return areas.flatMap((statementOf) => statementOf(households, world, types));
}

function area<T extends keyof Tables>(
  table: T,
  rowsOf: (household: Household, world: World) => Insertable<Tables[T]>[],
) {
  return (households: readonly Household[], world: World, types: ColumnTypes): Insertion[] => {
    const rows = households.flatMap((household) => rowsOf(household, world));
    return rows.length > 0 ? [insertion(types, table, rows)] : [];
  };
}
