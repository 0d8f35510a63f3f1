import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender, PaymentMode } from "@portal/model/portal/profile.ts";
import { decodeJwt } from "jose";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Clock } from "../src/core/clock.ts";
import { type Config, readConfig } from "../src/core/config.ts";
import { type Database, databaseAt } from "../src/core/db/open.ts";
import { ColumnNames } from "../src/core/db/sql.ts";
import type { Tables } from "../src/core/db/tables.ts";
import { camelCase, valueTypes } from "../src/core/db/types.ts";
import { createLog, type Log } from "../src/core/log.ts";
import { emailLookup } from "../src/core/secrets/secrets.ts";
import { createPortal, type RunningPortal, type PortalParts } from "../src/portal.ts";
import { type Clone, testRoles, testTimeout, testSecrets } from "./database.ts";

/** A day that tests can set. Sessions and limits use the database's clock, which stays real. */
export const clock: Clock & { set(day: string | undefined): void } = (() => {
  let day: string | undefined;
  return {
    now: () => (day ? new Date(`${day}T12:00:00+01:00`) : new Date()),
    set: (wanted: string | undefined) => void (day = wanted),
  };
})();

/** The log since the beginning of the file. */
export const logged: string[] = [];
const log: Log = createLog("debug", (line) => void logged.push(line));

// Several files share the modules of a worker, but each has its own database and portal: `open-portal.ts` replaces
// these first.
export let database: Database;
/** The database as its owner, for preparation and checks without the API. */
export let db: Kysely<Tables>;
export let ownerUrl: string;
export let portal: RunningPortal;

let closeOpen = async (): Promise<void> => {};

/** Closes the open portal and its database. */
export async function closePortal(): Promise<void> {
  const close = closeOpen;
  closeOpen = async () => {};
  await close();
}

/** Opens a portal on its own database and closes the former one. */
export async function openPortal(clone: Clone): Promise<void> {
  await closePortal();
  const owner = new pg.Pool({ connectionString: clone.url, max: 4, types: valueTypes });
  owner.on("error", () => {});
  ownerUrl = clone.url;
  database = databaseAt(clone.url, testRoles, testSecrets, testTimeout);
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: owner }),
    plugins: [new OwnersColumnNames()],
  });
  clock.set(undefined);
  logged.length = 0;
  portal = await aProcess();
  closeOpen = async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    await owner.end();
    await clone.drop();
  };
}

class OwnersColumnNames extends ColumnNames {
  override transformResult({ result }: Parameters<ColumnNames["transformResult"]>[0]) {
    const rows = result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])),
    );
    return Promise.resolve({ ...result, rows });
  }
}

export const secrets = testSecrets;

export function testConfig(settings: Record<string, string> = {}): Config {
  return readConfig({
    PUBLIC_URL: "http://localhost:3999",
    DATABASE_POOL: "8",
    // No request is decided during a test: a test that needs a decision runs its own worker.
    REQUEST_DELAY_SECONDS: "86400",
    PUSH_HOSTS: "localhost,fcm.googleapis.com",
    ...settings,
  });
}

const processes: RunningPortal[] = [];

/** Another API process on the same database, like a second node. */
export async function aProcess(parts: Partial<PortalParts> = {}): Promise<RunningPortal> {
  const made = await createPortal({
    config: testConfig(),
    database,
    secrets,
    clock,
    log,
    acceptsAnyDocument: true,
    visitorBeatMs: 0,
    // A busy machine may be slow; the deadline has its own tests.
    deadlineMs: 300_000,
    ...parts,
  });
  processes.push(made);
  return made;
}

interface CustomerOptions {
  isAddressOwner?: boolean;
  sousTutelle?: boolean;
  role?: "CUSTOMER" | "OPERATOR";
  paymentMode?: PaymentMode;
  firstname?: string;
  birthdate?: string;
  gender?: Gender;
  hasMainInsured?: boolean;
  language?: Language;
  phone?: string;
}

let nextInsuredNumber = 1_000_000;

/** A customer with an account and an open session. Each test creates its own. */
export async function aCustomer(options: CustomerOptions = {}) {
  const id: string = randomUUID();
  const insuredNumber = nextInsuredNumber++;
  const email = `person.${insuredNumber}@example.ch`;
  const { firstname = "Anna", birthdate = "1980-05-17", gender = "F", language = "fr" } = options;
  await db
    .insertInto("account")
    .values({
      id,
      role: options.role ?? "CUSTOMER",
      loginEmail: secrets.encrypt({ table: "account", column: "login_email", row: id }, email),
      loginEmailHash: emailLookup(secrets, email),
      displayName: `${firstname} Rossi`,
      extranauteType: options.isAddressOwner === false ? "AFF" : "PPA",
      insuredNumber,
      paymentMode: options.paymentMode ?? "BVR",
      correspondance: "DIGITAL",
      phoneNumber: secrets.encrypt(
        { table: "account", column: "phone_number", row: id },
        options.phone ?? "+41791234567",
      ),
      sousTutelle: options.sousTutelle ?? false,
      language,
    })
    .execute();
  await db
    .insertInto("insured")
    .values({
      insuredNumber,
      firstname,
      lastname: "Rossi",
      birthdate,
      gender,
      language,
      collective: null,
    })
    .execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: id, insuredNumber, partPrincipal: options.hasMainInsured ?? true })
    .execute();
  const session = await aSession(id);
  return { id, insuredNumber, email, session, ...callsAs(session) };
}
export type Customer = Awaited<ReturnType<typeof aCustomer>>;

export interface TestSession {
  sid: string;
  token: string;
  fingerprint: string;
}

export async function aSession(accountId: string): Promise<TestSession> {
  const session = await portal.sessions.begin(accountId);
  if (!session) throw new Error("No session for this account.");
  const { token, fingerprint } = session;
  const { sid } = decodeJwt<{ sid: string }>(token);
  return { sid, token, fingerprint };
}

type GraphQLAnswer = {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data?: any;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};

/** The API calls of a customer; without a session, those of a visitor. */
export function callsAs(
  session?: TestSession,
  through: RunningPortal = portal,
  always: Record<string, string> = {},
) {
  const headers = (more: Record<string, string> = {}): Record<string, string> => ({
    "content-type": "application/json",
    "accept-language": "fr",
    [clientHeaders.correlationId]: randomUUID(),
    ...(session && {
      authorization: `Bearer ${session.token}`,
      cookie: `fgp=${session.fingerprint}`,
    }),
    ...always,
    ...more,
  });
  const call = (method: string, path: string, body?: unknown, more?: Record<string, string>) =>
    through.app.request(path, {
      method,
      headers: headers(more),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const graphqlAt = async (
    door: "private" | "public",
    query: string,
    variables: object,
    more?: Record<string, string>,
  ): Promise<GraphQLAnswer> => {
    const name = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
    return (
      await call("POST", `/graphql/${door}?operationName=${name}`, { query, variables }, more)
    ).json();
  };
  return {
    call,
    graphql: (query: string, variables: object = {}, more?: Record<string, string>) =>
      graphqlAt("private", query, variables, more),
    publicGraphql: (query: string, variables: object = {}, more?: Record<string, string>) =>
      graphqlAt("public", query, variables, more),
    get: (path: string, more?: Record<string, string>) => call("GET", path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) =>
      call("POST", path, body, more),
  };
}
