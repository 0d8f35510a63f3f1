import { createVerify, hash, X509Certificate } from "node:crypto";
import { languages } from "@portal/model/portal/languages.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { partAt, readAll } from "../insurer/signature/der.ts";
import { fileOf, hasCertificate, textOf } from "../../test/samples/certificates.ts";
import { cover } from "../../test/samples/covered.ts";
import { openPdf } from "../../test/pdf.ts";
import { codesOn } from "../../test/samples/qr-codes.ts";
import { aCustomer, clock, db } from "../../test/portal.ts";

beforeEach(() => clock.set("2026-11-19"));
afterEach(() => clock.set(undefined));

async function anInsured() {
  const anna = await aCustomer();
  await cover(anna);
  return anna;
}

/** The signature of a PDF: the signed bytes, and the parts of its CMS structure. */
function signatureOf(pdf: Buffer) {
  const [, from = 0, to = 0, rest = 0] = (
    /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(pdf.toString("latin1")) ?? []
  ).map(Number);
  const signed = Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, to + rest)]);
  const cms = Buffer.from(pdf.toString("latin1", from + 1, to - 1), "hex");
  const data = partAt(readAll(cms.subarray(0, 4 + cms.readUInt16BE(2)))[0]?.content ?? cms, 1, 0);
  const [, , , certificates, signers] = readAll(data.content);
  const [certificate] = readAll(certificates?.content ?? Buffer.alloc(0));
  const [, , , attributes, , value] = readAll(partAt(signers?.content ?? cms, 0).content);
  return {
    signed,
    isWhole: to + rest === pdf.length,
    certificate: new X509Certificate(certificate?.bytes ?? Buffer.alloc(0)),
    attributes: Buffer.concat([Buffer.from([0x31]), attributes?.bytes.subarray(1) ?? cms]),
    value: value?.content ?? Buffer.alloc(0),
  };
}

test("V59 the file bears a signature over all of its bytes, which no longer holds once one is changed", async () => {
  const anna = await anInsured();
  const file = await fileOf(anna, await hasCertificate(anna));
  const { signed, isWhole, certificate, attributes, value } = signatureOf(file);
  expect(isWhole).toBe(true);
  expect(certificate.subject).toContain("CN=Cervin");
  const holds = createVerify("sha256").update(attributes).verify(certificate.publicKey, value);
  expect(holds).toBe(true);
  expect(attributes.includes(hash("sha256", signed, "buffer"))).toBe(true);
  expect(attributes.includes(hash("sha256", certificate.raw, "buffer"))).toBe(true);
  const forged = Buffer.from(signed);
  forged.writeUInt8((forged[900] ?? 0) ^ 1, 900);
  expect(attributes.includes(hash("sha256", forged, "buffer"))).toBe(false);
});

test("V59 all papers of an installation are signed with one key, whose private part is stored encrypted", async () => {
  const [anna, bruno] = [await anInsured(), await anInsured()];
  const of = async (who: typeof anna) =>
    signatureOf(await fileOf(who, await hasCertificate(who))).certificate.fingerprint256;
  expect(await of(anna)).toBe(await of(bruno));
  const keys = await db.selectFrom("paperSigningKey").selectAll().execute();
  expect(keys).toHaveLength(1);
  expect(keys[0]?.privateKey.toString("latin1")).toMatch(/^\S+/);
  expect(keys[0]?.privateKey.includes(Buffer.from("PRIVATE KEY"))).toBe(false);
});

test("V62 the code is on the paper as a QR code that leads to the page with the code in the fragment", async () => {
  const anna = await anInsured();
  const issued = await hasCertificate(anna);
  const codes = await codesOn(await fileOf(anna, issued));
  expect(codes).toEqual([`http://localhost:3999/verify#${issued.code}`]);
});

test("V62 a paper is one tagged page in every language, at the longest names, with names of any script", async () => {
  const anna = await anInsured();
  const names = [
    [
      "Anna Maria Alessandra Francesca Giovanna",
      "von Hohenlohe-Waldenburg-Schillingsfürst-Bernasconi",
    ],
    ["Ştefan Łukasz", "Đorđević-Ñandú"],
    ["Владимир", "李小龍"],
  ];
  for (const [firstname = "", lastname = ""] of names) {
    await db
      .updateTable("insured")
      .set({ firstname, lastname })
      .where("insuredNumber", "=", anna.insuredNumber)
      .execute();
    for (const language of languages) {
      const { pages, roles, info, places } = await openPdf(
        await fileOf(anna, await hasCertificate(anna, { language })),
      );
      expect(pages, `${language} ${lastname}`).toBe(1);
      expect(roles).toContain("Figure");
      expect(roles).toContain("H1");
      expect(info).toMatchObject({ Language: `${language}-CH` });
      const right = Math.max(...places.map((one) => one.right));
      expect(right, "within the margin").toBeLessThan(595.28 - 40);
    }
  }
});

test("V62 the contract of a person is named in the language of the paper", async () => {
  const anna = await anInsured();
  const product = await db
    .selectFrom("product")
    .select("names")
    .where("code", "=", "AH01")
    .executeTakeFirstOrThrow();
  const named = product.names as Record<string, string>;
  for (const language of languages)
    expect(await textOf(anna, await hasCertificate(anna, { language }))).toContain(
      named[language]?.replaceAll(/\s+/g, " "),
    );
});
