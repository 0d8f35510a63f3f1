import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { messageTemplates } from "../../src/back-office.ts";
import { clock, portal } from "../portal.ts";
import { aCrowd, allMessages } from "./crowd.ts";
import { costProofs } from "./cost-proofs.ts";
import { deskProofs } from "./desk-proofs.ts";
import type { Proof } from "./proof.ts";
import { invoiceProofs } from "./invoice-proofs.ts";
import { representationProofs } from "./representation-proofs.ts";
import { requestProofs } from "./request-proofs.ts";
import { openSignIn, signInProofs } from "./sign-in-proofs.ts";
import { visitorProofs } from "./visitor-proofs.ts";

const parts = [
  visitorProofs,
  requestProofs,
  invoiceProofs,
  signInProofs,
  deskProofs,
  representationProofs,
  costProofs,
];
const proofsByKey = Map.groupBy(
  parts.flatMap((part) => Object.entries(part)),
  ([key]) => key,
);
const proofs = [...proofsByKey].flatMap(([key, given]) =>
  given
    .flatMap(([, proof]) => proof)
    .map((proof, place): [string, number, Proof] => [key, place + 1, proof]),
);

let crowd: ReadonlySet<string>;
beforeAll(async () => {
  await portal.worker.stop();
  crowd = await aCrowd();
  await openSignIn();
});
beforeEach(() => clock.set("2026-11-16"));
afterEach(() => clock.set(undefined));

test("every message that the portal can send has a proof of whom it reaches", () => {
  expect([...proofsByKey.keys()].toSorted()).toEqual(
    messageTemplates.map(({ key }) => key).toSorted(),
  );
});

test.each(proofs)(
  "%s (%i) reaches whom it is for, in their language, and nobody of the crowd",
  async (key, turn, proof) => {
    // The pages are in French, so a French message could be in the language of the page.
    const language = turn % 2 === 1 ? "de" : "it";
    const known = await allMessages();
    const before = new Set(known.map(({ id }) => id));
    // Jobs also send messages to the people of earlier proofs, such as their next reminder.
    const earlier = new Set(known.flatMap(({ accountId }) => accountId ?? []));
    const ways = await proof(language);
    const sent = (await allMessages()).filter(({ id }) => !before.has(id));
    const told = sent.filter(
      ({ template, accountId }) => template === key && !earlier.has(accountId ?? ""),
    );
    const reached = told.map((one) => `${one.channel} ${one.recipient} ${one.language}`);
    expect(reached.toSorted()).toEqual(ways.map((way) => `${way} ${language}`).toSorted());
    expect(sent.filter(({ recipient }) => crowd.has(recipient))).toEqual([]);
    expect(sent.filter(({ isOwn }) => !isOwn)).toEqual([]);
  },
);
