import { expect, test } from "vitest";
import { db, ownerUrl } from "../../../test/portal.ts";
import { askDesk, aStaffMember, cookieOf, type StaffMember } from "../../../test/samples/staff.ts";
import { stepAt, totpCode } from "../../desk/sign-in/totp.ts";
import { runOperator } from "./run-operator.ts";

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS };
async function operator(...args: string[]) {
  const { lines, problem } = await runOperator([...args, "--by", "Owner"], env);
  return problem ?? lines.join("\n");
}

test("Z68 the first member of staff is made by command, signs in with what it shows, and is deactivated", async () => {
  const email = ["--email", "Anna.Muster@example.ch"];
  const person = ["--name", "Anna Muster", "--department", "CLAIMS", "--roles", "clerk,books"];
  const shown = await operator("staff", "add", ...email, ...person);
  const password = /Password, shown once: (\S+)/.exec(shown)?.[1] ?? "";
  const secret = /secret=(\w+)/.exec(shown)?.[1] ?? "";
  const begun = await askDesk("/sign-in", { body: { email: email[1], password } });
  const code = totpCode(secret, stepAt(new Date()));
  const headers = cookieOf(begun.cookies);
  const { status, cookies } = await askDesk("/sign-in/code", { body: { code }, headers });
  expect(status).toBe(204);
  const session = () => askDesk("/session", { headers: cookieOf(cookies) });
  expect((await session()).body.roles).toEqual(["BOOKS", "CLERK"]);
  expect(await operator("staff", "add", ...email, ...person)).toMatch(/has this address/);
  expect(await operator("staff", "list")).toContain("anna.muster@example.ch  Anna Muster  CLAIMS");
  await operator("staff", "deactivate", ...email);
  expect((await session()).status).toBe(200);
  await operator("staff", "deactivate", ...email, "--yes");
  expect((await session()).status).toBe(401);
  const { count } = await db
    .selectFrom("audit")
    .select((one) => one.fn.countAll<number>().as("count"))
    .where("actor", "=", "operator Owner")
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});

test("Z68 a role is given and taken by command, and taking it ends the sessions", async () => {
  const email = ["--email", "bea.muster@example.ch"];
  const person = ["--name", "Bea Muster", "--department", "CLAIMS", "--roles", "CLERK"];
  await operator("staff", "add", ...email, ...person);
  await operator("staff", "role", ...email, "--give", "SENIOR", "--yes");
  expect(await operator("staff", "list")).toContain("CLERK,SENIOR");
  await operator("staff", "role", ...email, "--take", "CLERK", "--yes");
  expect(await operator("staff", "list")).toMatch(/Bea Muster {2}CLAIMS {2}SENIOR/);
  expect(await operator("staff", "role", ...email, "--give", "KING", "--yes")).toMatch(/none of/);
});

test("Z62 the last active supervisor is not deactivated and keeps the role, also by command", async () => {
  const [last, other] = [
    await aStaffMember({ roles: ["SUPERVISOR"] }),
    await aStaffMember({ roles: ["SUPERVISOR"] }),
  ];
  const deactivate = ({ email }: StaffMember) =>
    operator("staff", "deactivate", "--email", email, "--yes");
  expect(await deactivate(other)).toMatch(/^Deactivated/);
  expect(await deactivate(last)).toMatch(/is the last active SUPERVISOR/);
  const taking = ["--email", last.email, "--take", "SUPERVISOR", "--yes"];
  expect(await operator("staff", "role", ...taking)).toMatch(/is the last active SUPERVISOR/);
  const { active } = await db
    .selectFrom("staff")
    .select("active")
    .where("id", "=", last.id)
    .executeTakeFirstOrThrow();
  expect(active).toBe(true);
});
