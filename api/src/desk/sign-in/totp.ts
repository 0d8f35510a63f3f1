import { createHmac, randomBytes } from "node:crypto";
import { sameBytes } from "../../core/secrets/secrets.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** An authenticator's clock may be one step early or late. */
const TOLERATED_STEPS = [0, -1, 1];
const SECRET_BYTES = 20;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret for an authenticator, in the Base32 that people type. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

/** The address that authenticators read from a QR code. */
export function totpAddress(secret: string, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a time step (RFC 6238 with SHA-1, as all authenticators compute it). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The step whose code was given; undefined for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return TOLERATED_STEPS.map((shift) => current + shift).find((step) =>
    sameBytes(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
