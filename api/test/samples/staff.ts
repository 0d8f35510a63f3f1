import { randomUUID } from "node:crypto";
import type { StaffRole } from "@portal/model/desk/rights.ts";
import { deskHeader } from "@portal/model/desk/session.ts";
import { hashPassword } from "../../src/core/secrets/passwords.ts";
import { hashOf, newToken } from "../../src/desk/sign-in/cookie.ts";
import { totpBinding } from "../../src/desk/sign-in/sign-in.ts";
import { newTotpSecret, stepAt, totpCode } from "../../src/desk/sign-in/totp.ts";
import { db, portal, secrets } from "../portal.ts";

export const STAFF_PASSWORD = "a long staff password";

let lastStaff = 0;

interface StaffOptions {
  roles?: readonly StaffRole[];
  name?: string;
  isDemonstration?: boolean;
}

export type StaffMember = Awaited<ReturnType<typeof aStaffMember>>;

/** A member of staff with an open session, without the sign-in. */
export async function aStaffMember({
  roles = ["CLERK"],
  name,
  isDemonstration = false,
}: StaffOptions = {}) {
  lastStaff += 1;
  const id = randomUUID();
  const email = `staff.${lastStaff}@example.ch`;
  const shownName = name ?? `Employee ${lastStaff}`;
  const totpSecret = newTotpSecret();
  await db
    .insertInto("staff")
    .values({ id, email, name: shownName, department: "CLAIMS", isDemonstration })
    .execute();
  if (roles.length > 0)
    await db
      .insertInto("staffRole")
      .values(roles.map((role) => ({ staffId: id, role, givenBy: "test" })))
      .execute();
  await db
    .insertInto("staffCredential")
    .values({
      staffId: id,
      passwordHash: await hashPassword(STAFF_PASSWORD),
      totpSecret: secrets.encrypt(totpBinding(id), totpSecret),
    })
    .execute();
  const token = newToken();
  const { id: sessionId } = await db
    .insertInto("staffSession")
    .values({
      staffId: id,
      tokenHash: hashOf(token),
      verifiedAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    id,
    email,
    name: shownName,
    sessionId,
    /** The header of a request that is not asked by `ask`. */
    cookie: `desk=${token}`,
    /** The code of the authenticator, some steps from now. */
    code: (steps = 0) => totpCode(totpSecret, stepAt(new Date()) + steps),
    ask: (path: string, asking: DeskAsking = {}) =>
      askDesk(path, { ...asking, headers: { cookie: `desk=${token}`, ...asking.headers } }),
  };
}

interface DeskAsking {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request of the desk's page, by default without a session. */
export async function askDesk(
  path: string,
  { body, headers = {}, method = body === undefined ? "GET" : "POST" }: DeskAsking = {},
  app: { request: typeof portal.app.request } = portal.app,
) {
  const response = await app.request(`/desk/v1${path}`, {
    method,
    headers: {
      "sec-fetch-site": "same-origin",
      [deskHeader]: "1",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  return {
    status: response.status,
    text,
    body: isJson ? JSON.parse(text) : undefined,
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
  };
}

/** The cookies of an answer, as the next request sends them. */
export function cookieOf(cookies: readonly string[]): { cookie: string } {
  return { cookie: cookies.map((one) => one.split(";")[0]).join("; ") };
}
