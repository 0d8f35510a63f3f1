import type { RelyingParty } from "../../api/src/identity/relying-party.ts";

/** The account that the next sign-in opens; the bar sets it. */
export const persona = { accountId: "" };

/** An identity provider without a prompt: it signs in the chosen persona. */
export function personaProvider(callbackUrl: string, now: () => Date): RelyingParty {
  return {
    begin() {
      const startedAt = Math.floor(now().getTime() / 1000);
      const pending = { state: crypto.randomUUID(), nonce: "", verifier: "", startedAt };
      const url = new URL(callbackUrl);
      url.searchParams.set("state", pending.state);
      return Promise.resolve({ url, pending });
    },
    finish: () =>
      Promise.resolve({
        subject: persona.accountId,
        email: undefined,
        idToken: "",
        sid: undefined,
        claims: {},
      }),
    endUrl: () => Promise.resolve(undefined),
  };
}
