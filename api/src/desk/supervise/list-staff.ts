import type { StaffList } from "@portal/model/desk/staff.ts";
import { isDepartment, isStaffRole } from "@portal/model/desk/rights.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../call.ts";
import { waitingRoles } from "./waiting-roles.ts";

interface StaffRow {
  id: string;
  name: string;
  email: string;
  department: string;
  roles: string[];
  active: boolean;
  signsInElsewhere: boolean;
  lastSignIn: Date | null;
}

/** The members of staff with their roles and the changes that wait for a colleague. */
export function listStaff(call: DeskCall): Promise<StaffList> {
  return deskRead(call, { what: "Desk.staff" }, async (desk) => {
    const { rows } = await raw<StaffRow>`select * from desk_staff()`.execute(desk.db);
    const waiting = Map.groupBy(await waitingRoles(desk), ({ staffId }) => staffId);
    return {
      rolesKeptBy: call.provider?.name ?? null,
      staff: rows.map(({ department, roles, lastSignIn, ...person }) => {
        if (!isDepartment(department)) throw new Error(`No department is called ${department}.`);
        return {
          ...person,
          department,
          roles: roles.filter(isStaffRole),
          lastSignIn: lastSignIn?.toISOString() ?? null,
          waiting: waiting.get(person.id) ?? [],
        };
      }),
    };
  });
}
