import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  aGifBomb,
  aJpegBomb,
  aPdf,
  aPhotographWithPlace,
  aPicture,
  aPngBomb,
  aZip,
} from "../../test/corpus.ts";
import { harmlessPdfs, hostilePdfs } from "../../test/pdf-corpus.ts";
import { aCustomer, aProcess, callsAs, database, db, testConfig } from "../../test/portal.ts";
import { portalUrl, upload, uploadHeaders } from "../../test/samples/uploads.ts";
import { attachFile } from "../insurer/attach-file.ts";

const bytes = (content: Buffer) => new Uint8Array(content);

function storedFile(uuid: string | undefined) {
  return db
    .selectFrom("uploadedFile")
    .selectAll()
    .where("id", "=", uuid ?? randomUUID())
    .executeTakeFirst();
}

test("B14 W01 each kind of file that we take is kept under a random id for two hours", async () => {
  const anna = await aCustomer();
  const files = {
    "Facture.pdf": [aPdf(), "application/pdf"],
    "photo.jpg": [await aPicture("jpeg"), "image/jpeg"],
    "photo.JPEG": [await aPicture("jpeg"), "image/jpeg"],
    "écran.png": [await aPicture("png"), "image/png"],
    "bild.gif": [await aPicture("gif"), "image/gif"],
  } as const;
  for (const [name, [content, mimeType]] of Object.entries(files)) {
    const { status, uuid, fileSize, ...told } = await upload(anna, name, bytes(content));
    expect({ status, ...told }).toEqual({ status: 200, filename: name, mimeType });
    const row = await storedFile(uuid);
    expect(row).toMatchObject({ accountId: anna.id, filename: name, mimeType, fileSize });
    expect(row?.content.length).toBe(fileSize);
    const life = (row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(life).toBe(7200_000);
  }
});

test("B15 a file lives as long as was asked for, and never longer than two hours", async () => {
  const anna = await aCustomer();
  for (const [expiration, seconds] of [
    [60, 60],
    [999_999, 7200],
  ] as const) {
    const { uuid } = await upload(anna, "a.pdf", bytes(aPdf()), { expiration });
    const row = await storedFile(uuid);
    expect((row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(seconds * 1000);
  }
});

test.each(Object.keys(hostilePdfs))("B14 a PDF with %s is refused", async (kind) => {
  const hostile = hostilePdfs[kind];
  if (!hostile) throw new Error("No such file.");
  const answer = await upload(await aCustomer(), "a.pdf", bytes(hostile.content()));
  expect(answer).toEqual({ status: 415, code: "UNSUPPORTED_TYPE", reason: hostile.reason });
});

test.each(Object.keys(harmlessPdfs))("B14 a PDF with %s is kept as it is", async (kind) => {
  const content = harmlessPdfs[kind]?.() ?? Buffer.alloc(0);
  const { status, uuid } = await upload(await aCustomer(), "a.pdf", bytes(content));
  expect(status).toBe(200);
  expect((await storedFile(uuid))?.content.equals(content)).toBe(true);
});

test("B14 a file that is not what its name says is refused", async () => {
  const anna = await aCustomer();
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const liars: [string, Buffer][] = [
    ["page.pdf", html],
    ["picture.png", svg],
    ["picture.jpg", await aPicture("png")],
    ["picture.pdf", await aPicture("jpeg")],
    ["letter.pdf", aZip()],
    ["bill.gif", aPdf()],
    ["shifted.pdf", Buffer.concat([Buffer.from("#!/bin/sh\n"), aPdf()])],
    ["short.pdf", aPdf().subarray(0, -200)],
    ["tiny.jpg", Buffer.from([0xff, 0xd8, 0xff])],
    ["cut.jpg", (await aPicture("jpeg", 400, 400)).subarray(0, 700)],
    ["cut.png", (await aPicture("png", 400, 400)).subarray(0, 200)],
    ["bomb.png", aPngBomb()],
    ["bomb.jpg", await aJpegBomb()],
    ["bomb.gif", await aGifBomb()],
  ];
  for (const [name, content] of liars) {
    const { status, code } = await upload(anna, name, bytes(content));
    expect([name, status, code]).toEqual([name, 415, "UNSUPPORTED_TYPE"]);
  }
  for (const name of ["a.svg", "a.html", "a.zip", "a.docx", "a.xlsx", "a.exe", "pdf", "a.pdf.js"]) {
    expect([name, (await upload(anna, name, bytes(aPdf()))).status]).toEqual([name, 415]);
  }
  const left = await db
    .selectFrom("uploadedFile")
    .select("id")
    .where("accountId", "=", anna.id)
    .execute();
  expect(left).toEqual([]);
});

test("B14 a picture is drawn anew: no place, no camera, nothing behind its end, and upright", async () => {
  const anna = await aCustomer();
  const photograph = await aPhotographWithPlace();
  expect((await sharp(photograph).metadata()).exif?.includes("SecretCamera")).toBe(true);
  const { uuid } = await upload(anna, "photo.jpg", bytes(photograph));
  const kept = (await storedFile(uuid))?.content ?? Buffer.alloc(0);
  const { exif, icc, width, height, orientation } = await sharp(kept).metadata();
  expect({ exif, icc, width, height, orientation }).toEqual({
    exif: undefined,
    icc: undefined,
    width: 20,
    height: 40,
    orientation: undefined,
  });
  expect(kept.includes("SecretCamera")).toBe(false);

  const script = Buffer.from("/*<script>alert('polyglot')</script>*/=1;");
  for (const format of ["gif", "png", "jpeg"] as const) {
    const polyglot = Buffer.concat([await aPicture(format), script, aZip()]);
    const answer = await upload(anna, `a.${format}`, bytes(polyglot));
    const content = (await storedFile(answer.uuid))?.content;
    expect([format, answer.status, content?.includes("polyglot"), content?.includes("PK")]).toEqual(
      [format, 200, false, false],
    );
  }
});

test("B14 a name with a percent sign is refused, and so is an upload without a file", async () => {
  const anna = await aCustomer();
  expect(await upload(anna, "100%.pdf", bytes(aPdf()))).toEqual({
    status: 400,
    code: "INVALID",
    fields: { filename: "file_name" },
  });
  const missing = { status: 400, code: "INVALID", fields: { file: "required" } };
  expect(await upload(anna, "a.pdf", new Uint8Array(0))).toEqual(missing);
  expect(await upload(anna, "a.pdf", bytes(aPdf()), { field: "other" })).toEqual(missing);
  const json = await anna.post("/v1/files?filename=a.pdf", { file: "x" });
  expect([json.status, await json.json()]).toEqual([
    400,
    { code: "INVALID", fields: missing.fields },
  ]);
});

test("W01 a file is removed by its owner, once; another account's does not exist, byte for byte", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const { uuid } = await upload(anna, "a.pdf", bytes(aPdf()));
  const answers = [];
  for (const id of [uuid, randomUUID(), "1"]) {
    const answer = await bruno.call("DELETE", `/v1/files/${id}`);
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  expect(new Set(answers)).toEqual(new Set(['404 {"code":"NOT_FOUND"}']));
  expect(await storedFile(uuid)).toBeDefined();
  expect((await anna.call("DELETE", `/v1/files/${uuid}`)).status).toBe(204);
  expect(await storedFile(uuid)).toBeUndefined();
  expect((await anna.call("DELETE", `/v1/files/${uuid}`)).status).toBe(404);
  const acts = await db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("accountId", "=", anna.id)
    .where("subject", "is not", null)
    .orderBy("id")
    .execute();
  expect(acts).toEqual([
    { action: "upload", subject: `file ${uuid}` },
    { action: "delete", subject: `file ${uuid}` },
  ]);
});

test("W01 a file is removed over HTTP, whether or not the request tells its length", async () => {
  const anna = await aCustomer();
  for (const more of [{}, { "transfer-encoding": "chunked" }, { "content-length": "0" }]) {
    const { uuid } = await upload(anna, "a.pdf", bytes(aPdf()));
    const sending = request(`${await portalUrl()}/v1/files/${uuid}`, {
      method: "DELETE",
      headers: { ...uploadHeaders(anna), ...more },
    });
    sending.end();
    const [response] = await once(sending, "response");
    response.resume();
    expect([more, response.statusCode]).toEqual([more, 204]);
  }
});

test("W01 strangers, the operator and accounts that are not admitted send nothing", async () => {
  const form = new FormData();
  form.append("file", new Blob([bytes(aPdf())]));
  expect((await callsAs().call("POST", "/v1/files?filename=a.pdf")).status).toBe(401);
  expect((await callsAs().call("DELETE", `/v1/files/${randomUUID()}`)).status).toBe(401);
  for (const options of [{ role: "OPERATOR" }, { isAddressOwner: false }] as const) {
    const { status } = await upload(await aCustomer(options), "a.pdf", bytes(aPdf()));
    expect(status).toBe(403);
  }
});

test("B14 an act attaches a file once, and only its own account’s; an attached file can no longer be removed", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const { uuid = "" } = await upload(anna, "a.pdf", bytes(aPdf()));
  const missing = new Problem("NOT_FOUND");
  await expect(attachFile(db, bruno.id, uuid, "message 1")).rejects.toThrow(missing);
  await expect(attachFile(db, anna.id, "1", "message 1")).rejects.toThrow(missing);
  expect(await attachFile(db, anna.id, uuid, "message 1")).toMatchObject({
    uuid,
    filename: "a.pdf",
  });
  await expect(attachFile(db, anna.id, uuid, "message 2")).rejects.toThrow(missing);
  expect((await anna.call("DELETE", `/v1/files/${uuid}`)).status).toBe(404);
  expect(await storedFile(uuid)).toMatchObject({ attachedTo: "message 1", expiresAt: null });
});

test("B15 what has expired is gone for its owner at once, and removed by the housekeeping alone", async () => {
  const anna = await aCustomer();
  const { uuid = "" } = await upload(anna, "a.pdf", bytes(aPdf()));
  const { uuid: attached = "" } = await upload(anna, "b.pdf", bytes(aPdf()));
  await attachFile(db, anna.id, attached, "message 1");
  await db
    .updateTable("uploadedFile")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("id", "=", uuid)
    .execute();
  expect((await anna.call("DELETE", `/v1/files/${uuid}`)).status).toBe(404);
  await expect(attachFile(db, anna.id, uuid, "x")).rejects.toThrow(new Problem("NOT_FOUND"));
  const jobs = database.pool("jobs", 1);
  const chore = "delete from uploaded_file where attached_to is null and expires_at < now()";
  // The portal's own housekeeping may have been here before.
  await jobs.query(chore);
  await expect(jobs.query("select content from uploaded_file")).rejects.toThrow(
    "permission denied",
  );
  expect(
    (await jobs.query("delete from uploaded_file where attached_to is not null")).rowCount,
  ).toBe(0);
  await jobs.end();
  expect([await storedFile(uuid), (await storedFile(attached))?.id]).toEqual([undefined, attached]);
});

test("B14 an account leaves at most fifty files or 100 MB waiting", async () => {
  const anna = await aCustomer();
  const row = {
    accountId: anna.id,
    filename: "a.pdf",
    mimeType: "application/pdf",
    content: Buffer.from("x"),
    expiresAt: new Date(Date.now() + 60_000),
  };
  await db
    .insertInto("uploadedFile")
    .values(Array.from({ length: 49 }, () => ({ ...row, fileSize: 1 })))
    .execute();
  const answers = await Promise.all([1, 2, 3].map(() => upload(anna, "a.pdf", bytes(aPdf()))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  const bruno = await aCustomer();
  await db
    .insertInto("uploadedFile")
    .values({ ...row, accountId: bruno.id, fileSize: 100 * 1024 * 1024 })
    .execute();
  expect((await upload(bruno, "a.pdf", bytes(aPdf()))).status).toBe(429);
});

test("B14 a virus scanner decides when there is one, and its silence is no permission", async () => {
  const heard: Buffer[] = [];
  const clamd = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on("data", (part: Buffer) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      heard.push(all);
      socket.end(all.includes("Virus") ? "stream: Test FOUND\0" : "stream: OK\0");
    });
  });
  await new Promise<void>((resolve) => clamd.listen(0, "127.0.0.1", resolve));
  const address = clamd.address();
  const port = typeof address === "object" ? address?.port : 0;
  const config = testConfig({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
  const through = await aProcess({ config });
  const anna = await aCustomer();
  const infected = aPdf({ objects: ["<< /Title (Virus) >>"] });
  expect((await upload(anna, "a.pdf", bytes(aPdf()), { through })).status).toBe(200);
  expect(await upload(anna, "a.pdf", bytes(infected), { through })).toEqual({
    status: 415,
    code: "UNSUPPORTED_TYPE",
    reason: "virus",
  });
  expect(heard[0]?.toString("latin1", 0, 10)).toBe("zINSTREAM\0");
  await new Promise((resolve) => clamd.close(resolve));
  expect((await upload(anna, "a.pdf", bytes(aPdf()), { through })).status).toBe(503);
});
