import { randomBytes } from "node:crypto";
import { brand } from "@portal/brand/brand.ts";
import { fallbackLanguage } from "@portal/model/portal/languages.ts";
import {
  bitString,
  integer,
  octetString,
  oid,
  printable,
  sequence,
  setOf,
  tagged,
  time,
  utf8,
  yes,
} from "./der.ts";
import { type SigningIdentity, signWith } from "./signing-key.ts";

const YEARS = 20;

/** A new key on P-256 with a certificate that it signs itself, for installations without one of an authority. */
export async function makeSelfSigned(now: Date): Promise<SigningIdentity> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(curve, true, ["sign", "verify"]);
  const privateKey = Buffer.from(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
  const publicKey = Buffer.from(await crypto.subtle.exportKey("spki", pair.publicKey));
  const ends = new Date(now);
  ends.setUTCFullYear(ends.getUTCFullYear() + YEARS);
  const algorithm = sequence(oid("1.2.840.10045.4.3.2"));
  const body = sequence(
    tagged(0, integer(2)),
    integer(randomBytes(16)),
    algorithm,
    holder,
    sequence(time(now), time(ends)),
    holder,
    publicKey,
    tagged(3, sequence(basicConstraints, keyUsage)),
  );
  const { value } = await signWith(privateKey, body);
  return { privateKey, certificates: [sequence(body, algorithm, bitString(value))] };
}

const named = (type: string, value: Buffer) => setOf(sequence(oid(type), value));
const holder = sequence(
  named("2.5.4.6", printable("CH")),
  named("2.5.4.10", utf8(brand.legalName[fallbackLanguage])),
  named("2.5.4.3", utf8(brand.name)),
);
const basicConstraints = sequence(oid("2.5.29.19"), yes, octetString(sequence()));
/** Digital signature and non-repudiation. */
const keyUsage = sequence(oid("2.5.29.15"), yes, octetString(bitString(Buffer.from([0xc0]), 6)));
