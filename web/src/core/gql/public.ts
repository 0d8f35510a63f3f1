import { type TypedDocument, unbuiltDocument } from "../documents.ts";
export function publicGraphql(source: string): TypedDocument<"public", unknown, unknown> {
  return unbuiltDocument(source);
}
