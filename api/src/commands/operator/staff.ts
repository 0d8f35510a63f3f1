import { randomBytes } from "node:crypto";
import { brand } from "@portal/brand/brand.ts";
import { departments, isStaffRole, type StaffRole, staffRoles } from "@portal/model/desk/rights.ts";
import { isLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { hashPassword } from "../../core/secrets/passwords.ts";
import { totpBinding } from "../../desk/sign-in/sign-in.ts";
import { newTotpSecret, totpAddress } from "../../desk/sign-in/totp.ts";
import {
  always,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

/** The first members of staff of an installation; later, roles are given at the desk with four eyes. */
export const staffCommands: Record<string, Command> = {
  "staff add": {
    usage: "--email EMAIL --name NAME --department DEPARTMENT --roles ROLE,… [--language LANGUAGE]",
    about: `adds a member of staff, who signs in at /desk, and shows the password and the authenticator's key once; DEPARTMENT: ${departments.join(", ")}; ROLE: ${staffRoles.join(", ")}`,
    texts: ["email", "name", "department", "roles", "language"],
    run: addStaff,
  },
  "staff list": {
    usage: "",
    about: "the members of staff with their roles",
    run: listStaff,
  },
  "staff role": {
    usage: "--email EMAIL --give ROLE | --take ROLE",
    about: "gives or takes a role without the second pair of eyes; taking one ends the sessions",
    texts: ["email", "give", "take"],
    confirms: always,
    run: changeRole,
  },
  "staff credentials": {
    usage: "--email EMAIL",
    about: "a new password and a new authenticator's key, shown once; all sessions end",
    texts: ["email"],
    confirms: always,
    run: renewCredentials,
  },
  "staff deactivate": {
    usage: "--email EMAIL",
    about: "closes the desk to a member of staff at once",
    texts: ["email"],
    confirms: always,
    run: deactivate,
  },
};

async function addStaff(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, person } = operator;
  const email = emailIn(given);
  const name = textOf(given, "name");
  const department = departments.find((one) => one === textOf(given, "department"));
  if (!department) throw wrong(`--department is none of ${departments.join(", ")}`);
  const language = optionalText(given, "language") ?? "fr";
  if (!isLanguage(language)) throw wrong(`--language ${language} is none of fr, de, it, en`);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'’-]{1,59}$/u.test(name))
    throw wrong(`--name ${name} is no name`);
  const roles = textOf(given, "roles").split(",").map(roleNamed);
  const known = await db
    .selectFrom("staff")
    .select("email")
    .where((one) => one.or([one("email", "=", email), one("name", "=", name)]))
    .executeTakeFirst();
  if (known) throw wrong(`${known.email} has this address or this name already`);
  const { id } = await db
    .insertInto("staff")
    .values({ email, name, department, language })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("staffRole")
    .values(roles.map((role) => ({ staffId: id, role, givenBy: `operator ${person}` })))
    .execute();
  await audit(operator, `staff add ${roles.join(" ")}`, id);
  return [`Added: ${name}, ${roles.join(", ")}`, ...(await newCredentials(operator, id, email))];
}

async function listStaff({ db }: OperatorContext): Promise<string[]> {
  const rows = await db
    .selectFrom("staff as p")
    .leftJoin("staffRole as r", "r.staffId", "p.id")
    .select(["p.email", "p.name", "p.department", "p.active", "r.role"])
    .orderBy("p.email")
    .orderBy("r.role")
    .execute();
  const people = Map.groupBy(rows, ({ email }) => email);
  if (people.size === 0) return ["No member of staff."];
  return [...people].map(([email, [first, ...more]]) =>
    [
      email,
      first?.name,
      first?.department,
      [first, ...more].flatMap((row) => row?.role ?? []).join(","),
      ...(first?.active ? [] : ["deactivated"]),
    ].join("  "),
  );
}

async function changeRole(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, person } = operator;
  const { id, name } = await staffIn(operator, given);
  const [give, take] = [optionalText(given, "give"), optionalText(given, "take")];
  if ((give === undefined) === (take === undefined)) throw wrong("say --give ROLE or --take ROLE");
  const role = roleNamed(give ?? take ?? "");
  if (give === undefined && role === "SUPERVISOR")
    await refuseLastSupervisor(operator, { id, name });
  if (give === undefined)
    await db.deleteFrom("staffRole").where("staffId", "=", id).where("role", "=", role).execute();
  else
    await db
      .insertInto("staffRole")
      .values({ staffId: id, role, givenBy: `operator ${person}` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await audit(operator, `staff role ${give === undefined ? "taken" : "given"} ${role}`, id);
  return [`${name}: ${role} ${give === undefined ? "taken" : "given"}`];
}

async function renewCredentials(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const { id, email } = await staffIn(operator, given);
  await operator.db
    .updateTable("staffSession")
    .set({ endedAt: operator.now, endedBecause: "credentials" })
    .where("staffId", "=", id)
    .where("endedAt", "is", null)
    .execute();
  await audit(operator, "staff credentials", id);
  return newCredentials(operator, id, email);
}

async function deactivate(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { id, name } = await staffIn(operator, given);
  await refuseLastSupervisor(operator, { id, name });
  await operator.db.updateTable("staff").set({ active: false }).where("id", "=", id).execute();
  await audit(operator, "staff deactivate", id);
  return [`Deactivated: ${name}`];
}

async function refuseLastSupervisor(
  { db }: OperatorContext,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { rows } = await raw<{ isLast: boolean }>`
    select is_last_supervisor(${id}) as "isLast"`.execute(db);
  if (rows[0]?.isLast === true)
    throw wrong(`${name} is the last active SUPERVISOR: give the role to another person first`);
}

async function newCredentials(
  { db, secrets }: OperatorContext,
  staffId: string,
  email: string,
): Promise<string[]> {
  const password = randomBytes(15).toString("base64url");
  const secret = newTotpSecret();
  const kept = {
    passwordHash: await hashPassword(password),
    totpSecret: secrets.encrypt(totpBinding(staffId), secret),
    lastStep: null,
  };
  await db
    .insertInto("staffCredential")
    .values({ staffId, ...kept })
    .onConflict((conflict) => conflict.column("staffId").doUpdateSet(kept))
    .execute();
  return [
    `Password, shown once: ${password}`,
    `Authenticator, shown once: ${totpAddress(secret, email, brand.name)}`,
  ];
}

async function staffIn({ db }: OperatorContext, given: CommandArguments) {
  const email = emailIn(given);
  const row = await db
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!row) throw wrong(`${email} is no member of staff`);
  return row;
}

function emailIn(given: CommandArguments): string {
  const email = textOf(given, "email").toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw wrong(`--email ${email} is no address`);
  return email;
}

function roleNamed(text: string): StaffRole {
  const role = text.trim().toUpperCase();
  if (!isStaffRole(role)) throw wrong(`${text} is none of the roles ${staffRoles.join(", ")}`);
  return role;
}
