import type { createRelyingParty as createOnServer } from "../../api/src/identity/relying-party.ts";
import { personaProvider } from "../insurer/persona.ts";

/** Replaces OpenID Connect: signs in the persona of the bar. */
export const createRelyingParty: typeof createOnServer = ({ addresses, clock }) =>
  personaProvider(addresses.redirectUri, () => clock.now());
