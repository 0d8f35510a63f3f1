import { type StaffRole, staffRoles } from "@portal/model/desk/rights.ts";
import { StaffList, type StaffMember } from "@portal/model/desk/staff.ts";
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../http/desk-api.ts";

export type Change = StaffMember["waiting"][number]["change"];
export const changes: readonly Change[] = ["give", "take"];

export const staffList = queryOptions({
  queryKey: ["staff"],
  queryFn: () => ask("/staff", StaffList),
});

/** The roles that can be given to a person or taken from them; those that wait for a colleague are left out. */
export function rolesFor({ roles, waiting }: StaffMember, change: Change): StaffRole[] {
  return staffRoles.filter(
    (role) =>
      roles.includes(role) === (change === "take") && !waiting.some((one) => one.role === role),
  );
}
