import { type TypedDocument, unbuiltDocument } from "../documents.ts";
export function graphql(source: string): TypedDocument<"private", unknown, unknown> {
  return unbuiltDocument(source);
}
