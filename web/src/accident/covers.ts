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

/** What a contract says that matters after an accident. */
export interface AccidentCover {
  readonly isExcluded: boolean;
  /** Name and place of the family doctor. */
  readonly doctor: string | undefined;
}

/** It only helps to fill in the form: whatever fails, the form does without. */
export function accidentCovers(date: string) {
  return queryOptions({
    queryKey: ["accident covers", date],
    queryFn: async (): Promise<ReadonlyMap<number, AccidentCover>> => {
      const { contracts } = await query(AccidentCovers, { date }, { silent: true });
      return new Map(
        contracts.flatMap(({ insuredNumber, healthBasic }) =>
          healthBasic ? [[insuredNumber, coverOf(healthBasic)] as const] : [],
        ),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
}

type Basic = NonNullable<AccidentCoversQuery["contracts"][number]["healthBasic"]>;

function coverOf({ risk, primaryCareDoctor: doctor }: Basic): AccidentCover {
  return {
    isExcluded: risk === "OHN",
    doctor: doctor ? `${doctor.nomPrenom}, ${doctor.npa} ${doctor.localite}` : undefined,
  };
}
