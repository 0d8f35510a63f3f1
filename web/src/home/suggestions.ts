import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { SuggestionsQuery } from "../core/http/gql/private.ts";

const SuggestionsDocument = graphql(`
  query Suggestions {
    marketingCampaigns {
      id
      imageURL
      link
      analytics
      title
    }
    healthCards {
      id
      kind
      title
      text
      button
      link
    }
    offers {
      id
      title
      discountTitle
      discountSubtitle
      endDate
      thumbnail
      buttonLink
      partner {
        name
      }
    }
    objections {
      purpose
      since
    }
  }
`);

/** The insurer's suggestions, none of which is in the first view. */
export const suggestionsQuery = queryOptions({
  queryKey: ["suggestions"],
  // The page shows its own error instead of the dialog.
  queryFn: () => query(SuggestionsDocument, {}, { silent: true }),
});

export type Suggested = SuggestionsQuery;
