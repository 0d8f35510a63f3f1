import type { createRelyingParty as createOnServer } from "../../api/src/identity/relying-party.ts";
import { personaProvider } from "../insurer/persona.ts";

/** In place of OpenID Connect: the person that the bar shows. */
export const createRelyingParty: typeof createOnServer = ({ addresses, clock }) =>
  personaProvider(addresses.redirectUri, () => clock.now());
