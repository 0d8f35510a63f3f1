import * as z from "zod/mini";
import {
  type FinancialUsage,
  type ForeignFinancialAddress,
  foreignFinancialAddress,
  type SwissFinancialAddress,
  swissFinancialAddress,
} from "./financial-addresses.ts";
import { judged } from "./judged.ts";
import { directoryCountries } from "./postal-addresses.ts";

export interface FinancialForm {
  country: string;
  ownerFullname: string;
  street: string;
  streetNumber: string;
  localityCommuneId: string;
  localityCommuneLabel: string;
  zip: string;
  locality: string;
  iban: string;
  startOfValidity: string | undefined;
}

interface FinancialEntry {
  id: string | null;
  usage: FinancialUsage;
}

type FinancialInput = { swiss: SwissFinancialAddress } | { foreign: ForeignFinancialAddress };

export function financialForm(
  today: string,
  entry: FinancialEntry,
): z.ZodMiniType<FinancialInput, FinancialForm> {
  return z.pipe(
    z.custom<FinancialForm>(),
    z.transform((form, ctx): FinancialInput => {
      const { ownerFullname, street, iban, startOfValidity } = form;
      const account = { ...entry, ownerFullname, street, iban, startOfValidity };
      if (directoryCountries.includes(form.country)) {
        const { localityCommuneId } = form;
        return {
          swiss: judged(swissFinancialAddress(today), { ...account, localityCommuneId }, ctx),
        };
      }
      const { country, streetNumber, zip, locality } = form;
      const given = { ...account, country, streetNumber, zip, locality };
      return { foreign: judged(foreignFinancialAddress(today), given, ctx) };
    }),
  );
}
