import pg from "pg";
import { expect, test } from "vitest";
import { testRoles } from "../../../test/database.ts";
import { aCustomer, ownerUrl, secrets } from "../../../test/portal.ts";
import { actingFor } from "../../../test/samples/representatives.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { urlFor } from "./roles.ts";

async function asApi(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlFor("api", ownerUrl, testRoles, secrets) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

test("V19 row level security opens a representative's acts by scope: nothing for who may only see, and no more than the acts", async () => {
  const owner = await aCustomer();
  const anna = await aCustomer();
  const own = await hasAsked(owner);
  const acts = (scope: string, id: string, statement: string) =>
    asApi(
      `select set_config('app.account', '', false), set_config('app.subject', '${owner.id}', false),
        set_config('app.scope', '${scope}', false), set_config('app.representation', '${id}', false),
        set_config('app.people', '{${owner.insuredNumber}}', false); ${statement}`,
    );
  const request = (type: string, nature: string, insured = owner.insuredNumber) =>
    `insert into interaction (id, account_id, insured_number, type, nature, details, language)
      values (gen_random_uuid(), '${owner.id}', ${insured}, '${type}', '${nature}', 'x', 'fr')`;
  const { id } = await actingFor(anna, owner, { scope: "SEND" });
  await acts("SEND", id, request("DOCUMENT", "DOCUMENT"));
  for (const [scope, statement] of [
    ["SEE", request("DOCUMENT", "DOCUMENT")],
    ["SEND", request("DOCUMENT", "DOCUMENT", anna.insuredNumber)],
    ["SEND", request("INVOICE", "CREDIT_PAYOUT")],
    ["SEND", request("UPDATE_CORRESPONDENCE_ADDRESS", "POSTAL_ADDRESS")],
    ["SEND", request("UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS", "FINANCIAL_ADDRESS")],
    ["SEND", request("DATA_DELETION", "DATA_DELETION")],
    ["SEND", request("TRANSFERT_CAISSE_MUTATION", "CONTRACT")],
  ] as const)
    await expect(acts(scope, id, statement), statement).rejects.toThrow("row-level security");
  for (const statement of [
    "update account set phone_number = null",
    "update invoice set seen_at = now()",
    "update notification set seen_at = now()",
    "delete from push_subscription",
    `update uploaded_file set expires_at = now()`,
  ]) {
    const results: unknown = await acts("SEND", id, statement);
    expect(results, statement).toMatchObject([{}, { rowCount: 0 }]);
  }
  const seen: unknown = await acts("SEND", id, `select id from interaction where id = '${own}'`);
  expect(seen, "a request of the owner").toMatchObject([{}, { rowCount: 0 }]);
});
