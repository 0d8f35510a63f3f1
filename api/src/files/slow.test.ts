import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { aCustomer, aProcess, type Customer } from "../../test/portal.ts";
import { portalUrl, upload, uploadHeaders } from "../../test/samples/uploads.ts";

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const hasty = await aProcess({ uploadTimeouts: { silenceMs: 300, wholeMs: 1_500 } });
const patient = await aProcess();
const open: ClientRequest[] = [];
afterAll(() => open.forEach((one) => one.destroy()));

/** Starts an upload and leaves the rest to the caller. */
async function begin(customer: Customer, through = hasty): Promise<ClientRequest> {
  const sending = request(new URL("/v1/files?filename=a.pdf", await portalUrl(through)), {
    method: "POST",
    agent: false,
    headers: {
      ...uploadHeaders(customer),
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 100_000,
    },
  });
  open.push(sending);
  sending.on("error", () => {});
  sending.write(HEAD);
  return sending;
}

async function answerTo(sending: ClientRequest): Promise<{ status: number; code: string }> {
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response) text += String(chunk);
  const { code } = JSON.parse(text) as { code: string };
  return { status: response.statusCode ?? 0, code };
}

test("B14 an upload that falls silent is cut when its time is over, and says why", async () => {
  const answer = await answerTo(await begin(await aCustomer()));
  expect(answer).toEqual({ status: 408, code: "TOO_SLOW" });
});

test("B14 an upload that only drips ends with the same answer, and is no fault of ours", async () => {
  const sending = await begin(await aCustomer());
  const drip = setInterval(() => void sending.write("%"), 100);
  try {
    expect(await answerTo(sending)).toEqual({ status: 408, code: "TOO_SLOW" });
  } finally {
    clearInterval(drip);
  }
});

test("B14 seven accounts that send nothing do not keep an eighth from sending", async () => {
  const slow = await Promise.all(Array.from({ length: 7 }, () => aCustomer()));
  const refused: number[] = [];
  for (const one of slow)
    for (let count = 0; count < 12; count += 1) {
      const sending = await begin(one, patient);
      sending.once("response", ({ statusCode }) => refused.push(statusCode ?? 0));
    }
  // Of 84 uploads at most 64 get a slot.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(84 - 64);
  expect(new Set(refused)).toEqual(new Set([429]));
  const { status } = await upload(await aCustomer(), "a.pdf", new Uint8Array(aPdf()), {
    through: patient,
  });
  expect(status).toBe(200);
});
