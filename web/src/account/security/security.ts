import { useQuery } from "../../core/http/useQuery.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { SecurityQuery } from "../../core/http/gql/private.ts";

const SecurityDocument = graphql(`
  query Security {
    security {
      hasCodeAtSignIn
      recoveryCodesLeft
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      sessions {
        id
        createdAt
        seenAt
        os
        device
        isCurrent
      }
      pendingChanges {
        id
        kind
        recipient
        dueAt
      }
    }
  }
`);
export type Security = SecurityQuery["security"];
export type Passkey = Security["passkeys"][number];
export type PendingChange = Security["pendingChanges"][number];
export type OpenSession = Security["sessions"][number];

export const securityKey = ["security"];

/** The protection and sessions of the account: one query for all sections. */
export function useSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: async () => (await query(SecurityDocument)).security,
  });
}
