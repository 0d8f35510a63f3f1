import { randomInt } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** Without letters and figures that look alike. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Twelve letters, 59 bits: nobody guesses one. */
export function newRecoveryCode(): string {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** The same however it is typed: in small letters, with spaces, without hyphens. */
export function recoveryCodeHash(secrets: Secrets, accountId: string, typed: string): Buffer {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return secrets.lookup("recovery code", `${accountId} ${letters}`);
}
