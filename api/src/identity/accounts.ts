import type pg from "pg";
import { emailLookup, type Secrets } from "../core/secrets/secrets.ts";

export interface Account {
  id: string;
  emailHash: Buffer;
  isLocked: boolean;
  /** Null if an external provider keeps the password. */
  passwordHash: string | null;
}

// Demonstration accounts have a public password: they exist only while a demonstration is open.
const SELECT = `
  select a.id, a.login_email_hash as "emailHash", a.locked_at is not null as "isLocked",
    c.password_hash as "passwordHash"
  from account a left join credential c on c.account_id = a.id
  where may_enter(null, a.is_demonstration)`;

export async function findAccountByEmailHash(
  identity: pg.Pool,
  emailHash: Buffer,
): Promise<Account | undefined> {
  const { rows } = await identity.query<Account>(`${SELECT} and a.login_email_hash = $1`, [
    emailHash,
  ]);
  return rows[0];
}

export async function findAccountById(identity: pg.Pool, id: string): Promise<Account | undefined> {
  const { rows } = await identity.query<Account>(`${SELECT} and a.id = $1`, [id]);
  return rows[0];
}

/** A person's identity at an external provider. */
interface Subject {
  issuer: string;
  subject: string;
  /** Undefined unless the provider has verified it. */
  email: string | undefined;
}

/**
 * The account of a person at an external provider. The verified address finds it at the first sign-in, which stores the
 * subject; a later owner of the same address has another subject and gets no access.
 */
export async function findAccountOfSubject(
  identity: pg.Pool,
  secrets: Secrets,
  { issuer, subject, email }: Subject,
): Promise<Account | undefined> {
  const { rows } = await identity.query<Account>(
    `${SELECT} and a.oidc_issuer = $1 and a.oidc_subject = $2`,
    [issuer, subject],
  );
  if (rows[0] || !email) return rows[0];
  const account = await findAccountByEmailHash(identity, emailLookup(secrets, email));
  const { rowCount } = await identity.query(
    `with bound as (
       update account set oidc_issuer = $2, oidc_subject = $3
       where id = $1 and oidc_issuer is distinct from $2 returning id
     )
     insert into audit (actor, account_id, action) select 'customer', id, 'identity bound' from bound`,
    [account?.id ?? null, issuer, subject],
  );
  return rowCount === 1 ? account : undefined;
}

export interface Profile {
  name: string;
  email(): string;
}

/** The claims of the embedded provider; the address is decrypted only when it is requested. */
export async function readProfile(
  identity: pg.Pool,
  secrets: Secrets,
  id: string,
): Promise<Profile | undefined> {
  const { rows } = await identity.query<{ display_name: string; login_email: Buffer }>(
    `select display_name, login_email from account
     where id = $1 and may_enter(locked_at, is_demonstration)`,
    [id],
  );
  const [row] = rows;
  return (
    row && {
      name: row.display_name,
      email: () =>
        secrets.decrypt({ table: "account", column: "login_email", row: id }, row.login_email),
    }
  );
}

/** The names of the given logins that belong to demonstration accounts, in the given order. */
export async function namesOfInvented(
  identity: pg.Pool,
  secrets: Secrets,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const hashes = emails.map((email) => emailLookup(secrets, email));
  const { rows } = await identity.query<{ position: number; name: string }>(
    `select wanted.position::int, a.display_name as name
     from unnest($1::bytea[]) with ordinality as wanted (hash, position)
     join account a on a.login_email_hash = wanted.hash and a.is_demonstration order by wanted.position`,
    [hashes],
  );
  return new Map(rows.map(({ position, name }) => [emails[position - 1] ?? "", name]));
}
