import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/corpus.ts";
import { aCustomer, aProcess, db, portal } from "../../../test/portal.ts";
import { portalUrl, upload } from "../../../test/samples/uploads.ts";
import { RateLimit } from "./rate-limit.ts";

/** The highest accepted number of pixels, in a file of a few hundred kilobytes. */
const huge = new Uint8Array(
  await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "#7a4" } })
    .png({ compressionLevel: 1 })
    .toBuffer(),
);
const pdf = new Uint8Array(aPdf());

test("B14 one account that sends many huge pictures delays another's small file by one turn", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await portalUrl();
  const answered: string[] = [];
  const sending = Array.from({ length: 6 }, async () => {
    const { status } = await upload(anna, "huge.png", huge);
    answered.push("huge");
    return status;
  });
  await Promise.race(sending);
  expect((await upload(bea, "small.pdf", pdf)).status).toBe(200);
  answered.push("small");
  expect(await Promise.all(sending)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(
    answered.indexOf("small"),
    "after the first, and one or two that were being drawn",
  ).toBeLessThan(4);
});

test("B14 a picture is drawn in a process of its own: it costs the portal's hardly any time", async () => {
  const anna = await aCustomer();
  await upload(anna, "warm.png", new Uint8Array(await sharp(huge).resize(10).png().toBuffer()));
  const cost = async (work: () => Promise<unknown>) => {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const here = await cost(() => sharp(huge).png({ compressionLevel: 8 }).toBuffer());
  // The process also runs its jobs meanwhile: one upload of three shows what an upload costs by itself.
  const there: number[] = [];
  for (let turn = 0; turn < 3; turn++) there.push(await cost(() => upload(anna, "huge.png", huge)));
  expect(Math.min(...there)).toBeLessThan(here);
});

test("B14 a picture that a busy machine cannot draw in time is to be sent again, and is not called unreadable", async () => {
  const hasty = await aProcess({
    uploadTimeouts: { silenceMs: 20_000, wholeMs: 100_000, inspectionMs: 1 },
  });
  const answer = await upload(await aCustomer(), "huge.png", huge, { through: hasty });
  expect(answer).toEqual({ status: 503, code: "UNAVAILABLE", retryAfter: "10" });
  expect((await upload(await aCustomer(), "a.pdf", pdf)).status, "the next one is served").toBe(
    200,
  );
});

test("B14 an upload that is sent again with its idempotency key gets the same file, and another file is a mismatch", async () => {
  const anna = await aCustomer();
  const headers = { [clientHeaders.idempotencyKey]: randomUUID() };
  const first = await upload(anna, "a.pdf", pdf, { headers });
  expect(first.status).toBe(200);
  expect(await upload(anna, "a.pdf", pdf, { headers })).toEqual(first);
  const other = new Uint8Array([...pdf, 0x0a]);
  expect((await upload(anna, "a.pdf", other, { headers })).status).toBe(422);
  const kept = await db
    .selectFrom("uploadedFile")
    .select("id")
    .where("accountId", "=", anna.id)
    .execute();
  expect(kept).toHaveLength(1);
});

test("a limit of rate counts each account by itself, and says when its time is over", () => {
  const rate = new RateLimit(2, 10_000);
  rate.require("anna", 0);
  rate.require("anna", 1_000);
  expect(() => rate.require("anna", 4_000)).toThrow(
    expect.objectContaining({ code: "TOO_MANY_REQUESTS", details: { retryAfter: 6 } }),
  );
  rate.require("bea", 4_000);
  rate.require("anna", 10_000);
});

test("B14 what watches the process is answered while pictures are being drawn", async () => {
  const anna = await aCustomer();
  const address = await portalUrl(portal);
  const drawn = new AbortController();
  const drawing = upload(anna, "huge.png", huge).finally(() => drawn.abort());
  let answers = 0;
  while (!drawn.signal.aborted) {
    expect((await fetch(`${address}/health`)).status).toBe(200);
    answers += 1;
  }
  expect((await drawing).status).toBe(200);
  expect(answers).toBeGreaterThan(0);
});
