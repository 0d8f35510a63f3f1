import { integer, nothing, oid, partAt, readAll, sequence } from "./der.ts";

/** The key with which the insurer signs, and its certificate with those that lead to its issuer. In DER. */
export interface SigningIdentity {
  /** PKCS #8. */
  privateKey: Buffer;
  /** The own certificate first. */
  certificates: readonly [Buffer, ...Buffer[]];
}

const oids = {
  rsa: "1.2.840.113549.1.1.1",
  sha256WithRsa: "1.2.840.113549.1.1.11",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
};

/** The bytes of a signature, with the name of its algorithm. */
export interface Signature {
  algorithm: Buffer;
  value: Buffer;
}

/** Signs with RSA (PKCS #1, SHA-256) or with ECDSA on P-256, by the kind of the key. */
export async function signWith(privateKey: Buffer, content: Uint8Array): Promise<Signature> {
  const key = Uint8Array.from(privateKey);
  const bytes = Uint8Array.from(content);
  if (partAt(privateKey, 0, 1, 0).bytes.equals(oid(oids.rsa))) {
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    const signer = await crypto.subtle.importKey("pkcs8", key, algorithm, false, ["sign"]);
    const value = Buffer.from(await crypto.subtle.sign(algorithm, signer, bytes));
    return { algorithm: sequence(oid(oids.sha256WithRsa), nothing), value };
  }
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const signer = await crypto.subtle.importKey("pkcs8", key, curve, false, ["sign"]);
  const how = { name: "ECDSA", hash: "SHA-256" };
  const value = Buffer.from(await crypto.subtle.sign(how, signer, bytes));
  return { algorithm: sequence(oid(oids.ecdsaWithSha256)), value: asDer(value) };
}

/** Web Crypto gives both numbers of an ECDSA signature one after the other. */
function asDer(raw: Buffer): Buffer {
  const half = raw.length / 2;
  return sequence(integer(raw.subarray(0, half)), integer(raw.subarray(half)));
}

/** What a signature says of its certificate: issuer and serial number. */
export function issuerAndSerial(certificate: Buffer): Buffer {
  const [{ content } = { content: Buffer.alloc(0) }] = readAll(partAt(certificate, 0).content);
  const parts = readAll(content);
  // The version, in a tag of its own, may be missing.
  const [serial, , issuer] = parts[0]?.tag === 0xa0 ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error("The certificate has no issuer.");
  return sequence(issuer.bytes, serial.bytes);
}
