import { randomBytes } from "node:crypto";
import { sameBytes, type Secrets } from "../../core/secrets/secrets.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A refresh secret names its session and has a keyed proof, so that even an old one is recognized as exchanged. */
export function createRefreshSecrets(secrets: Secrets) {
  const proofOf = (body: string): Buffer => secrets.lookup("refresh", body).subarray(0, 16);
  return {
    make(sessionId: string): string {
      const body = `${sessionId}.${randomBytes(32).toString("base64url")}`;
      return `${body}.${proofOf(body).toString("base64url")}`;
    },
    sessionOf(refresh: string): string | undefined {
      const [id = "", random = "", proof = ""] = refresh.split(".");
      const isOurs = sameBytes(proofOf(`${id}.${random}`), Buffer.from(proof, "base64url"));
      return isOurs && UUID.test(id) ? id : undefined;
    },
  };
}
