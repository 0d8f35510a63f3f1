import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { Browser, open } from "../browser.ts";
import { aProcess, db, testConfig } from "../portal.ts";
import { restWithCode, withCode } from "../samples/codes.ts";
import { lastLink, messagesTo } from "../samples/messages.ts";
import { PASSWORD, signedIn } from "../samples/people.ts";
import { askByLetter, lettersTo, typeCode } from "../samples/applicants.ts";
import { aPushDevice } from "../samples/push.ts";
import { alsoHas, aMember, type Member, type Outsider } from "./crowd.ts";
import {
  accepted,
  byEmail,
  done,
  onAllChannels,
  operate,
  type Proofs,
  toMember,
  toOutsider,
} from "./proof.ts";

const home = "http://localhost:3984";
const FRESH = "four grey chamois";
const CODE_AT_SIGN_IN = "mutation Code { setCodeAtSignIn(isOn: true) }";
const LOGIN_EMAIL = "mutation Change($email: String!) { changeLoginEmail(email: $email) }";
const CONTACT = `mutation Act($input: CreateEmailInput!) { createEmail(input: $input) { id } }`;
const SUBSCRIBE = `mutation Subscribe($device: PushDeviceInput!) {
  subscribePush(device: $device) { count } }`;

/** The sign-in pages on their own address, where a browser may send its origin. */
export async function openSignIn(): Promise<void> {
  const settings = { PUBLIC_URL: home, TRUST_PROXY: "true", DEMONSTRATION: "false" };
  const started = await aProcess({ config: testConfig(settings) });
  // The proof runs its own worker: another one may hold a request while the proof looks for its message.
  await started.worker.stop();
  await open(started, home);
}

const from = (address: string) => ({
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": address,
});

const MOBILE = ["PATCH", "/v1/partners/mobile_number"] as const;
const NEW_NUMBER = "+41795551234";
const wanted = { phoneNumber: NEW_NUMBER };

async function changesPassword({ email }: Member): Promise<void> {
  const browser = await signedIn(home, email);
  const typed = { current: PASSWORD, fresh: FRESH, again: FRESH };
  await accepted(browser.submit("/oidc/password", typed));
}

/** Guesses from two addresses: the rate limit stops one before the owner is notified. */
async function isGuessed({ id, email }: Member): Promise<void> {
  for (const address of ["203.0.113.66", "203.0.113.67"])
    for (let turn = 0; turn < 4; turn++) {
      const browser = new Browser(home);
      await browser.get("/login");
      const typed = { email, password: `guess ${turn}` };
      await browser.submit(browser.visited.at(-1) ?? "", typed, from(address));
    }
  await arrives(id, "signIns.refused");
  await db.deleteFrom("throttle").execute();
}

/** Some messages are written after the response, so that its time reveals nothing. */
async function arrives(accountId: string, key: string): Promise<void> {
  const keys = async () => (await messagesTo(accountId)).map(({ template }) => template);
  await expect.poll(keys).toContain(key);
}

async function forgetsPassword({ id, email }: Member): Promise<void> {
  await new Browser(home).submit("/oidc/forgotten", { email }, from("198.51.100.4"));
  await arrives(id, "password.resetLink");
}

async function resetsPassword(who: Member): Promise<void> {
  await forgetsPassword(who);
  const { token } = await lastLink(who.id);
  const typed = { token, fresh: FRESH, again: FRESH };
  await accepted(new Browser(home).submit("/oidc/reset", typed, from("198.51.100.4")));
}

const newAddress = ({ id }: Member) => `new.${id}@example.com`;
async function wantsAddress(who: Member): Promise<void> {
  alsoHas(who, newAddress(who));
  await done(who.graphql(LOGIN_EMAIL, { email: newAddress(who) }));
}

/** Types the code of the letter, which requires proving the address and the number. */
async function activates(who: Outsider): Promise<void> {
  await accepted(askByLetter(who));
  const [letter] = await lettersTo(who.insuredNumber);
  const { answer } = await typeCode(
    { email: who.email, code: letter?.content.code ?? "" },
    new Browser(home),
  );
  await accepted(answer);
}

/** A customer without access to their mailbox calls, and a clerk requests another address. */
async function callsForAddress(who: Member): Promise<void> {
  alsoHas(who, newAddress(who));
  const checked = ["--checked", "birth date and card", "--by", "Anna Muster"];
  await operate("accounts", "change-email", who.id, "--email", newAddress(who), ...checked);
}

const hasCodeAtSignIn = (who: Member) => done(withCode(who, CODE_AT_SIGN_IN, {}));

export const signInProofs: Proofs = {
  "confirmation.code": [
    toMember(async (who) => {
      await who.call(...MOBILE, wanted);
      return [`SMS ${who.phone}`];
    }),
    toMember(async (who) => {
      await hasCodeAtSignIn(who);
      await signedIn(home, who.email);
      // One code to switch the second factor on, one to sign in.
      return [`SMS ${who.phone}`, `SMS ${who.phone}`];
    }),
  ],
  "mobileNumber.changed": onAllChannels((who) => {
    // A code proves the new number.
    alsoHas(who, NEW_NUMBER);
    return accepted(restWithCode(who, MOBILE, wanted));
  }),
  "access.proof": toOutsider(async (who) => {
    await activates(who);
    return [`EMAIL ${who.email}`, `SMS ${who.phone}`];
  }),
  "security.staffChange": onAllChannels(callsForAddress),
  "security.proveChange": toMember(async (who) => {
    await callsForAddress(who);
    return [`EMAIL ${newAddress(who)}`];
  }),
  "security.changed": [
    onAllChannels(hasCodeAtSignIn),
    onAllChannels(async (who) => {
      await wantsAddress(who);
      const links = (await messagesTo(who.id)).flatMap(({ parameters: { link } }) => link ?? []);
      for (const link of links) {
        const token = link.split("#")[1] ?? "";
        await accepted(new Browser(home).submit("/oidc/email", { token }, from("198.51.100.4")));
      }
    }),
  ],
  "loginEmail.confirmOld": byEmail(wantsAddress),
  "loginEmail.confirmNew": toMember(async (who) => {
    await wantsAddress(who);
    return [`EMAIL ${newAddress(who)}`];
  }),
  "password.changed": byEmail(changesPassword),
  "signIns.refused": byEmail(isGuessed),
  "password.resetLink": byEmail(forgetsPassword),
  "password.reset": onAllChannels(resetsPassword),
  "contacts.changed": [
    byEmail(async (who) => {
      const input = { insuredNumber: who.insuredNumber, email: "a@example.ch", nature: "PRF" };
      await done(who.graphql(CONTACT, { input }));
    }),
    // An adult of the household with their own account is notified too, in their own language.
    toMember(async (who) => {
      const owner = await aMember(who.language);
      const { insuredNumber } = who;
      await db
        .insertInto("accountInsured")
        .values({ accountId: owner.id, insuredNumber, position: 1 })
        .execute();
      const input = { insuredNumber, email: "b@example.ch", nature: "PRF" };
      await done(owner.graphql(CONTACT, { input }));
      return [`EMAIL ${owner.email}`, `EMAIL ${who.email}`];
    }),
  ],
  "push.welcome": toMember(async (who) => {
    const { endpoint, ...keys } = aPushDevice(`http://localhost:9/${randomUUID()}`);
    const recipient = JSON.stringify({ endpoint, keys });
    alsoHas(who, recipient);
    await done(who.graphql(SUBSCRIBE, { device: { endpoint, ...keys } }));
    return [`PUSH ${recipient}`];
  }),
};
