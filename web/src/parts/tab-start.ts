import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";

const TabStart = graphql(`
  query TabStart {
    isTourDue
    reading {
      wording
      textSize
    }
  }
`);

/** Asked once for each session of a tab: how the account reads, and whether its tour is due. */
export const tabStart = queryOptions({
  queryKey: ["tab-start"],
  queryFn: () => query(TabStart, {}, { silent: true, background: true }),
  staleTime: Infinity,
});
