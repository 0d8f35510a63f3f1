import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { Email } from "../typing/email.ts";
import { includesScope, scopes } from "./scope.ts";

/** What the representative is to the customer. */
export const Relation = /* @__PURE__ */ z.enum([
  "PARTNER",
  "CHILD",
  "FIDUCIARY",
  "SOCIAL_WORKER",
  "OTHER",
]);
export type Relation = z.infer<typeof Relation>;

export const RepresentationScope = /* @__PURE__ */ z.enum(scopes);
export type RepresentationScope = z.infer<typeof RepresentationScope>;

/** The scopes that include more, and those that include less. */
export function widerScopes(scope: RepresentationScope): RepresentationScope[] {
  return RepresentationScope.options.filter((one) => one !== scope && includesScope(one, scope));
}
export function narrowerScopes(scope: RepresentationScope): RepresentationScope[] {
  return RepresentationScope.options.filter((one) => one !== scope && includesScope(scope, one));
}

/** How a representation stands. `BLOCKED`: a guardianship or a closed account stands against it. */
export const RepresentationState = /* @__PURE__ */ z.enum([
  "WAITING",
  "ACTIVE",
  "BLOCKED",
  "EXPIRED",
  "ENDED",
  "WITHDRAWN",
  "DECLINED",
  "LAPSED",
]);
export type RepresentationState = z.infer<typeof RepresentationState>;

/** `GIVEN`: the account lets the other act. `HELD`: the account acts for the other. */
export const RepresentationSide = /* @__PURE__ */ z.enum(["GIVEN", "HELD"]);
export type RepresentationSide = z.infer<typeof RepresentationSide>;

/** The states in which either side can end a representation or take it back. */
export function canEnd(state: RepresentationState): boolean {
  return state === "WAITING" || state === "ACTIVE" || state === "BLOCKED";
}

export const MOST_YEARS_OF_REPRESENTATION = messageCounts["representation.tooLong"];
/** An invitation that is not confirmed lapses. */
export const DAYS_TO_ACCEPT = 14;
/** Invitations of an account in a day: each may write to another customer. */
export const MOST_INVITATIONS_A_DAY = 5;
/** Representations of an account that wait or hold. */
export const MOST_REPRESENTATIONS = 10;

/** The last day that can be chosen, and the one that the form proposes. */
export function lastDay(today: string): string {
  return moveDay(today, { months: 12 * MOST_YEARS_OF_REPRESENTATION });
}
export function proposedEnd(today: string): string {
  return moveDay(today, { months: 12 });
}

const shape = {
  email: Email,
  lastname: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(100, "invalid")),
  relation: z.enum(Relation.options, "required"),
  scope: z.enum(RepresentationScope.options, "required"),
  people: z
    .array(z.int("required"), "required")
    .check(z.minLength(1, "required"), z.maxLength(20, "invalid")),
  until: z.iso.date("date.invalid"),
};

/** An invitation as the customer types it; the server compares its end with today. */
export const InviteRepresentative = /* @__PURE__ */ z.strictObject(shape);
export type InviteRepresentative = z.infer<typeof InviteRepresentative>;

/** The same with the bounds of its end. */
export function inviteRepresentative(today: string) {
  return InviteRepresentative.check(
    z.refine(({ until }) => until >= today, { path: ["until"], message: "representation.past" }),
    z.refine(({ until }) => until <= lastDay(today), {
      path: ["until"],
      message: "representation.tooLong",
    }),
  );
}
