import { clientHeaders } from "@portal/model/portal/client.ts";
import { lastDay, MOST_INVITATIONS_A_DAY } from "@portal/model/representatives/representatives.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { withCode } from "../../test/samples/codes.ts";
import { newId, wasSent } from "../../test/samples/documents.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { messagesTo } from "../../test/samples/messages.ts";
import { actingFor, represents } from "../../test/samples/representatives.ts";
import { aCustomer, callsAs, clock, type Customer, db, portal } from "../../test/portal.ts";

/** The database answers by its own clock, so that the API's must not be another one. */
const TODAY = todayInZurich(new Date());
beforeEach(() => clock.set(TODAY));
afterEach(() => clock.set(undefined));

const FIELDS = "id side state name email people until answerBy acceptedOn endedOn endedBy scope";
const INVITE = `mutation Invite($input: InviteRepresentativeInput!) { inviteRepresentative(input: $input) { ${FIELDS} } }`;
const ACCEPT = `mutation Accept($id: ID!) { acceptRepresentation(id: $id) { ${FIELDS} } }`;
const END = "mutation End($id: ID!) { endRepresentation(id: $id) }";
const LIST = `query List { representations { ${FIELDS} } }`;
const ACTS =
  "query Acts($id: ID!) { representationActs(id: $id) { day areas { area isChange count } } }";
const INVOICES = `query Invoices($from: Date!, $to: Date!) { invoices(from: $from, to: $to) { invoices { id } } }`;
const YEAR = { from: "2026-01-01", to: "2026-12-31" };
const PEOPLE = "query People { insureds { insuredNumber firstname } }";

type Answer = Awaited<ReturnType<Customer["graphql"]>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions["code"];
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions["fields"];
const list = async (who: Customer) => (await who.graphql(LIST)).data.representations;

const invitation = (owner: Customer, of: Pick<Customer, "email">, more: object = {}) => ({
  input: {
    email: of.email,
    lastname: "Rossi",
    relation: "FIDUCIARY",
    scope: "SEE",
    people: [owner.insuredNumber],
    until: moveDay(TODAY, { months: 12 }),
    ...more,
  },
});
const invites = async (owner: Customer, of: Pick<Customer, "email">, more: object = {}) =>
  withCode(owner, INVITE, invitation(owner, of, more));
const told = async ({ id }: Customer) =>
  (await messagesTo(id))
    .filter(({ template }) => template.startsWith("representation."))
    .map(({ channel, template }) => `${template} ${channel}`)
    .toSorted();

async function aChildOf(parent: Customer, birthdate: string, firstname: string): Promise<number> {
  const insuredNumber = parent.insuredNumber + 50_000_000;
  const person = {
    insuredNumber,
    firstname,
    lastname: "Rossi",
    birthdate,
    gender: "F",
    language: "fr",
  };
  await db.insertInto("insured").values(person).execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: parent.id, insuredNumber, position: 1 })
    .execute();
  return insuredNumber;
}

test("V10 an invitation is confirmed by both with a code, and each step is told to whom it concerns", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  expect(codeOf(await owner.graphql(INVITE, invitation(owner, anna)))).toBe("CONFIRMATION_NEEDED");
  const { data } = await invites(owner, anna);
  const { id } = data.inviteRepresentative;
  expect(data.inviteRepresentative).toMatchObject({
    side: "GIVEN",
    state: "WAITING",
    name: null,
    email: anna.email,
    people: [owner.insuredNumber],
    answerBy: moveDay(TODAY, { days: 14 }),
  });
  expect(await list(anna)).toMatchObject([
    { id, side: "HELD", state: "WAITING", name: "Urs Rossi", email: null, people: [] },
  ]);
  expect(await told(anna)).toEqual(["representation.invitation EMAIL"]);
  expect(codeOf(await owner.graphql(ACCEPT, { id })), "nobody accepts for the other").toBe(
    "NOT_FOUND",
  );
  expect(codeOf(await anna.graphql(ACCEPT, { id }))).toBe("CONFIRMATION_NEEDED");
  expect((await withCode(anna, ACCEPT, { id })).data.acceptRepresentation).toMatchObject({
    state: "ACTIVE",
    acceptedOn: TODAY,
  });
  expect(codeOf(await anna.graphql(ACCEPT, { id })), "twice").toBe("CONFLICT");
  expect(await list(owner)).toMatchObject([{ id, state: "ACTIVE", name: "Anna Rossi" }]);
  expect(await told(owner)).toEqual([
    "representation.accepted EMAIL",
    "representation.accepted SMS",
  ]);
  expect(await told(anna)).toEqual([
    "representation.confirmed EMAIL",
    "representation.confirmed SMS",
    "representation.invitation EMAIL",
  ]);
});

test("V11 an unknown address, another name, a minor and oneself are answered and listed like a customer", async () => {
  const [owner, anna] = [await aCustomer(), await aCustomer()];
  const minor = await aCustomer({ birthdate: moveDay(TODAY, { months: -216, days: 1 }) });
  const shape = async (of: Pick<Customer, "email">, more: object = {}) => {
    const { data } = await invites(owner, of, more);
    const { id: _id, email: _email, ...rest } = data.inviteRepresentative;
    return rest;
  };
  const known = await shape(anna);
  expect(await shape({ email: "no.such.customer@example.ch" })).toEqual(known);
  expect(await shape(anna, { lastname: "Bianchi" })).toEqual(known);
  expect(await shape(minor)).toEqual(known);
  expect(await shape(owner)).toEqual(known);
  expect(await list(anna)).toHaveLength(1);
  expect([await list(minor), await told(minor)]).toEqual([[], []]);
  const [declined] = await list(anna);
  await anna.graphql(END, { id: declined.id });
  const states = (await list(owner)).map(({ state }: { state: string }) => state);
  expect(states, "a refusal is not told").toEqual(Array.from({ length: 5 }, () => "WAITING"));
  expect((await list(anna))[0].state).toBe("DECLINED");
  expect(codeOf(await invites(owner, anna)), "no more today").toBe("TOO_MANY_REQUESTS");
  expect(MOST_INVITATIONS_A_DAY).toBe(5);
});

test("V11 a name is compared without accents, case and hyphens", async () => {
  const [owner, anna] = [await aCustomer(), await aCustomer()];
  const named = { lastname: "Müller-d’Arçay" };
  await db
    .updateTable("insured")
    .set(named)
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  await invites(owner, anna, { lastname: " muller  D'ARCAY " });
  expect(await list(anna)).toHaveLength(1);
});

test("V12 an adult lets others act for the holder and the children alone, and not longer than five years", async () => {
  const owner = await aCustomer();
  const spouse = await aCustomer({ firstname: "Luca" });
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 2 })
    .execute();
  const child = await aChildOf(owner, moveDay(TODAY, { months: -120 }), "Mia");
  const anna = await aCustomer();
  const wrong = async (more: object) =>
    fieldsOf(await owner.graphql(INVITE, invitation(owner, anna, more)));
  const { insuredNumber } = owner;
  expect(await wrong({ people: [insuredNumber, spouse.insuredNumber] })).toEqual({
    people: "invalid",
  });
  expect(await wrong({ people: [child] })).toEqual({ people: "invalid" });
  expect(await wrong({ people: [] })).toEqual({ people: "required" });
  expect(await wrong({ email: "x", lastname: " " })).toEqual({
    email: "email.invalid",
    lastname: "required",
  });
  expect(await wrong({ until: moveDay(TODAY, { days: -1 }) })).toEqual({
    until: "representation.past",
  });
  expect(await wrong({ until: moveDay(lastDay(TODAY), { days: 1 }) })).toEqual({
    until: "representation.tooLong",
  });
  expect(
    codeOf(
      await owner.graphql(
        INVITE,
        invitation(owner, anna, { until: lastDay(TODAY), people: [insuredNumber, child] }),
      ),
    ),
  ).toBe("CONFIRMATION_NEEDED");
  expect(
    codeOf(await (await aCustomer({ sousTutelle: true })).graphql(INVITE, invitation(owner, anna))),
  ).toBe("FORBIDDEN");
});

test.each([
  ["2028-02-29", "2033-02-28"],
  ["2027-01-01", "2032-01-01"],
  ["2027-12-31", "2032-12-31"],
])("V12 five years after %s end on %s", (from, to) => {
  expect(lastDay(from)).toBe(to);
});

test("V13 a representative sees the account as far as it was allowed, without its sign-in, and nothing is written", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  await cover(owner);
  const no = await hasInvoice(owner);
  const iddms = await wasSent(owner);
  const acting = await actingFor(anna, owner);
  const seen = await acting.graphql(`query Profile { actingFor { name scope } profile { extranaute {
    loginEmail phoneNumber analyticsUserId insuredNumber } insureds { firstname } } }`);
  expect(seen.data).toEqual({
    actingFor: { name: "Urs Rossi", scope: "SEE" },
    profile: {
      extranaute: {
        loginEmail: "",
        phoneNumber: null,
        analyticsUserId: "",
        insuredNumber: owner.insuredNumber,
      },
      insureds: [{ firstname: "Urs" }],
    },
  });
  expect((await acting.graphql(INVOICES, YEAR)).data.invoices.invoices).toMatchObject([{ id: no }]);
  const contracts = await acting.graphql(
    `query Contracts { contracts { healthBasic { __typename } estate { __typename } } }`,
  );
  expect(contracts.errors).toBeUndefined();
  expect(JSON.stringify(contracts)).toBe(
    JSON.stringify(
      await owner.graphql(
        `query Contracts { contracts { healthBasic { __typename } estate { __typename } } }`,
      ),
    ),
  );
  const file = `/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
  expect((await acting.get(file)).status).toBe(200);
  const link = {
    authorization: "",
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    cookie: `Authorization=Bearer%20${anna.session.token}; fgp=${anna.session.fingerprint}`,
  };
  const plain = callsAs();
  expect((await plain.get(`${file}?representation=${acting.id}`, link)).status).toBe(200);
  expect((await plain.get(file, link)).status, "in one's own name").toBe(404);
  const document = await db
    .selectFrom("document")
    .select("seenAt")
    .where("iddms", "=", iddms)
    .executeTakeFirstOrThrow();
  expect(document.seenAt, "unread for the owner").toBeNull();
  expect((await anna.graphql(INVOICES, YEAR)).data.invoices.invoices, "one's own pages").toEqual(
    [],
  );
  expect((await acting.post(`/v1/invoices/${no}/jokers`)).status).toBe(403);
});

test("V14 nothing of a person outside the representation is seen: no invoice, paper or number of the household", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  const spouse = await aCustomer({ firstname: "Xaverine" });
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  await cover(spouse);
  const mixed = await hasInvoice(owner, {
    totalAmount: 300,
    lines: JSON.stringify([
      { kind: "BASIC", insuredNumber: owner.insuredNumber, about: "RT01", amount: 100 },
      { kind: "BASIC", insuredNumber: spouse.insuredNumber, about: "RT01", amount: 200 },
    ]),
  });
  const own = await hasInvoice(owner);
  const acting = await actingFor(anna, owner);
  const { data } = await acting.graphql(INVOICES, YEAR);
  expect(data.invoices.invoices.map(({ id }: { id: string }) => id)).toEqual([own]);
  expect((await acting.graphql(PEOPLE)).data.insureds).toEqual([
    { insuredNumber: owner.insuredNumber, firstname: "Urs" },
  ]);
  const { iddms } = await db
    .selectFrom("invoice")
    .select("iddms")
    .where("no", "=", mixed)
    .executeTakeFirstOrThrow();
  expect((await acting.get(`/api/v1/documents/${iddms}/binary/${iddms}`)).status).toBe(404);
  const everything = await acting.graphql(
    `query All { contracts { healthBasic { __typename } } insuranceCards { insuredNumber isOnItsWay } }`,
  );
  expect(everything.errors).toBeUndefined();
  expect(JSON.stringify(everything)).not.toContain(String(spouse.insuredNumber));
  expect(newId()).toHaveLength(20);
});

test("V15 either side ends it at once, also in the session that acts, and both are told", async () => {
  for (const isOwner of [true, false]) {
    const [owner, anna] = [await aCustomer(), await aCustomer()];
    const acting = await actingFor(anna, owner);
    const other = await portal.sessions.begin(anna.id);
    expect(other).toBeDefined();
    expect((await acting.graphql(PEOPLE)).errors).toBeUndefined();
    const [ends, stays] = isOwner ? [owner, anna] : [anna, owner];
    expect(await ends.graphql(END, { id: acting.id })).toEqual({
      data: { endRepresentation: true },
    });
    expect(codeOf(await acting.graphql(PEOPLE))).toBe("REPRESENTATION_ENDED");
    expect((await acting.get("/v1/documents/zip?iddms[]=A")).status).toBe(403);
    expect((await list(ends))[0]).toMatchObject({ state: "ENDED", endedBy: "YOU", endedOn: TODAY });
    expect((await list(stays))[0]).toMatchObject({ state: "ENDED", endedBy: "OTHER" });
    for (const one of [owner, anna])
      expect(await told(one)).toEqual(["representation.ended EMAIL", "representation.ended SMS"]);
    expect(await ends.graphql(END, { id: acting.id }), "twice is once").toEqual({
      data: { endRepresentation: true },
    });
    expect(await told(stays)).toHaveLength(2);
  }
});

test("V15 its last day is a whole day, and a lapsed, foreign or made-up one opens nothing", async () => {
  const [owner, anna, stranger] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const answerOn = async (columns: object) =>
    codeOf(await (await actingFor(anna, owner, columns)).graphql(PEOPLE));
  expect(await answerOn({ until: TODAY })).toBeUndefined();
  expect(await answerOn({ until: moveDay(TODAY, { days: -1 }) })).toBe("REPRESENTATION_ENDED");
  expect(await answerOn({ acceptedAt: null })).toBe("REPRESENTATION_ENDED");
  const header = await represents(anna, owner);
  expect(codeOf(await stranger.graphql(PEOPLE, {}, header))).toBe("REPRESENTATION_ENDED");
  for (const named of [randomUUID(), "x", "'; drop table account"])
    expect(codeOf(await anna.graphql(PEOPLE, {}, { [clientHeaders.representation]: named }))).toBe(
      "REPRESENTATION_ENDED",
    );
  expect(codeOf(await stranger.graphql(END, { id: header[clientHeaders.representation] }))).toBe(
    "NOT_FOUND",
  );
  expect(codeOf(await stranger.graphql(ACTS, { id: header[clientHeaders.representation] }))).toBe(
    "NOT_FOUND",
  );
});

test("V15 an invitation lapses after fourteen days", async () => {
  const [owner, anna] = [await aCustomer(), await aCustomer()];
  await invites(owner, anna);
  const [{ id }] = await list(anna);
  await sql`update representation set lapses_at = now() where id = ${id}`.execute(db);
  expect(codeOf(await anna.graphql(ACCEPT, { id }))).toBe("CONFLICT");
  expect((await list(owner))[0].state).toBe("LAPSED");
});

test("V16 a guardianship blocks, a closed account ends, and a child of age leaves", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  const child = await aChildOf(owner, moveDay(TODAY, { months: -216, days: 1 }), "Mia");
  const grown = await aChildOf(
    { ...owner, insuredNumber: owner.insuredNumber + 1_000_000 },
    moveDay(TODAY, { months: -216 }),
    "Noé",
  );
  const acting = await actingFor(anna, owner, { people: [owner.insuredNumber, child, grown] });
  const names = async () =>
    (await acting.graphql(PEOPLE)).data.insureds.map((one: { firstname: string }) => one.firstname);
  expect(await names(), "eighteen tomorrow, and eighteen today").toEqual(["Urs", "Mia"]);
  await db.updateTable("account").set({ sousTutelle: true }).where("id", "=", owner.id).execute();
  expect(codeOf(await acting.graphql(PEOPLE))).toBe("REPRESENTATION_ENDED");
  expect((await list(anna))[0].state).toBe("BLOCKED");
  await db.updateTable("account").set({ sousTutelle: false }).where("id", "=", owner.id).execute();
  expect(codeOf(await acting.graphql(PEOPLE))).toBeUndefined();
  await db
    .updateTable("account")
    .set({ lockedAt: new Date() })
    .where("id", "=", owner.id)
    .execute();
  expect(codeOf(await acting.graphql(PEOPLE))).toBe("REPRESENTATION_ENDED");
  expect((await list(anna))[0]).toMatchObject({ state: "ENDED", endedBy: "INSURER" });
});

test("V17 both read what the representative looked at, and the owner reads the name among the accesses", async () => {
  const [owner, anna] = [await aCustomer({ firstname: "Urs" }), await aCustomer()];
  const acting = await actingFor(anna, owner);
  await acting.graphql(INVOICES, YEAR);
  const looked = { day: TODAY, areas: [{ area: "INVOICES", isChange: false, count: 1 }] };
  for (const one of [owner, anna])
    expect((await one.graphql(ACTS, { id: acting.id })).data.representationActs).toEqual([looked]);
  const ACCESSES = "query Accesses { accesses { days { entries { who area representative } } } }";
  const of = async (who: Customer) =>
    (await who.graphql(ACCESSES)).data.accesses.days.flatMap(
      (day: { entries: unknown[] }) => day.entries,
    );
  expect(await of(owner)).toContainEqual({
    who: "REPRESENTATIVE",
    area: "INVOICES",
    representative: "Anna Rossi",
  });
  expect(JSON.stringify(await of(anna))).not.toContain("INVOICES");
});
