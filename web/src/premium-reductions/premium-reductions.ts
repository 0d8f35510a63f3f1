import { isCanton } from "@portal/model/places/cantons.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { PremiumReductionsQuery } from "../core/http/gql/private.ts";
import type { SearchParameter } from "../core/routing/search.ts";

const PremiumReductions = graphql(`
  query PremiumReductions {
    reductionOffices {
      canton
      name
      url
      isHomePage
      way
      deadlineKind
      deadlines {
        isOver
        current {
          day
          claimYear
        }
        coming {
          day
          claimYear
        }
      }
      reminders {
        daysBefore
        day
      }
      source
      checkedOn
      isCheckOverdue
    }
    reductionHomes {
      insuredNumber
      canton
      insurer
      premium
      reduction
    }
    reductionReminders {
      canton
      claimYear
      deadline
      remindOn
    }
  }
`);

export const SetReductionReminder = graphql(`
  mutation SetReductionReminder($canton: ID!, $daysBefore: Int!) {
    setReductionReminder(canton: $canton, daysBefore: $daysBefore) {
      canton
      claimYear
      deadline
      remindOn
    }
  }
`);

export const CancelReductionReminder = graphql(`
  mutation CancelReductionReminder($canton: ID!) {
    cancelReductionReminder(canton: $canton)
  }
`);

export type Reductions = PremiumReductionsQuery;
export type Office = Reductions["reductionOffices"][number];
export type Home = Reductions["reductionHomes"][number];
export type Reminder = Reductions["reductionReminders"][number];

/** By day, because deadlines pass. */
export function reductionsQuery(today: string) {
  return queryOptions({
    queryKey: ["premium reductions", today],
    queryFn: () => query(PremiumReductions),
  });
}

/** The canton in the address; without one that of the customer's home. */
export const chosenCanton: SearchParameter<string | undefined> = {
  name: "canton",
  read: (search) => {
    const text = new URLSearchParams(search).get("canton")?.toUpperCase() ?? "";
    return isCanton(text) ? text : undefined;
  },
  to: (canton) => ({ name: "canton", texts: canton === undefined ? [] : [canton] }),
};

/** The canton that the page opens with: of the main insured, else of the first person with one. */
export function homeCanton(homes: readonly Home[], mainInsured: number | undefined) {
  const own = homes.find(({ insuredNumber }) => insuredNumber === mainInsured)?.canton;
  return own ?? homes.find(({ canton }) => canton !== null)?.canton ?? undefined;
}
