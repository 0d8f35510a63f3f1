import type { BoundStatement } from "../../src/core/db/prepared-query.ts";
import { type ColumnTypes, insertion } from "../rows.ts";
import {
  basicDiscountRows,
  basicPremiumRows,
  deductibleRuleRows,
  paymentDiscountRows,
  tariffYearRows,
} from "./basic.ts";
import { supplementaryBenefitRows } from "./benefits.ts";
import {
  frameworkAgreementRows,
  insurerRows,
  productRows,
  telemedicinePartnerRows,
} from "./catalogue.ts";
import { propertyModuleRows } from "./property.ts";
import { premiumRegionRows } from "./regions.ts";
import { supplementaryPremiumRows } from "./supplementary.ts";

/** The invented tariffs of a demonstration; an operator with real customers imports their own. */
export function tariffStatements(types: ColumnTypes, today: string): BoundStatement<unknown>[] {
  return [
    insertion(types, "insurer", insurerRows()),
    insertion(types, "product", productRows()),
    insertion(types, "frameworkAgreement", frameworkAgreementRows()),
    insertion(types, "telemedicinePartner", telemedicinePartnerRows()),
    insertion(types, "tariffYear", tariffYearRows(today)),
    insertion(types, "basicPremium", basicPremiumRows(today)),
    insertion(types, "basicDiscount", basicDiscountRows(today)),
    insertion(types, "deductibleRule", deductibleRuleRows()),
    insertion(types, "paymentDiscount", paymentDiscountRows()),
    insertion(types, "premiumRegion", premiumRegionRows()),
    insertion(types, "supplementaryPremium", supplementaryPremiumRows(today)),
    insertion(types, "supplementaryBenefit", supplementaryBenefitRows()),
    insertion(types, "propertyModule", propertyModuleRows()),
  ];
}
