// Generated from the documents of the portal by `npm run contracts`.
import { type TypedDocument, unbuiltDocument } from "../documents.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
export type FeatureFlagsQueryVariables = Exact<{
  platform: string;
}>;

export type FeatureFlagsQuery = {
  readonly featureFlags: ReadonlyArray<{ readonly id: string; readonly value: boolean }>;
};

export function publicGraphql(
  source: "\n  query FeatureFlags($platform: String!) {\n    featureFlags(platform: $platform) {\n      id\n      value\n    }\n  }\n",
): TypedDocument<"public", FeatureFlagsQuery, FeatureFlagsQueryVariables>;
export function publicGraphql(source: string): TypedDocument<"public", unknown, unknown>;
export function publicGraphql(source: string) {
  return unbuiltDocument(source);
}
