import { expect, test } from "vitest";
import { newId, wasSent } from "../../test/samples/documents.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, type Customer } from "../../test/portal.ts";
import { entriesIn } from "../../test/zip.ts";

const zipOf = (who: Pick<Customer, "get">, ids: readonly string[]) =>
  who.get(`/v1/documents/zip?${ids.map((id) => `iddms[]=${id}`).join("&")}`);

test("L03 chosen documents come in one zip, each under a readable name of its own, always the same bytes", async () => {
  const anna = await aCustomer();
  const ids = [
    await wasSent(anna),
    await wasSent(anna),
    await wasSent(anna, { date: "2025-05-05" }),
  ];
  const answer = await zipOf(anna, [...ids, ids[0] ?? ""]);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const zip = Buffer.from(await answer.arrayBuffer());
  const entries = entriesIn(zip);
  expect(entries.map(({ name }) => name)).toEqual([
    "2025-05-05 Votre nouvelle carte dʼassuré.pdf",
    "2026-03-02 Votre nouvelle carte dʼassuré.pdf",
    "2026-03-02 Votre nouvelle carte dʼassuré (2).pdf",
  ]);
  for (const { content } of entries) {
    expect((await openPdf(content)).text).toContain("Anna Rossi");
  }
  const again = Buffer.from(await (await zipOf(anna, ids)).arrayBuffer());
  expect(again.equals(zip)).toBe(true);
});

test("L03 a document in a zip counts as read, the others do not", async () => {
  const anna = await aCustomer();
  const [taken, left] = [await wasSent(anna), await wasSent(anna)];
  await (await zipOf(anna, [taken])).arrayBuffer();
  const { data } = await anna.graphql(
    `query Seen { documents(from: "2026-01-01", to: "2026-12-31") { iddms seen } }`,
  );
  expect(data.documents).toContainEqual({ iddms: taken, seen: true });
  expect(data.documents).toContainEqual({ iddms: left, seen: false });
});

test("L03 one foreign or missing document refuses the whole zip, and so does none or one too many", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const [own, foreign] = [await wasSent(anna), await wasSent(stranger)];
  const refused = await zipOf(anna, [own, foreign]);
  const missing = await zipOf(anna, [own, newId()]);
  expect([refused.status, await refused.text()]).toEqual([404, await missing.text()]);
  expect((await zipOf(anna, [own, "../x"])).status).toBe(404);
  expect((await anna.get("/v1/documents/zip")).status).toBe(400);
  const many = await zipOf(anna, Array.from({ length: 51 }, newId));
  expect([many.status, await many.json()]).toEqual([
    400,
    { code: "INVALID", fields: { "": "documents.tooMany" } },
  ]);
  expect((await zipOf(callsAs(), [own])).status).toBe(401);
});

test("L03 fifty documents are packed one after the other, and a client that stops reading stops the work", async () => {
  const anna = await aCustomer();
  const ids = await Promise.all(Array.from({ length: 50 }, () => wasSent(anna)));
  const zip = Buffer.from(await (await zipOf(anna, ids)).arrayBuffer());
  expect(entriesIn(zip)).toHaveLength(50);
  const reader = (await zipOf(anna, ids)).body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? "").toString("latin1", 0, 2)).toBe("PK");
  await reader?.cancel();
});
