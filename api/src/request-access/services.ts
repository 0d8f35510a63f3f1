import type { IdentityCheck } from "./identity-check/identity-check.ts";

declare module "../core/context.ts" {
  interface AppServices {
    /** Who checks identities online; nothing where access is asked for by letter alone. */
    identityCheck: IdentityCheck | undefined;
    /** Whether accounts are opened here: a provider elsewhere opens its own. */
    opensAccounts: boolean;
  }
}
