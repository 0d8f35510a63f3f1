import { createHash, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { aClient, aFlag, askToken, openDoor } from "../../../test/samples/exchange.ts";
import { certificateHash } from "./certificate.ts";

/** Self-signed, with its dates up to the next century. */
const pem = `-----BEGIN CERTIFICATE-----
MIIBhTCCASugAwIBAgIUT2hIyPqBPR58s5RZwnJoKOv4OIkwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMY29yZS5leGFtcGxlMCAXDTI2MTExODIwNTcxMVoYDzIxMjYx
MDI1MjA1NzExWjAXMRUwEwYDVQQDDAxjb3JlLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARBnYeInR5mjvmsWHDHZ70MRcg99dnoeGUvp1NegStGIJIz
KIUMCSMHwnq1O0AzT09kHM52MLS1Lmy4wrAjLIWzo1MwUTAdBgNVHQ4EFgQUOOM0
z3c3OY5T4i7gz+VFWFHirREwHwYDVR0jBBgwFoAUOOM0z3c3OY5T4i7gz+VFWFHi
rREwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAqLzDV5j+pUjb
oLiGffrn/Uu+eLlPJkiSHlBa34ss8Q4CICzyBXUxLPW6gWAJVy+Cbgy2s4fuU8hq
JUiytd04j52W
-----END CERTIFICATE-----`;
const { raw, validFromDate, validToDate } = new X509Certificate(pem);
const hash = createHash("sha256").update(raw).digest();
const rfc9440 = `:${raw.toString("base64")}:`;

test("a certificate is read as RFC 9440 writes it and as nginx does; others count as none", () => {
  const now = new Date();
  for (const header of [rfc9440, encodeURIComponent(pem)])
    expect(certificateHash(header, now)).toEqual(hash);
  for (const header of ["", "x", "::", ":AAAA:", `${rfc9440}, ${rfc9440}`, "%", "x".repeat(20_000)])
    expect(certificateHash(header, now), header.slice(0, 10)).toBeUndefined();
  expect(certificateHash(rfc9440, new Date(validFromDate.getTime() - 1))).toBeUndefined();
  expect(certificateHash(rfc9440, new Date(validToDate.getTime() + 1))).toBeUndefined();
});

test("a client with a certificate needs no secret, and each of its requests comes with the certificate", async () => {
  const door = await openDoor({ EXCHANGE_CERTIFICATE_HEADER: "Client-Cert", TRUST_PROXY: "true" });
  const { id } = await aClient({ certificateHash: hash });
  const form = { grant_type: "client_credentials", client_id: id };
  expect((await askToken(door, form)).status).toBe(401);
  expect((await askToken(door, { ...form, client_secret: "guessed" })).status).toBe(401);
  const answer = await askToken(door, form, { "client-cert": rfc9440 });
  expect(answer.status).toBe(200);
  const { access_token: token } = await answer.json();
  const { entity, id: record, ...body } = aFlag("BY-CERTIFICATE", 1, true, "PREGNANCY");
  const put = (headers: Record<string, string>) =>
    door.app.request(`/exchange/v1/${entity}/${record}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  expect((await put({})).status).toBe(401);
  expect((await put({ "client-cert": rfc9440 })).status).toBe(200);
  // Where no proxy is trusted with certificates, the header of a caller proves nothing.
  const plain = await openDoor();
  expect((await askToken(plain, form, { "client-cert": rfc9440 })).status).toBe(401);
});
