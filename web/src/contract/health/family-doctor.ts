import type { Caregiver } from "@portal/model/caregivers.ts";
import type { PendingUpdate } from "@portal/model/requests/interactions.ts";
import { queryOptions } from "@tanstack/react-query";
import { invalidatedByDecisions } from "../../core/http/cache-invalidation.ts";
import { get, graphql, query } from "../../core/http/api.ts";
import type { DoctorsFromQuery } from "../../core/http/gql/private.ts";
import type { Insured } from "../../core/portal.tsx";

const DoctorsFrom = graphql(`
  query DoctorsFrom($date: Date!) {
    contracts(date: $date) {
      insuredNumber
      healthBasic {
        product {
          code
        }
        primaryCareDoctor {
          noPartenaire
          nomPrenom
          npa
          localite
        }
      }
    }
  }
`);

const SubmitContractMutations = graphql(`
  mutation SubmitContractMutations($mutations: [ContractMutation!]!) {
    submitContractMutations(mutations: $mutations) {
      request
    }
  }
`);

/** The product and doctor on the first day from which another doctor can be chosen. */
export type DoctorContract = NonNullable<DoctorsFromQuery["contracts"][number]["healthBasic"]>;

/** Every person's product and doctor from a day on. The request is silent, because the customer did not start it. */
export function doctorsFrom(date: string) {
  return queryOptions({
    queryKey: ["doctors-from", date],
    queryFn: () => query(DoctorsFrom, { date }, { silent: true }),
  });
}

/** Whether a change of the person's contract is pending. */
export function pendingChange(insuredNumber: number) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["pending-contract-change", insuredNumber],
    queryFn: () =>
      get<PendingUpdate>(`/v1/interaction/pending_update/${insuredNumber}/CONTRACT`, {
        silent: true,
      }),
  });
}

export interface DoctorChange {
  insured: Insured;
  caregiver: Caregiver;
  startingDate: string;
  idempotencyKey: string;
}

/** The request is silent, because its own dialog shows a failure. */
export function sendDoctor({ insured, caregiver, startingDate, idempotencyKey }: DoctorChange) {
  const { firstname, lastname, insuredNumber } = insured;
  const { nomPrenom, noPartenaire } = caregiver;
  const change = {
    code: "primaryCareDoctor",
    value: nomPrenom,
    startingDate,
    extra: [{ key: "noDispensateur", value: noPartenaire }],
  } as const;
  return query(
    SubmitContractMutations,
    { mutations: [{ firstname, lastname, insuredNumber, data: [change] }] },
    { silent: true, idempotencyKey },
  );
}
