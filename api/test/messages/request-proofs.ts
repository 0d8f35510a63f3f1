import pg from "pg";
import { serviceLineRows } from "../../seed/places/contact-lines.ts";
import { addDemonstrationAddresses } from "../../seed/places/places.ts";
import { insertion, readColumnTypes } from "../../seed/rows.ts";
import { runBatch } from "../../src/core/db/batch.ts";
import { aPdf } from "../corpus.ts";
import { type Customer, db, ownerUrl, portal } from "../portal.ts";
import { aFall, filledIn as told } from "../samples/accidents.ts";
import { hasAccount, livesIn } from "../samples/addresses.ts";
import { higher, out, today } from "../samples/changed-contracts.ts";
import { withCode } from "../samples/codes.ts";
import {
  demand,
  hasContract,
  openChanges,
  operator,
  sendChanges,
  sendTransfer,
  type SentChange,
  works,
} from "../samples/contract-changes.ts";
import { cover } from "../samples/covered.ts";
import { aFlood, hasProperty } from "../samples/damages.ts";
import { filledIn } from "../samples/professional.ts";
import { hasAsked, refuseOpen, treatAll } from "../samples/requests.ts";
import { upload } from "../samples/uploads.ts";
import type { Member } from "./crowd.ts";
import { accepted, byEmail, done, onAllChannels, operate, type Proofs, treated } from "./proof.ts";

const SWISS_ADDRESS = `mutation Swiss($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request } }`;
const SWISS_ACCOUNT = `mutation Swiss($input: SwissFinancialAddressInput!) {
  updateSwissFinancialAddress(input: $input) { request } }`;
const CALL_BACK = `mutation Ask($input: CallbackInput!) { requestCallback(input: $input) }`;
const MATERNITY = `mutation Declare($concernedInsured: Int!, $date: Date!) {
  declareMaternity(concernedInsured: $concernedInsured, type: BIRTHDATE, date: $date) }`;
const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawRequest(id: $id) { id } }`;

/** A clerk decides a waiting request, and the back office continues it. */
const approved =
  (ask: (who: Member) => Promise<unknown>) =>
  async (who: Member): Promise<void> => {
    await ask(who);
    const { id } = await openRequest(who);
    await operator("approve", id);
    await treatAll();
  };

const openRequest = ({ id }: Customer) =>
  db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "=", id)
    .where("status", "=", "REQUEST")
    .executeTakeFirstOrThrow();

const hasAccident =
  (risk?: "MIT" | "OHN", status: Record<string, unknown> = told.employed) =>
  async (who: Member): Promise<void> => {
    if (risk) await hasContract(who.insuredNumber, { risk });
    await accepted(who.post("/v1/contact/accident", aFall(who.insuredNumber, status)));
  };

async function hasDamage(who: Member): Promise<string> {
  await hasAccount(who);
  const contract = await hasProperty(who.insuredNumber);
  const answer = await accepted(who.post("/v1/contact/damage", aFlood(contract)));
  return (await answer.json()).id;
}

async function damageIsSettled(who: Member): Promise<void> {
  const id = await hasDamage(who);
  await operate("damages", "settle", id, "--amount", "1250.50", "--yes");
}

async function changesContract(who: Member): Promise<void> {
  await openChanges(today);
  await livesIn(who.insuredNumber);
  await hasContract(who.insuredNumber);
  await done(sendChanges(who, [higher]));
}

/** Excludes accidents, with a proof of other cover or with the promise of one. */
const leavesAccidentsOut =
  (change: (who: Member) => Promise<SentChange>) =>
  async (who: Member): Promise<void> => {
    await openChanges(today);
    await livesIn(who.insuredNumber);
    await hasContract(who.insuredNumber);
    await done(sendChanges(who, [await change(who)]));
  };

async function withProof(who: Member): Promise<SentChange> {
  const { uuid = "" } = await upload(who, "attest.pdf", new Uint8Array(aPdf()));
  const extra = [
    { key: "statut", value: "IND" },
    { key: "preuve", value: uuid },
  ];
  return { ...out("IND"), extra };
}

async function stopsWorking(who: Member): Promise<void> {
  await openChanges(today);
  await livesIn(who.insuredNumber);
  await hasContract(who.insuredNumber, { risk: "OHN" });
  const retired = { professionalStatus: "REN", employer: null };
  await works(who.insuredNumber, { dateOfEntry: "2026-11-01", ...retired });
  await portal.endOfWork.runDue();
}

async function changesInsurer(who: Member): Promise<void> {
  await openChanges(today);
  await livesIn(who.insuredNumber);
  await hasContract(who.insuredNumber);
  await done(sendTransfer(who, [demand(who.insuredNumber)]));
}

async function asOwner(prepare: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await prepare(owner);
  await owner.end();
}

async function moves(who: Member): Promise<void> {
  await asOwner(addDemonstrationAddresses);
  await livesIn(who.insuredNumber);
  const lausanne = { street: "Rue du Lac", number: "4", swissLocalityId: "1003-lausanne" };
  const from = { npa: "1003", startOfValidity: "2026-12-16", postalUse: "DOMICILE_LEGAL" };
  await done(withCode(who, SWISS_ADDRESS, { input: { ...lausanne, ...from } }));
}

async function changesAccount(who: Member): Promise<void> {
  const input = {
    usage: "REMB",
    ownerFullname: "Anna Rossi",
    street: "Tannenhalde 7",
    localityCommuneId: "3011-bern",
    iban: "CH84 0900 0000 7000 0000 7",
    startOfValidity: "2026-12-16",
  };
  await done(withCode(who, SWISS_ACCOUNT, { input }));
}

const writes = (subjectCode: string) => (who: Member) =>
  accepted(
    who.post("/v1/contact/message", {
      subjectCode,
      subject: "Une question",
      message: "Est-ce que mes lunettes sont prises en charge ?",
      attachments: [],
      concernedInsured: who.insuredNumber,
    }),
  );

async function sendsDocument(who: Member): Promise<void> {
  const { uuid } = await upload(who, "scan.pdf", new Uint8Array(aPdf()));
  const path = `/mobile-gw/api/v1/documents?insuredNumber=${who.insuredNumber}&documentType=DOCUMENT`;
  await accepted(who.post(path, { files: [uuid] }));
}

async function isPregnant(who: Member): Promise<void> {
  await cover(who);
  await done(who.graphql(MATERNITY, { concernedInsured: who.insuredNumber, date: today }));
}

const tellsProfession = (who: Member) =>
  accepted(who.post(`/v1/partners/${who.insuredNumber}/professional_data`, filledIn("EMP")));

const wantsDeletion = (who: Member) =>
  accepted(who.post("/v1/my-data/deletions", { scope: "OPTIONAL_DATA", isUnderstood: true }));

const CORRECT = "mutation C($input: CorrectionInput!) { requestCorrection(input: $input) }";
const wantsCorrection = (who: Member) =>
  done(
    who.graphql(CORRECT, {
      input: { insuredNumber: who.insuredNumber, datum: "OTHER", correct: "Montag" },
    }),
  );

async function ordersCard(who: Member): Promise<void> {
  await cover(who);
  const path = `/v1/veka/replace?insuredNumber=${who.insuredNumber}`;
  await accepted(who.post(path, { healthInsurer: "9101", reason: "COML" }));
}

async function wantsCall(who: Member): Promise<void> {
  await asOwner(async (owner) => {
    const types = await readColumnTypes(owner);
    await runBatch(owner, [insertion(types, "serviceLine", serviceLineRows())]);
  });
  const input = { phone: "079 555 12 34", date: "2026-11-17", period: "MORNING", message: "" };
  await done(who.graphql(CALL_BACK, { input: input }));
}

async function isAsked(who: Member): Promise<void> {
  await sendsDocument(who);
  const { id } = await openRequest(who);
  await operate("requests", "ask", id, "--question", "Wann?");
}

/** The question was asked so long ago that its reminder is due. */
async function isReminded(who: Member): Promise<void> {
  await isAsked(who);
  await db
    .updateTable("requestQuestion")
    .set({ remindOn: "2026-01-12" })
    .where("accountId", "=", who.id)
    .execute();
  await portal.deadlines.runDue();
}

/** The request was made so long ago that its decision is late. */
async function waitsLonger(who: Member): Promise<void> {
  await sendsDocument(who);
  const { id } = await openRequest(who);
  await db
    .updateTable("interaction")
    .set({ decideBy: "2026-01-12" })
    .where("id", "=", id)
    .execute();
  await portal.deadlines.runDue();
}

export const requestProofs: Proofs = {
  "accident.received": byEmail(hasAccident("MIT")),
  "accident.recorded": byEmail(treated(hasAccident("MIT"))),
  "accident.employersInsurer": byEmail(treated(hasAccident("OHN"))),
  "accident.unclear": byEmail(treated(hasAccident("OHN", { status: "SANSACTIVITE" }))),
  "accident.insuredElsewhere": byEmail(treated(hasAccident())),
  "contactPhone.callbackReceived": byEmail(wantsCall),
  "contractChange.received": byEmail(changesContract),
  "contractChange.done": byEmail(treated(changesContract)),
  "contractChange.proofAwaited": byEmail(leavesAccidentsOut(async () => out("IND"))),
  "contractChange.proofReceived": byEmail(leavesAccidentsOut(withProof)),
  "contractChange.accidentsCoveredAgain": byEmail(stopsWorking),
  "insurerTransfer.received": byEmail(changesInsurer),
  "insurerTransfer.done": byEmail(treated(changesInsurer)),
  "conversations.receivedHours": byEmail(writes("GENERAL")),
  "conversations.receivedDays": byEmail(writes("BENEFITS")),
  "damage.received": byEmail(hasDamage),
  "damage.treated": byEmail(damageIsSettled),
  "financialAddress.asked": onAllChannels(changesAccount),
  "financialAddress.done": byEmail(treated(changesAccount)),
  "postalAddress.asked": onAllChannels(moves),
  "postalAddress.done": byEmail(treated(moves)),
  "maternity.received": byEmail(isPregnant),
  "maternity.done": byEmail(treated(isPregnant)),
  "deletion.received": byEmail(wantsDeletion),
  "deletion.done": byEmail(approved(wantsDeletion)),
  "correction.received": byEmail(wantsCorrection),
  "correction.done": byEmail(approved(wantsCorrection)),
  "professional.received": byEmail(tellsProfession),
  "professional.done": byEmail(approved(tellsProfession)),
  "send.received": byEmail(sendsDocument),
  "send.treated": byEmail(treated(sendsDocument)),
  "veka.ordered": byEmail(ordersCard),
  "veka.sent": byEmail(treated(ordersCard)),
  "notification.certificatNew": byEmail(treated(ordersCard)),
  "notification.requestAsked": byEmail(isAsked),
  "notification.requestReminded": byEmail(isReminded),
  "notification.requestDelayed": byEmail(waitsLonger),
  "request.refused": byEmail(async (who) => {
    await sendsDocument(who);
    await refuseOpen(who);
  }),
  "request.withdrawn": byEmail(async (who) => {
    const type = "UPDATE_CORRESPONDENCE_ADDRESS";
    const id = await hasAsked(who, { type, nature: "POSTAL_ADDRESS", details: {} });
    await done(who.graphql(WITHDRAW, { id }));
  }),
};
