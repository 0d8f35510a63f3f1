import { randomUUID } from "node:crypto";
import pg from "pg";
import { systemClock } from "../../api/src/core/clock.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { createSecrets, emailLookup, parseSecretKeys } from "../../api/src/core/secrets/secrets.ts";
import { loadTokens } from "../../api/src/core/secrets/tokens.ts";
import { createSessions } from "../../api/src/identity/sessions/sessions.ts";
import { portalSettings } from "./nodes.ts";
import { until } from "./processes.ts";

export const clusterSecrets = createSecrets(parseSecretKeys(portalSettings.SECRET_KEYS));

/** A customer with an open session. */
export interface Person {
  accountId: string;
  email: string;
  /** The headers of a signed-in request; a session is renewed before its token expires. */
  headers(): Promise<Record<string, string>>;
  /** The next request begins a session. */
  forgetSession(): void;
}

/** Less than the fifteen minutes of a token. */
const RENEW_MS = 8 * 60_000;

export type People = Awaited<ReturnType<typeof invitePeople>>;

/** Writes accounts as the owner; sessions begin as the sign-in begins them. */
export async function invitePeople(ownerUrl: string, count: number) {
  const identity = databaseAt(ownerUrl, "portal", clusterSecrets).pool("identity", 4);
  const { PUBLIC_URL } = portalSettings;
  const tokens = await loadTokens(identity, clusterSecrets, PUBLIC_URL, systemClock);
  const sessions = createSessions(identity, tokens, clusterSecrets);
  const people = await addAccounts(ownerUrl, count);
  const aPerson = ({ accountId, email }: Account): Person => {
    let begun: { headers: Record<string, string>; at: number } | undefined;
    return {
      accountId,
      email,
      forgetSession: () => (begun = undefined),
      async headers() {
        if (!begun || performance.now() - begun.at > RENEW_MS) {
          const at = performance.now();
          // During an outage no session can begin.
          const session = await until("session", () => sessions.begin(accountId), { seconds: 900 });
          const { token, fingerprint } = session;
          begun = {
            headers: { authorization: `Bearer ${token}`, cookie: `fgp=${fingerprint}` },
            at,
          };
        }
        return begun.headers;
      },
    };
  };
  return { people: people.map(aPerson), close: () => identity.end() };
}

interface Account {
  accountId: string;
  email: string;
}

async function addAccounts(ownerUrl: string, count: number): Promise<Account[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ next: number }>(
      "select coalesce(max(insured_number), 5000000) + 1 as next from insured",
    );
    const accounts: Account[] = [];
    for (let at = 0; at < count; at++)
      accounts.push(await addAccount(owner, (rows[0]?.next ?? 0) + at));
    return accounts;
  } finally {
    await owner.end();
  }
}

async function addAccount(owner: pg.Client, insured: number): Promise<Account> {
  const accountId = randomUUID();
  const email = `customer.${insured}@example.ch`;
  const sealed = (column: string, value: string) =>
    clusterSecrets.encrypt({ table: "account", column, row: accountId }, value);
  const values = [
    accountId,
    sealed("login_email", email),
    emailLookup(clusterSecrets, email),
    sealed("phone_number", "+41791234567"),
    insured,
  ];
  await owner.query(
    `insert into account (id, role, login_email, login_email_hash, phone_number, display_name, extranaute_type,
       insured_number, payment_mode, correspondance, sous_tutelle, language)
     values ($1, 'CUSTOMER', $2, $3, $4, 'Anna Rossi', 'PPA', $5, 'BVR', 'DIGITAL', false, 'fr')`,
    values,
  );
  await owner.query(
    `insert into insured (insured_number, firstname, lastname, birthdate, gender, language)
     values ($1, 'Anna', 'Rossi', '1980-05-17', 'F', 'fr')`,
    [insured],
  );
  await owner.query(
    "insert into account_insured (account_id, insured_number, part_principal) values ($1, $2, true)",
    [accountId, insured],
  );
  return { accountId, email };
}
