import { groupedCode, newCertificateCode } from "@portal/model/certificates/certificate-code.ts";
import { randomInt } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CERTIFICATES, hasCertificate, REVOKE } from "../../test/samples/certificates.ts";
import { cover } from "../../test/samples/covered.ts";
import {
  aCustomer,
  callsAs,
  clock,
  type Customer,
  database,
  db,
  logged,
  portal,
} from "../../test/portal.ts";

const TODAY = "2026-11-19";
const PATH = "/v1/certificate-checks";
const visitor = () => callsAs();
const check = async (code: unknown) => {
  const answer = await visitor().post(PATH, { code });
  return { status: answer.status, body: await answer.json() };
};
const aCode = () => newCertificateCode((limit) => randomInt(limit));

beforeEach(() => clock.set(TODAY));
afterEach(() => clock.set(undefined));

async function anInsured(options: Parameters<typeof aCustomer>[0] = {}): Promise<Customer> {
  const anna = await aCustomer(options);
  await cover(anna);
  return anna;
}

test("V56 a reader without an account learns that a certificate is genuine, and what the paper shows already", async () => {
  const anna = await anInsured({ birthdate: "1980-05-06" });
  const issued = await hasCertificate(anna);
  const { status, body } = await check(groupedCode(issued.code).toLowerCase());
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "VALID",
    certificate: {
      kind: "INSURANCE",
      issuedOn: TODAY,
      validUntil: "2027-02-17",
      revokedOn: null,
      from: null,
      to: null,
      initials: "A. R.",
      birthYear: 1980,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`Anna|Rossi|05-06|${anna.insuredNumber}|${issued.iddms}|${issued.id}`),
  );
});

test("V56 it is expired after its last day, revoked as soon as its owner says so, and unknown if we never issued it", async () => {
  const anna = await anInsured();
  const { id, code } = await hasCertificate(anna);
  clock.set("2027-02-18");
  expect((await check(code)).body.status).toBe("EXPIRED");
  clock.set(TODAY);
  await anna.graphql(REVOKE, { id });
  expect((await check(code)).body).toMatchObject({
    status: "REVOKED",
    certificate: { revokedOn: TODAY },
  });
  expect(await check(aCode())).toEqual({
    status: 200,
    body: { status: "UNKNOWN", certificate: null },
  });
});

test.each([
  ["", "required"],
  [undefined, "required"],
  [7, "required"],
  ["7F3K", "code.length"],
  ["' or 1=1 --", "code.letters"],
])("V56 %j is refused at its field: %s", async (code, message) => {
  expect(await check(code)).toEqual({
    status: 400,
    body: { code: "INVALID", fields: { code: message } },
  });
});

test("V57 each check leaves an audit line that says nothing of a person, and the owner sees how often and when", async () => {
  const anna = await anInsured();
  const { code, id } = await hasCertificate(anna);
  const before = logged.length;
  await check(code);
  await check(code);
  clock.set("2026-11-21");
  await check(code);
  await check(aCode());
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "accountId", "sessionId", "action", "subject"])
    .where("action", "=", "check certificate")
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  const line = { actor: "visitor", accountId: null, sessionId: null, action: "check certificate" };
  expect(lines).toEqual([
    { ...line, subject: "UNKNOWN" },
    { ...line, subject: "VALID" },
  ]);
  const { data } = await anna.graphql(CERTIFICATES);
  expect(data.certificates).toEqual([
    expect.objectContaining({ id, checks: 3, lastCheckAt: "2026-11-21T11:00:00.000Z" }),
  ]);
  expect(logged.slice(before).join("")).not.toContain(code);
});

test("V57 an address has a number of checks an hour, and another address has its own", async () => {
  const server = async (address: string, code: string) => {
    const incoming = { headers: {}, socket: { remoteAddress: address } };
    return portal.app.request(
      PATH,
      {
        method: "POST",
        body: JSON.stringify({ code }),
        headers: { "content-type": "application/json" },
      },
      { incoming },
    );
  };
  const code = aCode();
  for (let count = 0; count < 120; count++)
    expect((await server("203.0.113.7", code)).status).toBe(200);
  const refused = await server("203.0.113.7", code);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: "TOO_MANY_REQUESTS" },
  ]);
  expect((await server("203.0.113.8", code)).status).toBe(200);
});

test("V57 the check needs no cookie, sets none, and cannot be a link", async () => {
  const answer = await visitor().post(PATH, { code: aCode() });
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.status).toBe(200);
  expect((await visitor().get(PATH)).status).toBe(404);
});

test("V60 the public's role reads no certificate by itself", async () => {
  const pool = database.pool("visitor", 1);
  try {
    for (const table of ["certificate", "certificate_check", "document_file", "paper_signing_key"])
      await expect(pool.query(`select * from ${table}`), table).rejects.toThrow(
        "permission denied",
      );
  } finally {
    await pool.end();
  }
});

test("V63 certificates are deleted after their period with their files and checks, and until then kept with the documents", async () => {
  const anna = await anInsured();
  const { iddms, code, id } = await hasCertificate(anna);
  await check(code);
  const isThere = async () =>
    (await db.selectFrom("documentFile").select("iddms").where("iddms", "=", iddms).execute())
      .length === 1;
  clock.set("2036-11-18");
  await portal.retention.runDue();
  expect(await isThere()).toBe(true);
  clock.set("2036-11-21");
  await portal.retention.runDue();
  expect(await isThere()).toBe(false);
  const left = await db.selectFrom("certificate").select("id").where("id", "=", id).execute();
  expect(left).toEqual([]);
});
