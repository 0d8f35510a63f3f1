import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";

/** An external identity provider manages its own sign-in settings, so they are not offered here. */
export function requireOwnProvider({ signIn }: Pick<Context, "signIn">): void {
  if (signIn.isElsewhere) throw new Problem("NOT_FOUND");
}
