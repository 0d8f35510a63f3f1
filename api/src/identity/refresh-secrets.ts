import { randomBytes } from "node:crypto";
import { sameBytes, type Secrets } from "../core/secrets.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refresh secrets name their session and prove that we made them, so that even one of long ago is known as exchanged. */
export function createRefreshSecrets(secrets: Secrets) {
  const proofOf = (body: string): Buffer => secrets.lookup("refresh", body).subarray(0, 16);
  const proven = (sessionId: string, random: Buffer): string => {
    const body = `${sessionId}.${random.toString("base64url")}`;
    return `${body}.${proofOf(body).toString("base64url")}`;
  };
  return {
    make: (sessionId: string): string => proven(sessionId, randomBytes(32)),
    /** The one that follows a secret. Nobody else can tell it, and whoever asks again after a lost answer gets it again. */
    after: (sessionId: string, refresh: string): string =>
      proven(sessionId, secrets.lookup("refresh after", refresh)),
    sessionOf(refresh: string): string | undefined {
      const [id = "", random = "", proof = ""] = refresh.split(".");
      const isOurs = sameBytes(proofOf(`${id}.${random}`), Buffer.from(proof, "base64url"));
      return isOurs && UUID.test(id) ? id : undefined;
    },
  };
}
