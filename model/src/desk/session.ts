import * as z from "zod/mini";
import { languages } from "../portal/languages.ts";
import { departments, rights, staffRoles } from "./rights.ts";

/** Every request of the desk's page carries it: a form or a picture of another site cannot set a header. */
export const deskHeader = "x-desk";

const SIX_DIGITS = /^\d{6}$/;

/** The first step of the sign-in. */
export const DeskSignIn = z.strictObject({
  email: z
    .string("required")
    .check(z.trim(), z.minLength(3, "required"), z.maxLength(200, "invalid")),
  password: z.string("required").check(z.minLength(1, "required"), z.maxLength(200, "invalid")),
});
export type DeskSignIn = z.infer<typeof DeskSignIn>;

/** The second step: the six digits of the authenticator. */
export const DeskCode = z.strictObject({
  code: z.string("required").check(z.regex(SIX_DIGITS, "desk.code")),
});
export type DeskCode = z.infer<typeof DeskCode>;

/** The answer to a password: the code follows. */
export const DeskChallenge = z.object({
  /** The code to type, for the invented members of a demonstration alone. */
  demonstrationCode: z.nullable(z.string()),
});
export type DeskChallenge = z.infer<typeof DeskChallenge>;

/** How long the code that signs a terminal in may be typed. */
export const TERMINAL_CODE_SECONDS = 120;

/** A code that the desk shows in the browser, for a terminal of the same person. It works once. */
export const TerminalCode = z.object({ code: z.string(), expiresAt: z.string() });
export type TerminalCode = z.infer<typeof TerminalCode>;

/** The code as it is typed in the terminal, with or without its hyphens. */
export const TerminalSignIn = z.strictObject({
  code: z.pipe(
    z.string("required").check(z.maxLength(60, "invalid")),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase()),
  ),
});
export type TerminalSignIn = z.infer<typeof TerminalSignIn>;

/** Why a sign-in at the identity provider of the staff opened no session. */
export const deskRefusals = [
  "denied",
  "unavailable",
  "lost",
  "secondFactor",
  "noRole",
  "inactive",
] as const;
export type DeskRefusal = (typeof deskRefusals)[number];

/** What the sign-in page shows before a sign-in. */
export const DeskDoor = z.object({
  /** The name of the identity provider where staff sign in; null: with a password here. */
  provider: z.nullable(z.string()),
  /** The invented members of staff of a demonstration; empty everywhere else. */
  people: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      password: z.string(),
      roles: z.array(z.enum(staffRoles)),
    }),
  ),
});
export type DeskDoor = z.infer<typeof DeskDoor>;

/** The signed-in member of staff, and what they may do. */
export const DeskSession = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  department: z.enum(departments),
  language: z.enum(languages),
  roles: z.array(z.enum(staffRoles)),
  rights: z.array(z.enum(rights)),
  /** The end of the day, at which the session ends. */
  expiresAt: z.string(),
});
export type DeskSession = z.infer<typeof DeskSession>;

/** The settings that a member of staff changes for themselves. */
export const DeskSettings = z.strictObject({ language: z.enum(languages) });
export type DeskSettings = z.infer<typeof DeskSettings>;
