import type {
  InsuredTransfer,
  MutationProposal,
  Proposals,
  TransferProposal,
} from "@portal/model/contract-changes/proposal.ts";
import { rappenOf } from "@portal/model/money.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import { invalidatedByDecisions } from "../core/http/cache-invalidation.ts";
import type { ProposalsQuery } from "../core/http/gql/private.ts";

const ProposalsDocument = graphql(`
  query Proposals {
    mutationProposal {
      id
      warningMessage
      assures {
        noAssure
        firstname
        lastname
        yearlyCosts {
          year
          costs
        }
        employments {
          employer
          from
          to
        }
        mutations {
          code
          constraints
          enabled
          values {
            code
            text
            amount
            dates
            dateDefault
            primaryCareDoctor
            primaryCareDoctorMandatory
          }
        }
      }
    }
    transferProposal {
      refDemande
      assures {
        noAssure
        constraints
        periodes {
          date
          infosContrat {
            cdCaisse
            caisse
            cdProduit
            produit
            cdFranchise
            franchiseCourt
            franchiseAmount
            cdRisqueCourt
            cdVariante
            primaryCareDoctor {
              noPartenaire
              nomPrenom
              npa
              localite
            }
          }
          caisses {
            cdCaisse
            caisse
            produits {
              cdProduit
              produit
              variantes {
                cdVariante
                variante
              }
              primaryCareDoctor
              primaryCareDoctorMandatory
              franchises {
                cdFranchise
                franchise
                amount
              }
            }
          }
          risques {
            cdRisqueCourt
          }
        }
      }
    }
  }
`);

/** The possible changes of every person. A kind is absent while the insurer has switched it off. */
export const proposalsQuery = queryOptions({
  ...invalidatedByDecisions,
  queryKey: ["contract-changes"],
  queryFn: async (): Promise<Proposals> => {
    const { mutationProposal, transferProposal } = await query(ProposalsDocument);
    return {
      mutation: mutationProposal && inRappen(mutationProposal),
      transfer: transferProposal && transferInRappen(transferProposal),
    };
  },
});

type WireProposal = NonNullable<ProposalsQuery["mutationProposal"]>;
type WireTransfers = NonNullable<ProposalsQuery["transferProposal"]>;

function inRappen(proposal: WireProposal): MutationProposal {
  return {
    ...proposal,
    assures: proposal.assures.map((insured) => ({
      ...insured,
      yearlyCosts: insured.yearlyCosts.map(({ year, costs }) => ({ year, costs: rappenOf(costs) })),
      mutations: insured.mutations.map((mutation) => ({
        ...mutation,
        values: mutation.values.map((value) => ({
          ...value,
          amount: value.amount === null ? null : rappenOf(value.amount),
        })),
      })),
    })),
  };
}

function transferInRappen(proposal: WireTransfers): TransferProposal {
  return { ...proposal, assures: proposal.assures.map(insuredInRappen) };
}

function insuredInRappen(insured: WireTransfers["assures"][number]): InsuredTransfer {
  return {
    ...insured,
    periodes: insured.periodes.map(({ infosContrat, caisses, ...period }) => ({
      ...period,
      infosContrat: {
        ...infosContrat,
        franchiseAmount: rappenOf(infosContrat.franchiseAmount),
      },
      caisses: caisses.map((insurer) => ({
        ...insurer,
        produits: insurer.produits.map((product) => ({
          ...product,
          franchises: product.franchises.map((one) => ({ ...one, amount: rappenOf(one.amount) })),
        })),
      })),
    })),
  };
}

/** The people with any proposal, possible now or not. */
export function proposedTo({ mutation, transfer }: Proposals): ReadonlySet<number> {
  return new Set([
    ...(mutation?.assures ?? []).map(({ noAssure }) => noAssure),
    ...(transfer?.assures ?? []).map(({ noAssure }) => noAssure),
  ]);
}

/** Whether two proposals are equal except for their references, which differ each time. */
export function offersTheSame(one: Proposals, other: Proposals): boolean {
  return offerOf(one) === offerOf(other);
}

function offerOf({ mutation, transfer }: Proposals): string {
  return JSON.stringify([mutation?.assures, transfer?.assures]);
}
