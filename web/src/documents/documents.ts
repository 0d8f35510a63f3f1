import { documentAddress } from "../core/http/document-address.ts";
import { DocumentFilterType } from "@portal/model/documents.ts";
import { safeFileName } from "@portal/model/files.ts";
import { graphql } from "../core/http/api.ts";
import type { DocumentsQuery } from "../core/http/gql/private.ts";
import { anyOf, oneOf } from "../core/routing/search.ts";

export const Documents = graphql(`
  query Documents($from: Date!, $to: Date!) {
    documents(from: $from, to: $to) {
      iddms
      description
      reference
      date
      seen
      documentFilterType
      partenaires
    }
  }
`);

export type Document = DocumentsQuery["documents"][number];

export const YEARS = 5;
export const PAGE_SIZE = 10;

/** The query parameters of the list, and of the help page that links to it. */
export const readFilter = oneOf("filter", ["all", "unread"]);
export const typeFilter = anyOf("documentFilterType", DocumentFilterType.options);
export const helpRedirect = oneOf("helpRedirect", ["false", "true"]);
export const helpType = oneOf("helpType", [
  "other",
  "policy",
  "conditions",
  "card",
  "certificate",
  "invoice",
  "statement",
]);

export function documentUrl(iddms: string): string {
  const name = safeFileName(`${iddms}.pdf`);
  return documentAddress(iddms, name);
}

export function zipPath(ids: readonly string[]): string {
  return `/v1/documents/zip?${ids.map((id) => `iddms[]=${encodeURIComponent(id)}`).join("&")}`;
}

/** A text normalized for the search: lower case without accents. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
