/** What a member of staff may do at the desk. The door checks a right for each route, and the screen shows what it opens. */
export const rights = [
  "requests.read",
  "requests.decide",
  "customers.read",
  "customers.act",
  "customers.reason",
  "messages.answer",
  "publish",
  "books.read",
  "books",
  "watch",
  "supervise",
  "approvals.decide",
  "roles.ask",
] as const;
export type Right = (typeof rights)[number];

export const staffRoles = ["CLERK", "SENIOR", "PUBLISHER", "BOOKS", "SUPERVISOR"] as const;
export type StaffRole = (typeof staffRoles)[number];

const clerk = [
  "requests.read",
  "requests.decide",
  "customers.read",
  "customers.act",
  "customers.reason",
  "messages.answer",
] as const satisfies readonly Right[];

/** The rights of each role. A person has the rights of all their roles. */
export const rightsOfRole: Readonly<Record<StaffRole, readonly Right[]>> = {
  CLERK: clerk,
  SENIOR: [...clerk, "watch", "approvals.decide"],
  PUBLISHER: ["publish"],
  BOOKS: ["books.read", "books", "watch"],
  SUPERVISOR: ["books.read", "watch", "supervise", "approvals.decide", "roles.ask"],
};

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

export function rightsOf(roles: readonly string[]): Right[] {
  const held = new Set(roles.filter(isStaffRole).flatMap((role) => rightsOfRole[role]));
  return rights.filter((right) => held.has(right));
}

/** The parts of the company, as a customer reads who looked at their data. */
export const departments = [
  "CUSTOMER_SERVICE",
  "CLAIMS",
  "CONTRACTS",
  "ACCOUNTING",
  "COMMUNICATION",
  "MANAGEMENT",
] as const;
export type Department = (typeof departments)[number];

export function isDepartment(text: string): text is Department {
  return departments.some((department) => department === text);
}
