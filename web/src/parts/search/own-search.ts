import { graphql, query } from "../../core/http/api.ts";
import type { OwnSearchQuery } from "../../core/http/gql/private.ts";

const OwnSearch = graphql(`
  query OwnSearch($text: String!) {
    ownSearch(text: $text) {
      invoices {
        id
        type
        subject
        periodFrom
        periodTo
        date
        totalAmount
      }
      statements {
        id
        provider
        day
        fullname
        date
        billed
      }
      documents {
        iddms
        description
        reference
        date
      }
      requests {
        id
        type
        fullname
        date
      }
      conversations {
        id
        subject
        fullname
        date
      }
    }
  }
`);

type OwnSearchResult = OwnSearchQuery["ownSearch"];

/** A result among the customer's own data, with its kind. */
export type FoundThing =
  | { readonly kind: "invoices"; readonly found: OwnSearchResult["invoices"][number] }
  | { readonly kind: "statements"; readonly found: OwnSearchResult["statements"][number] }
  | { readonly kind: "documents"; readonly found: OwnSearchResult["documents"][number] }
  | { readonly kind: "requests"; readonly found: OwnSearchResult["requests"][number] }
  | { readonly kind: "conversations"; readonly found: OwnSearchResult["conversations"][number] };

/** Searches the customer's own data; the list itself shows a failure. */
export async function searchOwnThings(text: string): Promise<FoundThing[]> {
  const { ownSearch } = await query(OwnSearch, { text }, { silent: true });
  return [
    ...ownSearch.invoices.map((found) => ({ kind: "invoices", found }) as const),
    ...ownSearch.statements.map((found) => ({ kind: "statements", found }) as const),
    ...ownSearch.documents.map((found) => ({ kind: "documents", found }) as const),
    ...ownSearch.requests.map((found) => ({ kind: "requests", found }) as const),
    ...ownSearch.conversations.map((found) => ({ kind: "conversations", found }) as const),
  ];
}
