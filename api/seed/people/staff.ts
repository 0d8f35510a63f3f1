import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import type { World } from "./household.ts";
import { uuidOf } from "../random.ts";

interface Colleague {
  email: string;
  name: string;
  department: string;
  language: "fr" | "de";
  roles: readonly string[];
  /** The secret of the second factor, as public as the password. */
  totpSecret: string;
}

/** Two members of staff, because some acts need a second pair of eyes. */
const colleagues: readonly Colleague[] = [
  {
    email: "operator@example.ch",
    name: "Nadia Perret",
    department: "CUSTOMER_SERVICE",
    language: "fr",
    roles: ["CLERK", "PUBLISHER", "BOOKS"],
    totpSecret: "CERVINDESKNADIAPERRETCERVINDESK2",
  },
  {
    email: "senior@example.ch",
    name: "Reto Caduff",
    department: "MANAGEMENT",
    language: "de",
    roles: ["SENIOR", "SUPERVISOR"],
    totpSecret: "CERVINDESKRETOCADUFFCERVINDESK22",
  },
];

/** The logins of the invented members of staff. */
export const staffLogins = colleagues.map(({ email }) => email);

interface StaffRows {
  staff: Insertable<Tables["staff"]>[];
  staffRole: Insertable<Tables["staffRole"]>[];
  staffCredential: Insertable<Tables["staffCredential"]>[];
}

export function staffRows(world: World): StaffRows {
  const { seed, secrets } = world;
  const idOf = ({ email }: Colleague) => uuidOf(seed, `staff ${email}`);
  return {
    staff: colleagues.map((colleague) => {
      const { email, name, department, language } = colleague;
      return { id: idOf(colleague), email, name, department, language, isDemonstration: true };
    }),
    staffRole: colleagues.flatMap((colleague) =>
      colleague.roles.map((role) => ({ staffId: idOf(colleague), role, givenBy: "operator" })),
    ),
    staffCredential: colleagues.map((colleague) => {
      const staffId = idOf(colleague);
      const binding = { table: "staff_credential", column: "totp_secret", row: staffId };
      return {
        staffId,
        passwordHash: world.passwordHashOf(colleague.email),
        totpSecret: secrets.encrypt(binding, colleague.totpSecret),
      };
    }),
  };
}
