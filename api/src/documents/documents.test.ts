import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import { expect, test } from "vitest";
import { hasBorne, newId, wasSent } from "../../test/samples/documents.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, clock, database, db, portal } from "../../test/portal.ts";

const LIST = `query List($from: Date!, $to: Date!, $types: [DocumentType!], $subTypes: [DocumentSubType!]) {
  documents(from: $from, to: $to, types: $types, subTypes: $subTypes) {
    iddms description type subType code date seen documentFilterType partenaires
  }
}`;
const in2026 = { from: "2026-01-01", to: "2026-12-31" };
const binary = (iddms: string, name = `${iddms}.pdf`) =>
  `/api/v1/documents/${iddms}/binary/${name}`;
const seenOf = async (iddms: string) =>
  (await db.selectFrom("document").select("seenAt").where("iddms", "=", iddms).executeTakeFirst())
    ?.seenAt;

test("L01 documents of a period are listed, the newest first, with what they are and whether they were seen", async () => {
  const anna = await aCustomer();
  const old = await wasSent(anna, { date: "2025-12-31" });
  const seen = await wasSent(anna, { date: "2026-01-01", seenAt: new Date() });
  const unseen = await wasSent(anna, { date: "2026-12-31" });
  const { data } = await anna.graphql(LIST, in2026);
  expect(data.documents).toEqual([
    expect.objectContaining({ iddms: unseen, seen: false, date: "2026-12-31" }),
    {
      iddms: seen,
      description: "Votre nouvelle carte d’assuré",
      type: "DOCUMENT",
      subType: "CARD",
      code: "CARD",
      date: "2026-01-01",
      seen: true,
      documentFilterType: "LETTER",
      partenaires: [anna.insuredNumber],
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(old);
  const german = await anna.graphql(LIST, in2026, { "accept-language": "de" });
  expect(german.data.documents[0].description).toBe("Ihre neue Versichertenkarte");
});

test("L01 a document of before, which does not know what it is for, keeps its number as title", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const { data } = await anna.graphql(
    `query Named { documents(from: "2026-01-01", to: "2026-12-31") { description reference } }`,
  );
  expect(data.documents).toEqual([
    { description: `Facture ${formatInvoiceNumber(no)}`, reference: null },
  ]);
});

test("L01 types and sub-types narrow the list, and what is no period is refused at its field", async () => {
  const anna = await aCustomer();
  await wasSent(anna);
  const borne = await hasBorne(anna, 2025);
  const ids = async (more: object) => {
    const { data } = await anna.graphql(LIST, { ...in2026, ...more });
    return data.documents.map(({ iddms }: { iddms: string }) => iddms);
  };
  expect(await ids({ subTypes: ["COST_SHARE"] })).toEqual([borne]);
  expect(await ids({ types: ["INVOICE"] })).toEqual([]);
  expect(await ids({ types: [] })).toEqual([]);
  expect(await ids({ subTypes: [] })).toEqual([]);
  expect(await ids({ types: ["DOCUMENT"], subTypes: ["COST_SHARE", "CARD"] })).toHaveLength(2);
  const backwards = await anna.graphql(LIST, { from: in2026.to, to: in2026.from });
  expect(backwards.errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { to: "period.backwards" },
  });
});

test("L02 L05 a document opens as a PDF of its own name, is marked seen, and leaves an audit line", async () => {
  clock.set("2026-11-15");
  const anna = await aCustomer();
  const iddms = await wasSent(anna);
  const answer = await anna.get(binary(iddms));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(`inline; filename="${iddms}.pdf"`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  const { text } = await openPdf(bytes);
  expect(text).toContain("Madame Anna Rossi");
  expect(text.replaceAll(/\s/g, " ")).toContain(
    groupedNumber(anna.insuredNumber).replaceAll(/\s/g, " "),
  );
  expect(text).toContain("31.12.2029");
  expect((await seenOf(iddms))?.toISOString()).toBe("2026-11-15T11:00:00.000Z");
  const lines = await db
    .selectFrom("audit")
    .select("subject")
    .where("accountId", "=", anna.id)
    .where("action", "=", "open document")
    .execute();
  expect(lines).toEqual([{ subject: iddms }]);
  clock.set(undefined);
  const again = Buffer.from(await (await anna.get(binary(iddms, iddms))).arrayBuffer());
  expect(again.equals(bytes), "the same document is the same bytes").toBe(true);
  expect((await seenOf(iddms))?.toISOString(), "the first look counts").toBe(
    "2026-11-15T11:00:00.000Z",
  );
});

test("L05 a document speaks the language it was written in, with figures from the data", async () => {
  const anna = await aCustomer();
  const iddms = await hasBorne(anna, 2025);
  const answer = await anna.get(binary(iddms));
  const { text, info } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(info).toMatchObject({ Title: "Kostenbeteiligung 2025", Language: "de-CH" });
  expect(text).toContain("Guten Tag Frau Rossi");
  expect(text).toContain("Franchise 2'500.00 840.00 1'660.00");
  expect(text).toContain("Total 3'200.00 840.00 2'360.00");
});

test("L05 asking only for the head of a document does not mark it", async () => {
  const anna = await aCustomer();
  const iddms = await wasSent(anna);
  const head = await anna.call("HEAD", binary(iddms));
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(await seenOf(iddms)).toBeNull();
});

test("L05 a foreign document answers as a missing one, for any form of id, and stays unseen", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const iddms = await wasSent(anna);
  const missing = await stranger.get(binary(newId()));
  const refusal = [missing.status, await missing.text()];
  expect(refusal[0]).toBe(404);
  for (const path of [
    binary(iddms),
    binary("'%20or%201=1--"),
    binary("%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
    binary("a".repeat(100)),
    binary("%00"),
    binary(iddms.toLowerCase()),
    binary(iddms, "another.pdf"),
  ]) {
    const answer = await stranger.get(path);
    expect([answer.status, await answer.text()], path).toEqual(refusal);
  }
  expect(await seenOf(iddms)).toBeNull();
  expect((await callsAs().get(binary(iddms))).status).toBe(401);
});

test("L02 the link of a document opens with cookies alone, but only from a page of ours", async () => {
  const anna = await aCustomer();
  const iddms = await wasSent(anna);
  const { token, fingerprint } = anna.session;
  const open = (site: string | undefined, cookie: string, path = binary(iddms)) =>
    portal.app.request(path, {
      headers: { cookie, ...(site && { "sec-fetch-site": site }) },
    });
  const pair = `Authorization=Bearer%20${token}; fgp=${fingerprint}`;
  for (const site of ["cross-site", "same-site", "none", undefined]) {
    expect((await open(site, pair)).status, site ?? "unsaid").toBe(401);
  }
  expect((await open("same-origin", `Authorization=Bearer%20${token}`)).status).toBe(401);
  expect((await open("same-origin", pair, "/v1/documents/zip?iddms[]=x")).status).toBe(401);
  expect(await seenOf(iddms)).toBeNull();
  expect((await open("same-origin", pair)).status).toBe(200);
});

test("L01 a year of two thousand documents is one range of an index, also with documents of other accounts", async () => {
  const beat = await aCustomer();
  const rows = Array.from({ length: 2_000 }, (_, place) => ({
    iddms: newId(),
    accountId: beat.id,
    partenaires: JSON.stringify([beat.insuredNumber]),
    type: "DOCUMENT",
    subType: "CARD",
    code: "CARD",
    documentFilterType: "LETTER",
    date: `${2022 + (place % 5)}-0${1 + (place % 9)}-11`,
    language: "de",
    parameters: JSON.stringify({ validUntil: "2029-12-31" }),
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await db
      .insertInto("document")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  const { data } = await beat.graphql(LIST, in2026);
  expect(data.documents).toHaveLength(400);
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select set_config('app.account', $1, true)", [beat.id]);
  const { rows: plan } = await client.query<Record<string, string>>(
    `explain select iddms from document where date >= '2026-01-01' and date <= '2026-12-31'
     order by date desc, iddms`,
  );
  await client.query("rollback");
  client.release();
  await pool.end();
  const words = plan.map((line) => Object.values(line).join("")).join(" ");
  expect(words).toMatch(/Index Cond: .*account_id = .*date >= .*date <= /);
});
