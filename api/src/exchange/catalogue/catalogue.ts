import type { Entity } from "../entity.ts";
import { basicTariffs, premiumRegions, tariffYears } from "./basic-tariffs.ts";
import { agencies, brokers, healthLines, serviceLines, telemedicinePartners } from "./contacts.ts";
import { insurers } from "./insurers.ts";
import { products } from "./products.ts";
import {
  consentTexts,
  deeplinks,
  featureFlags,
  healthCards,
  offers,
  publicConfiguration,
  surveys,
} from "./site.ts";
import {
  businessOfferPrices,
  deductibles,
  dunningRules,
  frameworkAgreements,
  paymentDiscounts,
} from "./terms.ts";

/** What an insurer is made of, in the order in which a first load needs it. */
export const catalogueEntities: readonly Entity[] = [
  insurers,
  products,
  tariffYears,
  basicTariffs,
  premiumRegions,
  deductibles,
  paymentDiscounts,
  frameworkAgreements,
  dunningRules,
  telemedicinePartners,
  agencies,
  serviceLines,
  healthLines,
  brokers,
  featureFlags,
  publicConfiguration,
  deeplinks,
  offers,
  businessOfferPrices,
  healthCards,
  surveys,
  consentTexts,
];
