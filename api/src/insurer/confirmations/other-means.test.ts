import { clientHeaders } from "@portal/model/portal/client.ts";
import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { anAuthenticator } from "../../../test/samples/authenticator.ts";
import { withCode } from "../../../test/samples/codes.ts";
import { messagesTo } from "../../../test/samples/messages.ts";
import { aCustomer, type Customer, db, portal, testConfig } from "../../../test/portal.ts";

const origin = testConfig().publicUrl;
await open(portal, origin);
const PATH = ["PATCH", "/v1/partners/mobile_number"] as const;
const body = { phoneNumber: "+41 79 555 12 34" };
const PHONE = "query Phone { profile { extranaute { phoneNumber } } }";
const RECOVERY = "mutation Recovery { makeRecoveryCodes }";
const CODE = "mutation Code($isOn: Boolean!) { setCodeAtSignIn(isOn: $isOn) }";
const EMAIL = `mutation Email($email: String!, $lost: Boolean) {
  changeLoginEmail(email: $email, isOldMailboxLost: $lost) }`;

const given = (header: string) => ({ [clientHeaders.confirmation]: header });
const phoneOf = async (who: Customer) =>
  (await who.graphql(PHONE)).data.profile.extranaute.phoneNumber;
const codesTo = async (who: Customer, recipient: string) =>
  (await messagesTo(who.id))
    .filter((one) => one.template === "confirmation.code" && one.recipient === recipient)
    .map(({ parameters }) => parameters["code"] ?? "");
/** Requests a change of the number and returns its challenge. */
async function asked(who: Customer, headers = {}) {
  const answer = await who.call(...PATH, body, headers);
  expect(answer.status).toBe(428);
  return (await answer.json()).challenge;
}
/** Confirms with the code that was sent to the new number. */
async function proves(who: Customer, challenge: { id: string; recipient: string }) {
  expect(challenge.recipient).toBe("+41\u00a0•••\u00a0•••\u00a034");
  const code = (await codesTo(who, "+41795551234")).at(-1);
  return who.call(...PATH, body, given(`${challenge.id} ${code}`));
}
async function withPasskey(who: Customer) {
  const device = anAuthenticator({ origin });
  const prepared = await withCode(who, "mutation Prepare { preparePasskey }", {});
  const credential = device.make(prepared.data?.["preparePasskey"]);
  await who.graphql(
    "mutation Add($name: String!, $credential: String!) { addPasskey(name: $name, credential: $credential) }",
    { name: "x", credential },
  );
  return device;
}
const passkeyHeader = (id: string, assertion: string) =>
  given(`${id} passkey ${Buffer.from(assertion).toString("base64url")}`);

test("E01 a new number counts once the code that it was sent is typed", async () => {
  const anna = await aCustomer();
  const first = await asked(anna);
  const [code] = await codesTo(anna, "+41791234567");
  const second = await asked(anna, given(`${first.id} ${code}`));
  expect(await phoneOf(anna)).toBe("+41791234567");
  expect(second).toMatchObject({ channel: "SMS", passkey: null, hasRecoveryCodes: false });
  expect((await anna.call(...PATH, body, given(`${first.id} ${code}`))).status).toBe(403);
  expect((await anna.call(...PATH, body, given(`${second.id} 000000`))).status).toBe(403);
  const other = { phoneNumber: "+41 79 555 99 99" };
  const sent = (await codesTo(anna, "+41795551234")).at(-1);
  expect((await anna.call(...PATH, other, given(`${second.id} ${sent}`))).status).toBe(403);
  expect((await proves(anna, second)).status).toBe(204);
  expect(await phoneOf(anna)).toBe("+41795551234");
});

test("E01 a code for the new number that is sent again goes to the new number", async () => {
  const anna = await aCustomer();
  const first = await asked(anna);
  const [code] = await codesTo(anna, "+41791234567");
  const second = await asked(anna, given(`${first.id} ${code}`));
  await db
    .updateTable("confirmation")
    .set({ sentAt: new Date(Date.now() - 60_000) })
    .where("id", "=", second.id)
    .execute();
  const again = await anna.post(`/v1/confirmations/${second.id}/resend`);
  expect((await again.json()).recipient).toBe("+41\u00a0•••\u00a0•••\u00a034");
  expect(await codesTo(anna, "+41795551234")).toHaveLength(2);
  expect(await codesTo(anna, "+41791234567")).toHaveLength(1);
  expect((await proves(anna, second)).status).toBe(204);
});

test("a customer who lost the phone confirms with the mailbox, once they ask for it, and the old number is told", async () => {
  const anna = await aCustomer();
  const first = await asked(anna);
  expect(first).toMatchObject({ channel: "SMS", otherRecipient: expect.stringMatching(/•••@/) });
  expect(await codesTo(anna, anna.email)).toEqual([]);
  const switched = await anna.post(`/v1/confirmations/${first.id}/resend?channel=EMAIL`);
  expect(await switched.json()).toMatchObject({ channel: "EMAIL", otherRecipient: null });
  const [bySms] = await codesTo(anna, "+41791234567");
  const [byEmail] = await codesTo(anna, anna.email);
  // Once in a million the two codes are equal.
  const withOld = await anna.call(...PATH, body, given(`${first.id} ${bySms}`));
  expect(bySms === byEmail || withOld.status === 403).toBe(true);
  const second = await asked(anna, given(`${first.id} ${byEmail}`));
  expect((await proves(anna, second)).status).toBe(204);
  const told = (await messagesTo(anna.id)).filter((one) => one.template === "mobileNumber.changed");
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
    ["+41791234567", anna.email].toSorted(),
  );
});

test("a customer who lost the phone confirms with a recovery code, once, and is told of it", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const codes: string[] = (await withCode(anna, RECOVERY, {})).data?.["makeRecoveryCodes"];
  const ofBea: string[] = (await withCode(bea, RECOVERY, {})).data?.["makeRecoveryCodes"];
  const first = await asked(anna);
  expect(first).toMatchObject({ hasRecoveryCodes: true, passkey: null });
  const wrong = await anna.call(...PATH, body, given(`${first.id} recovery ${ofBea[0]}`));
  expect([wrong.status, (await wrong.json()).reason]).toEqual([403, "WRONG"]);
  const typed = codes[0]?.toLowerCase();
  const second = await asked(anna, given(`${first.id} recovery ${typed}`));
  expect((await proves(anna, second)).status).toBe(204);
  const next = await anna.graphql(CODE, { isOn: true });
  const id = String((next.errors?.[0]?.extensions["challenge"] as { id?: string })?.id);
  const used = await anna.graphql(CODE, { isOn: true }, given(`${id} recovery ${typed}`));
  expect(used.errors?.[0]?.extensions).toMatchObject({ code: "CONFIRMATION_REFUSED" });
  const fresh = await anna.graphql(CODE, { isOn: true }, given(`${id} recovery ${codes[1]}`));
  expect(fresh.data).toEqual({ setCodeAtSignIn: true });
  const told = (await messagesTo(anna.id)).filter(({ parameters }) =>
    parameters["what"]?.startsWith("Un code de secours a servi à confirmer"),
  );
  expect(told.length).toBeGreaterThanOrEqual(2);
});

test("a customer who lost the phone confirms with a passkey of their own, made for this very act", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const [device, foreign] = [await withPasskey(anna), await withPasskey(bea)];
  const first = await asked(anna);
  const { challenge, allowCredentials } = JSON.parse(first.passkey);
  expect(allowCredentials.map((one: { id: string }) => one.id)).toEqual([device.id]);
  for (const assertion of [
    foreign.sign(challenge),
    device.sign(Buffer.alloc(32).toString("base64url")),
    "{}",
    "",
  ]) {
    const refused = await anna.call(...PATH, body, passkeyHeader(first.id, assertion || "x"));
    expect(refused.status).toBe(403);
  }
  const assertion = device.sign(challenge);
  const second = await asked(anna, passkeyHeader(first.id, assertion));
  expect((await anna.call(...PATH, body, passkeyHeader(first.id, assertion))).status).toBe(403);
  const forProof = device.sign(challenge);
  expect((await anna.call(...PATH, body, passkeyHeader(second.id, forProof))).status).toBe(403);
  expect((await proves(anna, second)).status).toBe(204);
});

test("acts that move money are confirmed with a passkey or a recovery code, and not with the mailbox instead of the phone", async () => {
  const anna = await aCustomer();
  await withCode(anna, RECOVERY, {});
  const { id } = await asked(anna);
  await db.updateTable("confirmation").set({ maySwitch: false }).where("id", "=", id).execute();
  const answer = await anna.post(`/v1/confirmations/${id}/resend?channel=EMAIL`);
  expect(answer.status).toBe(404);
  expect(await codesTo(anna, anna.email)).toEqual([]);
  const strange = await anna.post(`/v1/confirmations/${id}/resend?channel=PIGEON`);
  expect(strange.status).toBe(400);
});

test("a customer who lost the mailbox changes the login address with the phone; the new address proves itself, the old one is told", async () => {
  const anna = await aCustomer();
  const email = `new.${anna.id}@example.com`;
  const first = await anna.graphql(EMAIL, { email, lost: true });
  const challenge = first.errors?.[0]?.extensions["challenge"] as {
    id: string;
    channel: string;
    otherRecipient: string | null;
  };
  expect(challenge).toMatchObject({ channel: "SMS", otherRecipient: null });
  expect((await messagesTo(anna.id)).some(({ recipient }) => recipient === email)).toBe(false);
  const [code] = await codesTo(anna, "+41791234567");
  const done = await anna.graphql(EMAIL, { email, lost: true }, given(`${challenge.id} ${code}`));
  expect(done.data).toEqual({ changeLoginEmail: true });
  const sent = await messagesTo(anna.id);
  expect(sent.filter((one) => one.recipient === anna.email).map((one) => one.template)).toContain(
    "security.changed",
  );
  const link = sent.find((one) => one.recipient === email)?.parameters["link"] ?? "";
  const loginEmail = () =>
    anna
      .graphql("query Me { profile { extranaute { loginEmail } } }")
      .then(({ data }) => data.profile.extranaute.loginEmail);
  expect(await loginEmail(), "not before the new address has agreed").toBe(anna.email);
  const token = link.split("#")[1] ?? "";
  await new Browser(origin).submit("/oidc/email", { token });
  expect(await loginEmail()).toBe(email);
});
