import type { DemonstrationMessages } from "@portal/model/portal/demonstration.ts";
import { queryOptions } from "@tanstack/react-query";
import { get } from "./http/api.ts";

/** The polling interval of the mailbox while it is shown. */
const paceMs = 2000;

/** The messages to the signed-in customer, in a demonstration only. Polling does not extend the session. */
export const ownMessages = queryOptions({
  queryKey: ["demonstration-messages"],
  queryFn: async () => {
    const options = { silent: true, background: true };
    return (await get<DemonstrationMessages>("/v1/demonstration/messages", options)).messages;
  },
  refetchInterval: paceMs,
  staleTime: 0,
});
