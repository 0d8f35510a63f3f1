import { randomUUID } from "node:crypto";
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { privateSchema, publicSchema } from "../src/schemas.ts";
import { restRoutes } from "../src/app.ts";
import { codeMessage } from "../src/insurer/confirmations/messages.ts";
import { enqueueMessage } from "../src/insurer/outbox/enqueue.ts";
import { policy } from "../src/access-policy.ts";
import {
  aCustomer,
  aProcess,
  aSession,
  type Customer,
  callsAs,
  db,
  secrets,
  type TestSession,
} from "./portal.ts";
import { hasContact } from "./samples/contacts.ts";
import { cover } from "./samples/covered.ts";
import { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { includesScope } from "@portal/model/representatives/scope.ts";
import { represents } from "./samples/representatives.ts";
import { leaveTraces } from "./samples/requests.ts";
import type { RunningPortal } from "../src/portal.ts";

/**
 * Every operation × every actor × every id, generated from the schemas and the route list: no actor receives another
 * customer's data; with the checks of the operations, and without them to test row level security alone.
 */

interface Actor {
  name: string;
  session: TestSession | undefined;
  /** The headers of all requests. */
  headers?: Record<string, string>;
  /** A representative whose scope opens acts. */
  writes?: boolean;
}

let victim: Customer;
let victimsSecrets: string[];
let actors: Actor[];

beforeAll(async () => {
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  victim = await aCustomer({ firstname: "Xaverine", birthdate: "1971-03-29" });
  await db
    .updateTable("insured")
    .set({ lastname: "Quellenhof" })
    .where("insuredNumber", "=", victim.insuredNumber)
    .execute();
  await db
    .insertInto("contribution")
    .values({
      insuredNumber: victim.insuredNumber,
      year: Number(todayInZurich(new Date()).slice(0, 4)),
      deductibleAnnual: 987_650,
      deductiblePaid: 56_789,
      coinsuranceAnnual: 70_000,
    })
    .execute();
  await db
    .insertInto("notification")
    .values({
      id: randomUUID(),
      accountId: victim.id,
      kind: "InvoiceNew",
      parameters: JSON.stringify({
        kind: "InvoiceNew",
        noInvoice: "88776655",
        amountDue: 765_432,
        dueDate: "2026-12-24",
      }),
    })
    .execute();
  await hasContact(victim, { email: "geheim.winkel@example.ch" });
  await hasContact(victim, { number: "+41795558877" });
  await db.insertInto("demonstration").values({ seededOn: "2026-11-16", seed: 1 }).execute();
  await enqueueMessage(db, secrets, {
    accountId: victim.id,
    channel: "SMS",
    recipient: "+41795554433",
    template: codeMessage.key,
    language: "fr",
    parameters: { code: "271828", words: "essai", minutes: "10" },
  });
  const draft = { generation: 0, values: { iban: "CH93 0076 2011 6238 5295 7" } };
  await victim.call("PUT", "/v1/drafts/profile.iban@1", draft);
  victimsSecrets = [
    "CH93 0076 2011 6238 5295 7",
    "+41795554433",
    "271828",
    "geheim.winkel@example.ch",
    "+41 79 555 88 77",
    "88776655",
    "7654.32",
    ...(await cover(victim)),
    ...(await leaveTraces(victim)),
    victim.email,
    String(victim.insuredNumber),
    victim.id,
    "Xaverine",
    "Quellenhof",
    "1971-03-29",
    "567.89",
    "9876.5",
  ];

  const spouse = await aCustomer({ isAddressOwner: false, firstname: "Spouse" });
  const child = await aCustomer({
    isAddressOwner: false,
    firstname: "Child",
    birthdate: "2005-01-01",
  });
  // The victim sees the household; these two see only themselves.
  for (const { insuredNumber } of [spouse, child]) {
    await db
      .insertInto("accountInsured")
      .values({ accountId: victim.id, insuredNumber, position: 1 })
      .execute();
  }
  const loggedOut = await aCustomer();
  await db
    .updateTable("session")
    .set({ endedAt: new Date() })
    .where("id", "=", loggedOut.session.sid)
    .execute();
  const idle = await aSession(victim.id);
  await db
    .updateTable("session")
    .set({ seenAt: new Date(Date.now() - 16 * 60_000) })
    .where("id", "=", idle.sid)
    .execute();
  const overdue = await aSession(victim.id);
  await db
    .updateTable("session")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("id", "=", overdue.sid)
    .execute();
  const locked = await aCustomer();
  await db
    .updateTable("account")
    .set({ lockedAt: new Date() })
    .where("id", "=", locked.id)
    .execute();
  const stranger = await aCustomer();
  // The victim is an adult on the account of a customer who lets another act for them, and not for the victim.
  const client = await aCustomer();
  await db
    .insertInto("accountInsured")
    .values({ accountId: client.id, insuredNumber: victim.insuredNumber, position: 1 })
    .execute();
  const representative = await aCustomer();

  actors = [
    { name: "anonymous", session: undefined },
    { name: "a stranger", session: stranger.session },
    { name: "the spouse", session: spouse.session },
    { name: "an adult child", session: child.session },
    { name: "a non-owner", session: (await aCustomer({ isAddressOwner: false })).session },
    { name: "under guardianship", session: (await aCustomer({ sousTutelle: true })).session },
    ...(await Promise.all(
      RepresentationScope.options.map(async (scope) => ({
        name: `the representative of somebody who sees the victim, with the scope ${scope}`,
        session: representative.session,
        headers: await represents(representative, client, { scope }),
        writes: scope !== "SEE",
      })),
    )),
    {
      name: "a representative who names another's representation",
      session: stranger.session,
      headers: await represents(await aCustomer(), victim),
    },
    { name: "the operator", session: (await aCustomer({ role: "OPERATOR" })).session },
    { name: "logged out", session: loggedOut.session },
    { name: "idle too long", session: idle },
    { name: "past the absolute end", session: overdue },
    { name: "locked", session: locked.session },
    {
      name: "a stolen token with another's fingerprint",
      session: { ...victim.session, fingerprint: stranger.session.fingerprint },
    },
    { name: "a stolen token alone", session: { ...victim.session, fingerprint: "" } },
  ];
});

describe.each(["with the operations' own checks", "with row level security alone"])(
  "%s",
  (mode) => {
    let through: RunningPortal;
    beforeAll(async () => {
      through = await aProcess(mode.includes("alone") ? { enforce: () => {} } : {});
    });

    test("the victim does see what the others must not, so the walk can fail", async () => {
      const answers = await askedOf(callsAs(victim.session, through), operations());
      const seen = answers.join("");
      for (const secret of victimsSecrets.filter((one) => one !== victim.id))
        expect(seen).toContain(secret);
    });

    test("W05 no operation gives any actor a byte of another account's, and none faults", async () => {
      let asked = 0;
      for (const actor of actors) {
        const calls = callsAs(actor.session, through, actor.headers);
        for (const answer of await askedOf(calls, operations())) {
          asked++;
          for (const secret of victimsSecrets) {
            expect(answer.includes(secret), `${actor.name} saw ${secret} in ${answer}`).toBe(false);
          }
          // Without the operations' checks, an act that the scope does not open fails at row level security.
          const mayFail = actor.writes === true && mode.includes("alone");
          expect(mayFail || !answer.includes("UNEXPECTED"), answer).toBe(true);
        }
      }
      expect(asked).toBe(actors.length * operations().length);
    });

    test("another account's id answers exactly as one that does not exist", async () => {
      for (const actor of actors) {
        const calls = callsAs(actor.session, through, actor.headers);
        const [foreign, missing] = [
          operations(String(victim.insuredNumber)),
          operations("1999999999"),
        ];
        const answers = await askedOf(calls, foreign);
        expect(answers.map(withoutTime), actor.name).toEqual(
          (await askedOf(calls, missing)).map(withoutTime),
        );
      }
    });
  },
);

test("W05 a public operation answers also to a customer whose session has ended", async () => {
  const ended = actors.find(({ name }) => name === "logged out")?.session;
  const calls = callsAs(ended);
  expect((await calls.get("/v1/maintenance")).status).toBe(200);
  const { errors } = await calls.publicGraphql(
    `query Flags { featureFlags(platform: "web") { id } }`,
  );
  expect(errors).toBeUndefined();
});

test("W05 public operations answer without a session, and every other one answers unauthenticated", async () => {
  const anybody = callsAs();
  for (const field of Object.keys(publicSchema.getQueryType()?.getFields() ?? {})) {
    const { errors } = await anybody.publicGraphql(
      documentFor("query", publicSchema.getQueryType()?.getFields()[field]),
    );
    expect(errors, field).toBeUndefined();
  }
  for (const { kind, field } of privateFields()) {
    const { errors } = await anybody.graphql(documentFor(kind, field));
    expect(errors?.[0]?.extensions, field.name).toEqual({ code: "UNAUTHENTICATED" });
  }
  for (const { method, path } of everyRoute()) {
    const { status } = await anybody.call(
      method,
      path.replaceAll(/:\w+/g, "GMNET"),
      method === "GET" ? undefined : {},
    );
    const isPublic = policy[`${method} ${path}`]?.who === "public";
    expect([method, path, status === 401]).toEqual([method, path, !isPublic]);
  }
});

test("A27 an account without a main insured gets no person's data from any operation", async () => {
  const nobody = callsAs((await aCustomer({ hasMainInsured: false })).session);
  for (const { kind, field } of privateFields()) {
    const { data, errors } = await nobody.graphql(documentFor(kind, field));
    const told = [data?.[field.name] ?? null, errors?.[0]?.extensions["code"]];
    expect(told, field.name).toEqual([null, "FORBIDDEN"]);
  }
  for (const { method, path } of everyRoute()) {
    const who = policy[`${method} ${path}`]?.who ?? "";
    if (["public", "identified", "signedIn"].includes(who)) continue;
    const body = method === "GET" ? undefined : {};
    const { status } = await nobody.call(method, path.replaceAll(/:\w+/g, "1"), body);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

const AT_ONCE = 50;

type Field = NonNullable<ReturnType<typeof privateFields>[number]>["field"];
type Calls = ReturnType<typeof callsAs>;

/** Removes values that depend on the request and not on the id. */
function withoutTime(answer: string): string {
  return answer
    .replaceAll(/"resendSeconds":\d+/g, '"resendSeconds":0')
    .replaceAll(/"(seenAt|timestamp|shortId)":"[^"]+"/g, '"$1":""');
}

/** Sends the requests a few at a time: an overloaded API refuses requests, which would hide leaks. */
async function askedOf(
  calls: Calls,
  asked: readonly ((calls: Calls) => Promise<string>)[],
): Promise<string[]> {
  const answers: string[] = [];
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    const some = asked.slice(first, first + AT_ONCE);
    answers.push(...(await Promise.all(some.map((operation) => operation(calls)))));
  }
  expect(answers.filter((answer) => /UNAVAILABLE|TOO_MANY/.test(answer))).toEqual([]);
  return answers;
}

/** Every operation as a function of its caller, with each id wherever it takes one. */
function operations(...given: string[]): ((calls: Calls) => Promise<string>)[] {
  const ids = given.length > 0 ? given : [String(victim.insuredNumber), victim.id, randomUUID()];
  const viaGraphql = privateFields().flatMap(({ kind, field }) =>
    (field.args.length > 0 ? ids : ids.slice(0, 1)).map(
      (id) => async (calls: Calls) =>
        JSON.stringify(await calls.graphql(documentFor(kind, field, id))),
    ),
  );
  const routes = everyRoute().filter(({ path }) => given.length === 0 || path !== tellsEverything);
  const viaRest = routes.flatMap(({ method, path }) =>
    ids.map((id) => async (calls: Calls) => {
      const body = method === "GET" ? undefined : { insuredNumber: id };
      const answer = await calls.call(method, path.replaceAll(/:\w+/g, id), body);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  return [...viaGraphql, ...viaRest];
}

function privateFields() {
  return (["query", "mutation"] as const).flatMap((kind) => {
    const root = kind === "query" ? privateSchema.getQueryType() : privateSchema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
  });
}

/** This route takes no id, and its answer changes with the other operations of the walk. */
const tellsEverything = "/v1/my-data/export";

function everyRoute(): { method: string; path: string }[] {
  return restRoutes()
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => ({ method, path }));
}

/** A document that selects all fields of a root field. */
function documentFor(kind: string, field: Field | undefined, id = "1"): string {
  if (!field) throw new Error("No such field.");
  const args = field.args
    .filter((arg) => isRequiredArgument(arg) || id !== "1")
    .map((arg) => `${arg.name}: ${valueFor(arg.type, id)}`);
  return `${kind} Walk { ${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""} ${selection(field.type, 4)} }`;
}

/** A value of a type: the id where one fits, else a simple value. */
function valueFor(type: GraphQLInputType, id: string): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? "null";
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return `{ ${fields.map((field) => `${field.name}: ${valueFor(field.type, id)}`).join(", ")} }`;
  }
  // An amount is a number that names nothing.
  if (named.name === "Float") return "1";
  if (named.name === "Int") return /^\d{1,10}$/.test(id) ? id : "1";
  if (named.name === "Boolean") return "true";
  return JSON.stringify(named.name === "Date" ? "2026-01-01" : id);
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const kinds = privateSchema.getPossibleTypes(named);
    return `{ ${kinds.map((kind) => `... on ${kind.name} ${selection(kind, depth)}`).join(" ")} }`;
  }
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter(
    ({ args }) => !args.some(isRequiredArgument),
  );
  const parts = fields.flatMap((field) => {
    const isObject = isCompositeType(getNamedType(field.type));
    return isObject && depth === 0 ? [] : [`${field.name} ${selection(field.type, depth - 1)}`];
  });
  return `{ ${parts.join(" ")} }`;
}

test.each(RepresentationScope.options)(
  "V14 V19 a representative with the scope %s gets an answer from its operations alone, and each of those works",
  async (scope) => {
    const [owner, representative] = [await aCustomer(), await aCustomer()];
    const acting = callsAs(
      representative.session,
      undefined,
      await represents(representative, owner, { scope }),
    );
    const isWithin = (needed: RepresentationScope | undefined) =>
      needed !== undefined && includesScope(scope, needed);
    for (const { kind, field } of privateFields()) {
      const { errors } = await acting.graphql(documentFor(kind, field));
      const needed =
        policy[`${kind === "query" ? "Query" : "Mutation"}.${field.name}`]?.represented;
      expect([field.name, errors?.[0]?.extensions["code"] === "FORBIDDEN"]).toEqual([
        field.name,
        !isWithin(needed),
      ]);
      expect(JSON.stringify(errors ?? ""), field.name).not.toContain("UNEXPECTED");
    }
    for (const { method, path } of everyRoute()) {
      const { who, represented } = policy[`${method} ${path}`] ?? {};
      if (who === "public" || who === "identified") continue;
      const body = method === "GET" ? undefined : {};
      const { status } = await acting.call(method, path.replaceAll(/:\w+/g, "1"), body);
      expect([method, path, status === 403]).toEqual([method, path, !isWithin(represented)]);
    }
  },
);
