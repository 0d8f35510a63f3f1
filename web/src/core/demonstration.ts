import type { DemonstrationMessages } from "@portal/model/portal/demonstration.ts";
import { queryOptions } from "@tanstack/react-query";
import { get } from "./http/api.ts";

/** As long as somebody looks at it, the mailbox is asked anew at this pace. */
const paceMs = 2000;

/** The messages of the person who is signed in: there are some in a demonstration alone. Nobody asked for each question. */
export const ownMessages = queryOptions({
  queryKey: ["demonstration-messages"],
  queryFn: async () => {
    const options = { silent: true, unattended: true };
    return (await get<DemonstrationMessages>("/v1/demonstration/messages", options)).messages;
  },
  refetchInterval: paceMs,
  staleTime: 0,
});
