import { lexicographicSortSchema } from "graphql";
import { requireAccess } from "./core/http/access.ts";
import { allPublic, builder, publicBuilder, secure } from "./core/http/graphql.ts";
import "./areas.ts";
import { policy } from "./access-policy.ts";

/** The schema for visitors. */
export const publicSchema = allPublic(lexicographicSortSchema(publicBuilder.toSchema()), policy);

/** The private schema with the policy on every root field. Only tests pass another `enforce`. */
export function createPrivateSchema(enforce = requireAccess) {
  return secure(lexicographicSortSchema(builder.toSchema()), policy, enforce);
}
export const privateSchema = createPrivateSchema();
