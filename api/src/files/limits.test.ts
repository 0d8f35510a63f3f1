import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  contentDisposition,
  findNameProblem,
  LARGEST_FILE,
  safeFileName,
} from "@portal/model/files.ts";
import { expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { aCustomer, type Customer, db, portal } from "../../test/portal.ts";
import { portalUrl, upload, uploadHeaders } from "../../test/samples/uploads.ts";
import { someFileNames } from "../../test/samples/file-names.ts";
import { it } from "../../test/variation.ts";

const isLong = process.env["LONG"] === "1";

/** A PDF of exactly this many bytes, filled with a comment. */
function aPdfOf(size: number): Buffer {
  const plain = aPdf();
  const filled = Buffer.alloc(size, "%");
  plain.copy(filled, size - plain.length, 0);
  plain.subarray(0, 9).copy(filled);
  filled[9] = 0x25;
  filled[size - plain.length - 1] = 0x0a;
  return filled;
}

/** Sends a body over a socket, with or without its length, and returns how much the server had read by its response. */
async function send(customer: Customer, parts: Iterable<Buffer>, length?: number) {
  const url = new URL("/v1/files?filename=a.pdf", await portalUrl());
  let bytesRead = 0;
  const watch = once(portal.server, "request").then(([incoming, outgoing]) => {
    const writeHead = outgoing.writeHead.bind(outgoing);
    outgoing.writeHead = (...head: unknown[]) => {
      bytesRead = incoming.socket.bytesRead;
      return writeHead(...head);
    };
  });
  const sending = request(url, {
    method: "POST",
    // A separate connection, so that its byte count is this request's.
    agent: false,
    headers: {
      ...uploadHeaders(customer),
      "content-type": "multipart/form-data; boundary=x",
      ...(length !== undefined && { "content-length": length }),
    },
  });
  sending.on("error", () => {});
  const answered = once(sending, "response");
  const pump = (async () => {
    for (const part of parts) {
      if (sending.destroyed || sending.writableEnded) return;
      if (!sending.write(part)) {
        await Promise.race([once(sending, "drain"), answered]).catch(() => {});
      }
    }
    sending.end();
  })();
  const [response] = await answered;
  await watch;
  response.resume();
  await once(response, "end");
  sending.destroy();
  await pump.catch(() => {});
  return { status: response.statusCode, bytesRead };
}

const HEAD = Buffer.from(
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
);
const TAIL = Buffer.from("\r\n--x--\r\n");

test("B14 5 MB are taken, one byte more is refused before 5.1 MB are read", async () => {
  const anna = await aCustomer();
  const largest = aPdfOf(LARGEST_FILE);
  const { status, fileSize } = await upload(anna, "a.pdf", new Uint8Array(largest));
  expect([status, fileSize]).toEqual([200, LARGEST_FILE]);

  const over = aPdfOf(LARGEST_FILE + 1);
  const known = HEAD.length + over.length + TAIL.length;
  const answer = await send(anna, [HEAD, over, TAIL], known);
  expect(answer.status).toBe(413);
  expect(answer.bytesRead).toBeGreaterThan(5 * 1024 * 1024);
  expect(answer.bytesRead).toBeLessThan(5.1 * 1024 * 1024);
});

test("B14 a body that says it is too large, or does not say how large it is, is refused unread", async () => {
  const anna = await aCustomer();
  const said = await send(anna, [HEAD], 500 * 1024 * 1024);
  expect(said.status).toBe(413);
  expect(said.bytesRead).toBeLessThan(100_000);
  const unsaid = await send(anna, [HEAD, Buffer.alloc(40 * 1024 * 1024)]);
  expect(unsaid.status).toBe(400);
  expect(unsaid.bytesRead).toBeLessThan(1024 * 1024);
});

/** The API validates the name before it looks for a file, so an upload without one returns the result. */
async function verdictOn(name: string, customer: Customer): Promise<string> {
  const answer = await customer.post(`/v1/files?filename=${encodeURIComponent(name)}`, {});
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, string> };
  if (answer.status === 415) return "415";
  if (fields["filename"]) return fields["filename"];
  return fields["file"] === "required" ? "none" : `status ${answer.status}`;
}

test("B14 for any file name: no name escapes, none breaks a header, and the API says what the form says", async () => {
  const anna = await aCustomer();
  const counts = { kept: 0, refused: 0 };
  const asked: { name: string; expected: string | undefined }[] = [];
  for (const [index, name] of someFileNames(isLong ? 10_000 : 1_000).entries()) {
    const safe = safeFileName(name);
    expect(safeFileName(safe), JSON.stringify(name)).toBe(safe);
    expect(safe, JSON.stringify(name)).toMatch(
      /^[^.\-\s/?<>\\:*|;!%"'`][^/?<>\\:*|;!%"'`\p{Cc}]*$/u,
    );
    expect(safe).not.toMatch(/\p{Cf}|\.\.|[. ]$/u);
    expect(safe.length).toBeLessThanOrEqual(120);
    expect(safe).toMatch(/^(?!(con|prn|aux|nul|com\d|lpt\d)(\.|$))/i);
    const headers = new Headers({ "content-disposition": contentDisposition(name) });
    const header = headers.get("content-disposition") ?? "";
    expect(header).toMatch(
      /^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.~!$&'+^`|%-]+$/,
    );
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(safe);

    const expected = findNameProblem(name.toWellFormed());
    if (isLong || index % 4 === 0) asked.push({ name: name.toWellFormed(), expected });
    counts[expected ? "refused" : "kept"]++;
  }
  for (const { name, expected = "none" } of asked.filter((one) => one.name !== "")) {
    expect([name, await verdictOn(name, anna)]).toEqual([name, expected]);
  }
  const share = isLong ? 1 : 0.1;
  expect(counts.kept).toBeGreaterThan(2000 * share);
  expect(counts.refused).toBeGreaterThan(1000 * share);
});

it("B14 memory stays flat with fifty uploads at once", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aCustomer()));
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  await writeFile(join(folder, "a.pdf"), aPdfOf(isLong ? LARGEST_FILE : LARGEST_FILE / 4));
  const senders = join(import.meta.dirname, "../../test/samples/many-uploads.mjs");
  const headers = people.map((person) => JSON.stringify(uploadHeaders(person)));
  const given = [senders, await portalUrl(), join(folder, "a.pdf"), ...headers];
  const wave = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, given);
    return JSON.parse(stdout) as number[];
  };
  const rounds: number[] = [];
  const before = process.memoryUsage.rss() / 1024 / 1024;
  for (let round = 0; round < (isLong ? 6 : 2); round++) {
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
    }, 20);
    const began = performance.now();
    const answers = await wave();
    const ms = (performance.now() - began) / answers.length;
    clearInterval(watch);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    rounds.push(highest / 1024 / 1024);
    process.stdout.write(
      `${Math.round(before)} MB before, ${highest >> 20} MB, ${ms.toFixed(1)} ms per file\n`,
    );
    await db.deleteFrom("uploadedFile").execute();
  }
  await rm(folder, { recursive: true });
  // The two threads take 50 MB, data sent to PostgreSQL and not yet collected the rest; more rounds add nothing.
  expect(Math.max(...rounds) - before).toBeLessThan(250);
  expect((rounds.at(-1) ?? 0) - (rounds[0] ?? 0)).toBeLessThan(60);
});
