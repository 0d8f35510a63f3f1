import { qrBillText } from "@portal/model/invoices/qr-bill.ts";
import { expect, test } from "vitest";
import { documentTemplates, messageTemplates } from "../../src/back-office.ts";
import { drawnColumns, paperOf } from "../../src/insurer/papers/archive.ts";
import { documentTemplatesOf } from "../../src/insurer/papers/document-template.ts";
import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { openPdf } from "../pdf.ts";
import { aProcess, callsAs, clock, type Customer, db, secrets, testConfig } from "../portal.ts";
import { codesOn } from "../samples/qr-codes.ts";
import { addHouseholds, type Household, ownerOf } from "../year/households.ts";
import { type CrowdHousehold, crowdHousehold } from "./household.ts";
import {
  declaresAccident,
  declaresDamage,
  fillsInForms,
  getsLetter,
  isCalled,
  wasTreated,
} from "./live.ts";
import { refusedBy } from "./qr-rules.ts";

const isLong = process.env["LONG"] === "1";
const count = isLong ? 500 : 4;
/** Reading a code from a drawn page is slow; the payload of every code is checked. */
const readEvery = isLong ? 1 : 4;
const firstDay = "2026-11-16";
/** Billing, the steps of dunning, the turn of the year and a Sunday. */
const days = isLong
  ? ["2026-11-30", "2026-12-31", "2027-01-03", "2027-01-18", "2027-02-25"]
  : ["2026-11-30", "2027-01-03"];

const templates = documentTemplatesOf(documentTemplates);
const STATEMENT = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

type Pair = readonly [Household, CrowdHousehold];

/** The address owner, on a process that a busy machine does not overload. */
type Asked = (household: Household) => Promise<Customer>;

/** Runs the insurer's jobs that are due on a day. */
type Work = (day: string) => Promise<void>;

async function lives(pairs: readonly Pair[], asked: Asked, work: Work): Promise<void> {
  for (const [household, crowd] of pairs) {
    await isCalled(household, crowd);
    const who = await asked(household);
    await fillsInForms(who, crowd);
    if (isLong || crowd.index % 2 === 0) await declaresAccident(who, crowd);
    if (isLong || crowd.index % 2 === 1) await declaresDamage(who, crowd);
    await wasTreated(household, firstDay);
  }
  await work(firstDay);
  for (const [household, crowd] of pairs) {
    const who = await asked(household);
    for (let kind = 0; kind < (isLong ? 4 : 1); kind++) {
      await getsLetter(who, crowd.index + kind, { language: crowd.language, day: firstDay });
    }
    expect((await who.graphql(STATEMENT)).errors).toBeUndefined();
  }
  for (const day of days) await work(day);
}

/** The QR codes of a household's documents as text; some are read from their page. */
async function opensEveryPaper(
  [household, crowd]: Pair,
  asked: Asked,
  kinds: Set<string>,
): Promise<void> {
  const rows = await db
    .selectFrom("document")
    .select(drawnColumns)
    .where("accountId", "=", household.accountId)
    .where("date", ">=", firstDay)
    .orderBy("iddms")
    .execute();
  const who = await asked(household);
  for (const row of rows) {
    const about = `${row.code} of household ${crowd.index}`;
    kinds.add(row.code);
    const answer = await who.get(`/api/v1/documents/${row.iddms}/binary/${row.iddms}.pdf`);
    expect(answer.status, about).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { text, texts, pages } = await openPdf(bytes);
    expect(
      marksIn(text).filter((mark) => mark !== crowd.mark.trim()),
      about,
    ).toEqual([]);
    expect(pages === 1 || texts.every((page) => /\d+ (sur|von|di|of) \d+/.test(page)), about).toBe(
      true,
    );
    const { bill } = paperOf(templates, row);
    if (!bill) continue;
    expect(refusedBy(qrBillText(bill)), about).toEqual([]);
    if (parseInt(row.iddms.slice(-4), 16) % readEvery > 0) continue;
    const [code = ""] = await codesOn(bytes);
    expect(refusedBy(code), about).toEqual([]);
    expect(code.split(/\r?\n/), about).toEqual(qrBillText(bill).split("\n"));
  }
}

const marksIn = (text: string) => text.match(/Qz[a-z]{3}zQ/g) ?? [];

/** The contacts of an account from its row. */
async function waysTo(accountId: string): Promise<string[]> {
  const { loginEmail, phoneNumber } = await db
    .selectFrom("account")
    .select(["loginEmail", "phoneNumber"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const opened = (column: string, value: Buffer | null) =>
    value ? [secrets.decrypt({ table: "account", column, row: accountId }, value)] : [];
  return [...opened("login_email", loginEmail), ...opened("phone_number", phoneNumber)];
}

/** Every message goes to a contact of its own account, and names no person of another household. */
async function expectMessagesToReach(pairs: readonly Pair[]): Promise<number> {
  let told = 0;
  for (const [{ accountId }, { mark, index }] of pairs) {
    const ways = await waysTo(accountId);
    const messages = await db
      .selectFrom("message")
      .select(["id", "channel", "recipient", "parameters", "template"])
      .where("accountId", "=", accountId)
      .execute();
    for (const { id, channel, recipient, parameters, template } of messages) {
      const to = secrets.decrypt(messageBinding("recipient", id), recipient);
      // A push message goes to a device of the account's row.
      const isKnown = channel === "PUSH" || ways.includes(to);
      expect(isKnown, `${template} of household ${index}`).toBe(true);
      const said = secrets.decrypt(messageBinding("parameters", id), parameters);
      expect(marksIn(said).filter((one) => one !== mark.trim())).toEqual([]);
      expect(messageTemplates.some(({ key }) => key === template)).toBe(true);
      told += 1;
    }
  }
  return told;
}

test(
  `L02 I09 every paper of ${count} households at the limits of every form opens, every code on them is one that banks take, and every message reaches its person`,
  { timeout: isLong ? 6 * 3_600_000 : 1_200_000, retry: 0 },
  async () => {
    clock.set(firstDay);
    const households = await addHouseholds(count, firstDay);
    const pairs = households.map((one) => [one, crowdHousehold(one.index, firstDay)] as const);
    const patient = await aProcess({ config: testConfig({ REQUEST_DELAY_SECONDS: "0" }) });
    const { claims, billing, worker } = patient;
    const asked: Asked = async (household) => {
      const owner = await ownerOf(household);
      return { ...owner, ...callsAs(owner.session, patient) };
    };
    await lives(pairs, asked, async (day) => {
      clock.set(day);
      // The jobs also run by themselves: a round in progress may have begun before the latest requests.
      for (const job of [worker, claims, billing, worker, claims, billing]) await job.runDue();
    });
    expect(await db.selectFrom("paperFailure").selectAll().execute()).toEqual([]);
    const kinds = new Set<string>();
    for (const pair of pairs) await opensEveryPaper(pair, asked, kinds);
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining([
        "ACCIDENT_DECLARATION",
        "ACCOUNT_STATEMENT",
        "CARD",
        "DAMAGE_DECLARATION",
        "INVOICE",
        "REMINDER",
      ]),
    );
    expect(await expectMessagesToReach(pairs)).toBeGreaterThan(pairs.length);
  },
);
