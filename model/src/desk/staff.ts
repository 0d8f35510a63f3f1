import * as z from "zod/mini";
import { departments, staffRoles } from "./rights.ts";

/** A change of a member's roles that a colleague has not decided yet. */
const WaitingRole = z.object({
  id: z.uuid(),
  role: z.enum(staffRoles),
  change: z.enum(["give", "take"]),
  askedBy: z.string(),
});

/** A member of staff, as those who supervise read them. */
export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  department: z.enum(departments),
  roles: z.array(z.enum(staffRoles)),
  active: z.boolean(),
  /** Whether they sign in at the insurer's identity provider. */
  signsInElsewhere: z.boolean(),
  lastSignIn: z.nullable(z.string()),
  waiting: z.array(WaitingRole),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffList = z.object({
  staff: z.array(StaffMember),
  /** The identity provider that keeps the roles; null: they are given and taken here. */
  rolesKeptBy: z.nullable(z.string()),
});
export type StaffList = z.infer<typeof StaffList>;
