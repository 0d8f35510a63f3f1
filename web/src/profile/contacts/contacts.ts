import type { PendingUpdate } from "@portal/model/requests/interactions.ts";
import { queryOptions } from "@tanstack/react-query";
import { invalidatedByDecisions } from "../../core/http/cache-invalidation.ts";
import { get, graphql, query } from "../../core/http/api.ts";
import type { ContactsQuery } from "../../core/http/gql/private.ts";

const Contacts = graphql(`
  query Contacts($insuredNumber: Int!) {
    emails(insuredNumber: $insuredNumber) {
      id
      email
      nature
      version
    }
    phones(insuredNumber: $insuredNumber) {
      id
      number
      nature
      mobile
      version
    }
  }
`);

export type Email = ContactsQuery["emails"][number];
export type Phone = ContactsQuery["phones"][number];

export const natures = ["PRV", "PRF"] as const;

export function contactsOf(insuredNumber: number) {
  return queryOptions({
    queryKey: ["contacts", insuredNumber],
    queryFn: () => query(Contacts, { insuredNumber }),
  });
}

/** Whether a change is pending. If that is unknown the form stays open, because the API would refuse anyway. */
export function pendingUpdateOf(insuredNumber: number, nature: "EMAIL" | "PHONE") {
  const path = `/v1/interaction/pending_update/${insuredNumber}/${nature}`;
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["contacts", insuredNumber, "pending", nature],
    queryFn: () =>
      get<PendingUpdate>(path, { silent: true }).then(
        ({ pendingUpdate }) => pendingUpdate,
        () => false,
      ),
  });
}
