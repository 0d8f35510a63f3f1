import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { AccidentCoversQuery } from "../core/http/gql/private.ts";

const AccidentCovers = graphql(`
  query AccidentCovers($date: Date!) {
    contracts(date: $date) {
      insuredNumber
      healthBasic {
        risk
        primaryCareDoctor {
          nomPrenom
          npa
          localite
        }
      }
    }
  }
`);

/** The facts of a contract that matter after an accident. */
export interface BasicContract {
  /** Whether it includes accidents. */
  readonly risk: string;
  /** Name and place of the family doctor. */
  readonly doctor: string | undefined;
}

/** The basic contracts on a day, by person. They only prefill the form, which works without them. */
export function contractsOn(date: string) {
  return queryOptions({
    queryKey: ["accident contracts", date],
    queryFn: async (): Promise<Readonly<Record<number, BasicContract>>> => {
      const { contracts } = await query(AccidentCovers, { date }, { silent: true });
      return Object.fromEntries(
        contracts.flatMap(({ insuredNumber, healthBasic }) =>
          healthBasic ? [[insuredNumber, contractOf(healthBasic)] as const] : [],
        ),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
}

type Basic = NonNullable<AccidentCoversQuery["contracts"][number]["healthBasic"]>;

function contractOf({ risk, primaryCareDoctor: doctor }: Basic): BasicContract {
  return {
    risk,
    doctor: doctor ? `${doctor.nomPrenom}, ${doctor.npa} ${doctor.localite}` : undefined,
  };
}
