import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { describeError, type Log } from "../../core/log.ts";

/** The assertion of the browser; the library verifies its content. */
const Assertion = z.object({
  id: z.string().max(1400),
  rawId: z.string(),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: z.looseObject({}),
  type: z.literal("public-key"),
});

export interface KeptPasskey {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  counter: string | number;
  transports: string[];
}

export function assertionIn(given: string): AuthenticationResponseJSON | undefined {
  try {
    const parsed = Assertion.safeParse(JSON.parse(given));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the optional rest is checked by the library
    return parsed.success ? (parsed.data as AuthenticationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}

interface ExpectedAssertion {
  /** The origin of passkeys. */
  origin: string;
  challenge: Buffer;
  log: Log;
}

/** The device's counter, if its signature of the challenge is valid. */
export async function signedCount(
  { origin: publicUrl, challenge, log }: ExpectedAssertion,
  { credentialId, publicKey, counter, transports }: KeptPasskey,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { origin, hostname } = new URL(publicUrl);
  try {
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info("passkey refused", { error: describeError(error) });
    return undefined;
  }
}
