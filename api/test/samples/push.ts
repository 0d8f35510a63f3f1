import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser that decrypts push messages (RFC 8291); the service only knows its public key. */
export function aReceiver() {
  const [ecdh, auth] = [createECDH("prime256v1"), randomBytes(16)];
  ecdh.generateKeys();
  return {
    at: (endpoint: string) => ({
      endpoint,
      p256dh: ecdh.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    }),
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
      const ikm = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
      const derived = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", ikm, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derived("aes128gcm", 16),
        derived("nonce", 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

export const aPushDevice = (endpoint: string) => aReceiver().at(endpoint);
