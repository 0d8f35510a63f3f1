import { randomUUID } from "node:crypto";
import { runOperator } from "../../api/src/commands/operator/run-operator.ts";
import { emailLookup } from "../../api/src/core/secrets/secrets.ts";
import { detailsBinding } from "../../api/src/insurer/requests/kinds.ts";
import type { PortalUnderTest } from "./portal-under-test.ts";

type Portal = Pick<PortalUnderTest, "owner" | "databaseUrl" | "secrets">;

/** A request of an account, made now, that employees decide. */
export async function clerksRequest(
  { owner, secrets }: Portal,
  login: string,
  type = "CALLBACK",
): Promise<string> {
  const id = randomUUID();
  const details = { phone: "+41215550145", date: "2026-12-01", period: "MORNING", message: "" };
  const { rows } = await owner.query<{ account: string }>(
    `insert into interaction (id, account_id, insured_number, type, nature, details, language, held_at)
     select $1, id, insured_number, $2, 'MESSAGE', $3, language, now() from account where login_email_hash = $4
     returning account_id as account`,
    [
      id,
      type,
      secrets.encrypt(detailsBinding(id), JSON.stringify(details)),
      emailLookup(secrets, login),
    ],
  );
  await owner.query("insert into interaction_status values ($1, $2, 0, 'REQUEST')", [
    id,
    rows[0]?.account,
  ]);
  return id;
}

/** Runs a command on requests as an employee does. */
export async function clerk({ databaseUrl }: Portal, ...args: string[]): Promise<void> {
  const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEYS };
  const { problem } = await runOperator(["requests", ...args, "--by", "Anna Muster"], env);
  if (problem) throw new Error(problem);
}

export const question = {
  fr: "À quelle heure pouvons-nous vous appeler le plus facilement, et à quel numéro ?",
  de: "Wann erreichen wir Sie am besten, und unter welcher Nummer?",
  it: "A che ora possiamo chiamarla più facilmente, e a quale numero?",
  en: "When is the best time to call you, and on which number?",
};

export function ask(portal: Portal, id: string, ...more: string[]): Promise<void> {
  const texts = Object.entries(question).flatMap(([language, text]) => [`--${language}`, text]);
  return clerk(portal, "ask", id, ...texts, ...more);
}
