import type { RelyingParty } from "../../api/src/identity/relying-party.ts";

/** Whose account the next sign-in opens; the bar chooses it. */
export const persona = { accountId: "" };

/** An identity provider that asks nobody anything: whoever signs in is the person that was chosen. */
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
      }),
    endUrl: () => Promise.resolve(undefined),
  };
}
