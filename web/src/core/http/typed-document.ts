/** A GraphQL operation. The build keeps its id and name; only development ships its source. */
export interface TypedDocument<Door extends "private" | "public", Result, Variables> {
  readonly id: string;
  readonly name: string;
  readonly source?: string;
  readonly types?: { door: Door; result: Result; variables: Variables };
}

/** The document where no build has replaced the call, as in unit tests. */
export function unbuiltDocument(source: string): { id: string; name: string; source: string } {
  return { id: "", name: /^\s*\w+\s+(\w+)/.exec(source)?.[1] ?? "", source };
}
