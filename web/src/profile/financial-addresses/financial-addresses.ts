import type { FinancialForm } from "@portal/model/addresses/financial-form.ts";
import { noClearingIn } from "@portal/model/banks.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { queryOptions } from "@tanstack/react-query";
import { invalidatedByDecisions } from "../../core/http/cache-invalidation.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { FinancialAddressesQuery } from "../../core/http/gql/private.ts";

const FinancialAddresses = graphql(`
  query FinancialAddresses($insuredNumber: Int!) {
    REMB: financialAddresses(usage: REMB) {
      ...Account
    }
    PRLV: financialAddresses(usage: PRLV) {
      ...Account
    }
    pendingUpdate(insuredNumber: $insuredNumber, nature: FINANCIAL_ADDRESS) {
      pending
      request {
        id
        requestDate
        withdrawable
        details
      }
    }
  }

  fragment Account on FinancialAddress {
    id
    loIban
    formattedAccountNumber
    bic
    startDate
    endDate
    bank {
      name
    }
    owner {
      fullname
      street
      streetNumber
      country
      zip
      city
      locality
      localityCommuneId
    }
  }
`);

export const UpdateSwissFinancialAddress = graphql(`
  mutation UpdateSwissFinancialAddress($input: SwissFinancialAddressInput!) {
    updateSwissFinancialAddress(input: $input) {
      request
    }
  }
`);

export const UpdateForeignFinancialAddress = graphql(`
  mutation UpdateForeignFinancialAddress($input: ForeignFinancialAddressInput!) {
    updateForeignFinancialAddress(input: $input) {
      request
    }
  }
`);

const BankOf = graphql(`
  query BankOf($iban: String!) {
    bank(iban: $iban) {
      name
      bic
    }
  }
`);

export type Account = FinancialAddressesQuery["REMB"][number];

/** The accounts of the address owner by their use, and whether a change is pending. */
export function financials(insuredNumber: number) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["financials"],
    queryFn: async () => {
      const { REMB, PRLV, pendingUpdate } = await query(FinancialAddresses, { insuredNumber });
      return {
        REMB,
        PRLV,
        isPending: pendingUpdate.pending,
        pendingRequest: pendingUpdate.request,
      };
    },
  });
}

/** The bank of a number, as soon as enough of it is typed. */
export function bankOf(iban: string) {
  const number = noClearingIn(iban);
  return queryOptions({
    queryKey: ["bank", number],
    queryFn: async () => (await query(BankOf, { iban }, { silent: true })).bank ?? null,
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

type EmptyForm = Pick<FinancialForm, "country" | "ownerFullname" | "startOfValidity">;

/** The form's initial values: only the owner for a new account or another country. */
export function startOf(account: Account | undefined, start: EmptyForm): FinancialForm {
  const empty = emptyForm(start);
  if (!account) return empty;
  const { owner } = account;
  return {
    ...empty,
    country: owner.country,
    ownerFullname: owner.fullname,
    street: owner.street ?? "",
    streetNumber: owner.streetNumber ?? "",
    localityCommuneId: owner.localityCommuneId ?? "",
    localityCommuneLabel: owner.localityCommuneId ? owner.locality : "",
    zip: owner.zip,
    locality: owner.city,
    iban: maskIban(account.loIban, "any"),
  };
}

export function emptyForm(start: EmptyForm): FinancialForm {
  return {
    ...start,
    street: "",
    streetNumber: "",
    localityCommuneId: "",
    localityCommuneLabel: "",
    zip: "",
    locality: "",
    iban: "",
  };
}
