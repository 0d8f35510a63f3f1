import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { yearOf } from "../days.ts";

/** The monthly prices of the insurer's own offers in rappen, this year and last year. */
export function businessOfferPriceRows(today: string): Insertable<Tables["businessOfferPrice"]>[] {
  const thisYear = `${yearOf(today)}-01-01`;
  const lastYear = `${yearOf(today) - 1}-01-01`;
  return [
    { family: false, validFrom: lastYear, monthlyPremium: 4_50 },
    { family: false, validFrom: thisYear, monthlyPremium: 4_90 },
    { family: true, validFrom: lastYear, monthlyPremium: 7_50 },
    { family: true, validFrom: thisYear, monthlyPremium: 7_90 },
  ].map((price) => ({ offerName: "CYBERPROTECT", ...price }));
}
