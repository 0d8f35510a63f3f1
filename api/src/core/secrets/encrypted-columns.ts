/** The encrypted columns of a table, and how their values are bound to it. */
export interface EncryptedTable {
  table: string;
  columns: readonly string[];
  /** The table that the values are bound to, where it is another one. */
  boundTo?: string;
  /** The row that the values are bound to, in SQL. */
  row: string;
}

/**
 * All encrypted values of the database, which `keys reencrypt` brings under the newest key. A column that is added here
 * or among the others (`api/test/encrypted-columns.test.ts`) is found by that test.
 */
export const encryptedTables: readonly EncryptedTable[] = [
  { table: "access_request", columns: ["email", "phone", "identity"], row: "id" },
  { table: "account", columns: ["login_email", "phone_number"], row: "id" },
  { table: "account_change", columns: ["value"], row: "id" },
  // An address that is not proved yet is encrypted for the account to be.
  {
    table: "activation_address",
    columns: ["login_email", "phone_number"],
    boundTo: "account",
    row: "account_id",
  },
  { table: "audit_change", columns: ["change"], row: "id" },
  { table: "bank_entry", columns: ["details"], row: "id" },
  { table: "bank_message", columns: ["content"], row: "id" },
  { table: "bank_order", columns: ["iban"], row: "id" },
  { table: "confirmation", columns: ["recipient"], row: "id" },
  { table: "contact", columns: ["value"], row: "id" },
  { table: "conversation_message", columns: ["content"], row: "id" },
  { table: "conversation_note", columns: ["note"], row: "id" },
  { table: "draft", columns: ["content"], row: "account_id || ' ' || form" },
  { table: "financial_address", columns: ["iban"], row: "id" },
  {
    table: "idempotency",
    columns: ["answer"],
    row: "account_id || ' ' || step || ' ' || key",
  },
  { table: "interaction", columns: ["details"], row: "id" },
  { table: "letter", columns: ["content"], row: "id" },
  { table: "login_email_change", columns: ["email"], row: "account_id" },
  { table: "look_review", columns: ["note"], row: "access_id" },
  { table: "maternity", columns: ["details"], row: "id" },
  { table: "message", columns: ["recipient", "parameters"], row: "id" },
  { table: "paper_signing_key", columns: ["private_key"], row: "'single'" },
  { table: "push_key", columns: ["private_key"], row: "'single'" },
  { table: "push_subscription", columns: ["endpoint", "keys"], row: "id" },
  { table: "representation", columns: ["typed_login"], row: "id" },
  { table: "request_note", columns: ["note"], row: "id" },
  { table: "request_question", columns: ["question", "answer"], row: "id" },
  { table: "session", columns: ["provider_id_token"], row: "id" },
  { table: "signing_key", columns: ["private_key"], row: "kid" },
  { table: "staff_approval", columns: ["payload"], row: "id" },
  { table: "staff_credential", columns: ["totp_secret"], row: "staff_id" },
  { table: "webhook_secret", columns: ["secret"], row: "id" },
  // The last one: it says with which keys a node may start.
  { table: "key_check", columns: ["value"], row: "'only'" },
];
