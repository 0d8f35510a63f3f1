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
  }
`);

/** What the insurer proposes, of which nothing is in the first view. */
export const suggestionsQuery = queryOptions({
  queryKey: ["suggestions"],
  // Nobody asked for it: its own place says when it fails.
  queryFn: () => query(SuggestionsDocument, {}, { silent: true }),
});

export type Suggested = SuggestionsQuery;
