import type { IdentityCheck } from "./identity-check/identity-check.ts";

declare module "../core/context.ts" {
  interface AppServices {
    /** The online identity check; nothing if access is only requested by letter. */
    identityCheck: IdentityCheck | undefined;
    /** Whether accounts are opened here: an external identity provider opens its own. */
    opensAccounts: boolean;
  }
}
