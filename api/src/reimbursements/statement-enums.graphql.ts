import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import {
  ClaimChannel,
  PendingStatus,
  StatementCorrection,
  StatementStatus,
} from "@portal/model/statements.ts";
import { builder, enumValues } from "../core/http/graphql.ts";

export const CareCategoryEnum = builder.enumType("CareCategory", {
  description: "What sort of care a bill is for.",
  values: enumValues(CareCategory.options, {
    ALTERNATIVE: "Complementary medicine.",
    BRAND_MEDICINE:
      "A brand-name medicine although a generic exists, for which more coinsurance is borne.",
    DENTAL: "A dentist's care.",
    DOCTOR: "A doctor's care outside hospital.",
    GLASSES: "Glasses and contact lenses.",
    HOSPITAL: "A hospital stay.",
    LABORATORY: "Analyses of a laboratory.",
    MATERNITY: "Care around pregnancy and birth, of which nothing is borne.",
    MEDICINE: "Medicines.",
    THERAPY: "Physiotherapy and other treatment that a doctor ordered.",
  }),
});
export const TiersEnum = builder.enumType("Tiers", {
  description: "Who pays the provider of care.",
  values: enumValues(Tiers.options, {
    GARANT: "The customer, to whom we pay back.",
    PAYANT: "We, to whom the customer owes a share.",
  }),
});
export const StatementStatusEnum = builder.enumType("StatementStatus", {
  description: "What follows from a statement.",
  values: enumValues(StatementStatus.options, {
    CLOSED: "Nothing more.",
    INVOICED: "The share was billed.",
    IN_PAYMENT: "Money is on its way to the customer.",
    PAID: "The customer was paid.",
    PAYMENT_RETURNED:
      "The bank refused the payment or sent it back, or no account is known; it is paid to another account once there is one.",
    SHARE_PAID: "The share was billed and paid.",
    TO_BE_INVOICED: "The share will be billed.",
  }),
});
export const StatementCorrectionEnum = builder.enumType("StatementCorrection", {
  description: "What a line does to a line of an earlier statement.",
  values: enumValues(StatementCorrection.options, {
    REPLACEMENT: "It settles the same bill anew.",
    REVERSAL: "It takes it back: all amounts are negative.",
  }),
});
export const PendingStatusEnum = builder.enumType("PendingStatus", {
  description: "Where a bill stands that is not decided yet.",
  values: enumValues(PendingStatus.options, {
    IN_REVIEW: "An employee examines it.",
    RECEIVED: "It arrived.",
  }),
});
export const ClaimChannelEnum = builder.enumType("ClaimChannel", {
  description: "How a bill came to us.",
  values: enumValues(ClaimChannel.options, {
    CUSTOMER: "The customer sent it in.",
    PROVIDER: "The provider of the care sent it.",
  }),
});
