import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  verify,
  X509Certificate,
} from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../../core/config.ts";
import { readSigningIdentity } from "./configured-key.ts";
import { makeSelfSigned } from "./self-signed.ts";
import { signWith } from "./signing-key.ts";

const pem = (label: string, der: Buffer) =>
  `-----BEGIN ${label}-----\n${der.toString("base64").replaceAll(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

async function aPair() {
  const { privateKey, certificates } = await makeSelfSigned(new Date("2026-11-19T12:00:00Z"));
  return { key: pem("PRIVATE KEY", privateKey), certificates: pem("CERTIFICATE", certificates[0]) };
}

test("V59 the key of the settings signs, with line breaks or written in one line", async () => {
  const given = await aPair();
  const inOneLine = {
    key: given.key.replaceAll("\n", String.raw`\n`),
    certificates: `${given.certificates}${(await aPair()).certificates}`,
  };
  const identity = await readSigningIdentity(inOneLine);
  expect(identity.certificates).toHaveLength(2);
  expect(identity).toMatchObject({ privateKey: (await readSigningIdentity(given)).privateKey });
  const certificate = new X509Certificate(identity.certificates[0]);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(given.key))).toBe(true);
  expect(certificate.validToDate.getUTCFullYear()).toBe(2046);
});

test("V59 an RSA key signs as well", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const der = privateKey.export({ type: "pkcs8", format: "der" });
  const content = createHash("sha256").update("paper").digest();
  const { value } = await signWith(der, content);
  expect(verify("sha256", content, publicKey, value)).toBe(true);
});

test("V59 a key of another certificate, or none, stops the start with a sentence that says which setting is wrong", async () => {
  const [one, other] = [await aPair(), await aPair()];
  const refused = (given: Partial<typeof one>) => readSigningIdentity({ ...one, ...given });
  await expect(refused({ key: other.key })).rejects.toThrow("PAPER_SIGNING_KEY must be");
  await expect(refused({ key: "secret" })).rejects.toThrow("PKCS #8");
  await expect(refused({ certificates: one.key })).rejects.toThrow("PAPER_SIGNING_CERTIFICATES");
  expect(() => readConfig({ PAPER_SIGNING_KEY: one.key })).toThrow("together");
});
