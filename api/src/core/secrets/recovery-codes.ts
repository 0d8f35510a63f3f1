import { randomInt } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** The alphabet has no characters that look alike. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Twelve characters, 59 bits: too many to guess. */
export function newRecoveryCode(): string {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** The hash ignores case, spaces and hyphens. */
export function recoveryCodeHash(secrets: Secrets, accountId: string, typed: string): Buffer {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return secrets.lookup("recovery code", `${accountId} ${letters}`);
}
