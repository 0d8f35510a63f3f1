import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";

/** Where people sign in at a provider elsewhere, how they do so is kept there: nothing of it is offered here. */
export function requireOwnProvider({ signIn }: Pick<Context, "signIn">): void {
  if (signIn.isElsewhere) throw new Problem("NOT_FOUND");
}
