import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aPdf, aPicture } from "../../test/corpus.ts";
import { aCustomer, callsAs, type Customer, db, secrets } from "../../test/portal.ts";
import { treatAll } from "../../test/samples/requests.ts";
import { portalUrl, upload, uploadHeaders } from "../../test/samples/uploads.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

const pathOf = (insuredNumber: number | string, documentType = "INVOICE") =>
  `/mobile-gw/api/v1/documents?insuredNumber=${insuredNumber}&documentType=${documentType}`;

const aFile = async (who: Customer, name = "facture.pdf") =>
  (await upload(who, name, new Uint8Array(aPdf()))).uuid ?? "";

const requestsOf = (who: Customer) =>
  db
    .selectFrom("interaction")
    .select(["id", "type", "nature", "status", "insuredNumber", "details"])
    .where("accountId", "=", who.id)
    .execute();

const attachedTo = async (uuid: string) =>
  (
    await db
      .selectFrom("uploadedFile")
      .select("attachedTo")
      .where("id", "=", uuid)
      .executeTakeFirst()
  )?.attachedTo;

const told = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()) as unknown];
};
const refusal = (field: string, message: string) => [
  400,
  { code: "INVALID", fields: { [field]: message } },
];

test.each([
  ["INVOICE", "INVOICE", "INVOICE"],
  ["FOREIGN_INVOICE", "INVOICE", "INVOICE"],
  ["DELEGATION_FORM", "DELEGATION_FORM", "DELEGATION"],
  ["DOCUMENT", "DOCUMENT", "DOCUMENT"],
])(
  "L04 W01 a sending of type %s becomes one request %s with its files in the sender's order",
  async (documentType, type, nature) => {
    const anna = await aCustomer();
    const files = [await aFile(anna, "b.pdf"), await aFile(anna, "a.pdf")];
    const answer = await anna.post(pathOf(anna.insuredNumber, documentType), { files });
    const { id } = (await answer.json()) as { id: string };
    expect(answer.status).toBe(200);
    const [request] = await requestsOf(anna);
    expect(request).toMatchObject({ id, type, nature, status: "REQUEST" });
    expect(request?.insuredNumber).toBe(anna.insuredNumber);
    const sent = [
      { url: `/v1/files/${files[0]}`, filename: "b.pdf" },
      { url: `/v1/files/${files[1]}`, filename: "a.pdf" },
    ];
    const details = secrets.decrypt(detailsBinding(id), request?.details ?? Buffer.alloc(0));
    expect(JSON.parse(details)).toEqual({ documentType, ...sent[0], files: sent });
    for (const uuid of files) expect(await attachedTo(uuid)).toBe(`interaction ${id}`);
  },
);

test("L04 the sender is told that it arrived, and that it was treated", async () => {
  const anna = await aCustomer();
  await anna.post(pathOf(anna.insuredNumber, "DOCUMENT"), { files: [await aFile(anna)] });
  await treatAll();
  const messages = await db
    .selectFrom("message")
    .select(["template", "channel"])
    .where("accountId", "=", anna.id)
    .orderBy("createdAt")
    .execute();
  expect(messages).toEqual([
    { template: "send.received", channel: "EMAIL" },
    { template: "send.treated", channel: "EMAIL" },
  ]);
  expect((await requestsOf(anna))[0]?.status).toBe("DONE");
});

test("L04 what was sent is opened later by its sender alone, as a file to save", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const uuid = await aFile(anna, "Hôpital.pdf");
  expect((await anna.get(`/v1/files/${uuid}`)).status, "not sent yet").toBe(404);
  await anna.post(pathOf(anna.insuredNumber), { files: [uuid] });
  const opened = await fetch(`${await portalUrl()}/v1/files/${uuid}`, {
    headers: uploadHeaders(anna),
  });
  expect(Buffer.from(await opened.arrayBuffer()).equals(aPdf())).toBe(true);
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="Hopital.pdf"; filename*=UTF-8''H%C3%B4pital.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const missing = await told(bruno.get(`/v1/files/${randomUUID()}`));
  expect(await told(bruno.get(`/v1/files/${uuid}`))).toEqual(missing);
  expect((await callsAs().get(`/v1/files/${uuid}`)).status).toBe(401);
  const fromALink = { "sec-fetch-site": "same-origin" };
  const cookies = `Authorization=Bearer%20${anna.session.token}; fgp=${anna.session.fingerprint}`;
  const link = await callsAs().call("GET", `/v1/files/${uuid}`, undefined, {
    ...fromALink,
    cookie: cookies,
  });
  expect(link.status, "a link of the page sends cookies alone").toBe(200);
});

test("L04 a file that is another's, expired, sent already or unknown refuses the whole sending alike", async () => {
  const [anna, bruno] = [await aCustomer(), await aCustomer()];
  const [good, expired, used] = [await aFile(anna), await aFile(anna), await aFile(anna)];
  await db
    .updateTable("uploadedFile")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("id", "=", expired)
    .execute();
  await anna.post(pathOf(anna.insuredNumber), { files: [used] });
  for (const bad of [await aFile(bruno), expired, used, randomUUID()]) {
    const answer = await told(anna.post(pathOf(anna.insuredNumber), { files: [good, bad] }));
    expect(answer).toEqual(refusal("files", "files.gone"));
  }
  expect(await attachedTo(good)).toBeNull();
  expect(await requestsOf(anna)).toHaveLength(1);
});

test("L04 no file, eleven, the same one twice and a picture are refused, and nothing is attached", async () => {
  const anna = await aCustomer();
  const uuid = await aFile(anna);
  const { uuid: picture = "" } = await upload(
    anna,
    "photo.png",
    new Uint8Array(await aPicture("png")),
  );
  const eleven = Array.from({ length: 11 }, () => randomUUID());
  for (const [files, message] of [
    [[], "files.none"],
    [eleven, "files.tooMany"],
    [[uuid, uuid], "files.twice"],
    [[uuid, picture], "files.pdfOnly"],
  ] as const) {
    const answer = await told(anna.post(pathOf(anna.insuredNumber), { files }));
    expect(answer).toEqual(refusal("files", message));
  }
  expect([await attachedTo(uuid), await attachedTo(picture)]).toEqual([null, null]);
});

test("L04 the person concerned is one of the account whose costs are followed here", async () => {
  const [anna, bruno, nina] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const files = [await aFile(anna)];
  const unknown = refusal("insuredNumber", "insured.unknown");
  expect(await told(anna.post(pathOf(bruno.insuredNumber), { files }))).toEqual(unknown);
  expect(await told(anna.post(pathOf(1_999_999_999), { files }))).toEqual(unknown);
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: nina.insuredNumber, position: 1 })
    .execute();
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", nina.insuredNumber)
    .execute();
  expect(await told(anna.post(pathOf(nina.insuredNumber), { files }))).toEqual(
    refusal("insuredNumber", "insured.forInformation"),
  );
  for (const [number, message] of [
    ["", "required"],
    ["abc", "required"],
    ["9999999999", "invalid"],
  ] as const)
    expect(await told(anna.post(pathOf(number), { files }))).toEqual(
      refusal("insuredNumber", message),
    );
  expect(await told(anna.post(pathOf(anna.insuredNumber, "LETTER"), { files }))).toEqual(
    refusal("documentType", "required"),
  );
  expect(await requestsOf(anna)).toEqual([]);
});

test("L04 a double press sends once; the same key for another person or type is refused", async () => {
  const anna = await aCustomer();
  const files = [await aFile(anna)];
  const key = { "idempotency-key": randomUUID() };
  const press = (type?: string) =>
    told(anna.call("POST", pathOf(anna.insuredNumber, type), { files }, key));
  const [first, second] = await Promise.all([press(), press()]);
  expect(first?.[0]).toBe(200);
  expect(second).toEqual(first);
  expect(await requestsOf(anna)).toHaveLength(1);
  expect(await press("DOCUMENT")).toEqual([422, { code: "IDEMPOTENCY_MISMATCH" }]);
});

test("L04 strangers, the operator and accounts that are not admitted send nothing", async () => {
  expect((await callsAs().post(pathOf(1), { files: [] })).status).toBe(401);
  for (const options of [{ role: "OPERATOR" }, { isAddressOwner: false }] as const) {
    const who = await aCustomer(options);
    const answer = await who.post(pathOf(who.insuredNumber), { files: [randomUUID()] });
    expect(answer.status).toBe(403);
  }
});
