import type { HeldCategory } from "@portal/model/my-data.ts";
import type { CipherBinding } from "../core/secrets/secrets.ts";

export interface HeldTable {
  /** The table name in the database. */
  name: string;
  /** Encrypted columns that are decrypted for the customer; other binary values are internal keys and hashes. */
  opens?: readonly string[];
  /** The row to which the encrypted values are bound, unless it is the id. */
  rowOf?: (row: Record<string, unknown>) => CipherBinding["row"];
  /** The exported columns, unless all are. */
  columns?: readonly string[];
}

/** Orders to the bank; the account that they name is among the bank accounts. */
const heldOfOrders =
  "id kind account_id law insurer_code invoice_no interaction_id statement_id amount execute_on state reason created_at sent_at answered_at".split(
    " ",
  );
const heldOfEntries =
  "id iban account_id booked_on amount currency is_credit reference state invoice_no created_at".split(
    " ",
  );

/**
 * All data held about a customer, by category; the first table of each gives its count. Row level security filters the
 * rows. A test fails when a table with customers' data is neither here nor withheld.
 */
export const holdings: Record<HeldCategory, readonly [HeldTable, ...HeldTable[]]> = {
  account: [
    { name: "account", opens: ["login_email", "phone_number"] },
    { name: "notification_preference" },
    { name: "push_subscription" },
    { name: "technical_information" },
    { name: "consent_event" },
    { name: "objection" },
    { name: "survey_prompt" },
    {
      name: "passkey",
      columns: ["id", "account_id", "name", "transports", "created_at", "last_used_at"],
    },
    { name: "second_factor" },
    {
      name: "login_email_change",
      opens: ["email"],
      rowOf: ({ accountId }) => String(accountId),
    },
    { name: "broker_mandate" },
    { name: "guardianship" },
    // Without what tells one side of a representation about the other.
    {
      name: "representation",
      columns: [
        "id",
        "relation",
        "scope",
        "until",
        "created_at",
        "lapses_at",
        "accepted_at",
        "ended_at",
        "ended_by",
      ],
    },
  ],
  people: [
    { name: "insured" },
    { name: "account_insured" },
    { name: "postal_address" },
    { name: "contact", opens: ["value"] },
    { name: "financial_address", opens: ["iban"] },
    { name: "professional_data" },
    { name: "contribution" },
    { name: "dispute_note" },
  ],
  contracts: [
    { name: "basic_contract" },
    { name: "supplementary_contract" },
    { name: "property_contract" },
    { name: "premium_reduction" },
    { name: "insurance_card" },
    { name: "ahv_number" },
    { name: "damage_payment" },
  ],
  invoices: [
    { name: "invoice" },
    { name: "invoice_payment" },
    { name: "invoice_reminder" },
    { name: "credit_movement" },
    { name: "bank_order", columns: heldOfOrders },
    { name: "bank_entry", columns: heldOfEntries },
    { name: "bank_entry_part" },
    { name: "waiting_share" },
  ],
  careCosts: [
    { name: "statement" },
    { name: "statement_line" },
    { name: "claim" },
    { name: "maternity", opens: ["details"] },
  ],
  documents: [{ name: "document" }, { name: "certificate" }, { name: "certificate_check" }],
  sentFiles: [
    {
      name: "uploaded_file",
      columns: [
        "id",
        "filename",
        "mime_type",
        "file_size",
        "created_at",
        "expires_at",
        "attached_to",
      ],
    },
  ],
  requests: [
    {
      name: "interaction",
      opens: ["details"],
      // Without the names of employees and the marks by which decisions are recognised.
      columns: [
        "id",
        "account_id",
        "insured_number",
        "parent_id",
        "type",
        "nature",
        "status",
        "details",
        "language",
        "created_at",
        "decided_at",
        "withdrawn_at",
        "decide_by",
        "overdue_at",
        "reason",
        "reason_texts",
      ],
    },
    { name: "interaction_status" },
    {
      name: "request_question",
      opens: ["question", "answer"],
      columns: [
        "id",
        "interaction_id",
        "account_id",
        "question",
        "needs_document",
        "asked_at",
        "answer_by",
        "answer",
        "answered_at",
      ],
    },
    { name: "conversation" },
    { name: "conversation_message", opens: ["content"] },
    { name: "line_report" },
    { name: "life_list" },
    { name: "life_list_step" },
    { name: "symptom_assessment" },
    { name: "business_offer_request" },
  ],
  vouchers: [{ name: "delegation" }],
  notifications: [
    { name: "notification" },
    { name: "reduction_reminder" },
    { name: "cost_reminder" },
  ],
  drafts: [
    {
      name: "draft",
      opens: ["content"],
      rowOf: ({ accountId, form }) => `${String(accountId)} ${String(form)}`,
    },
  ],
};

/** Tables of customers that are not exported, each with the reason. */
export const withheld: Readonly<Record<string, string>> = {
  access_request: "what a visitor who asked for access typed, proven by nothing, for thirty days",
  activation: "codes that open an account, as hashes, until they are used or expired",
  account_change: "what staff was asked for by telephone, told as it was asked and once it holds",
  activation_address:
    "addresses that a visitor asked for access with, proven by nothing, for a month",
  address_proof: "hashes of the codes that prove an address, gone after minutes",
  self_service_challenge:
    "which pair of number and birthdate a browser gave, as hashes, gone after a day",
  self_service_code: "hashes of codes and links of visitors, gone after a day",
  self_service_session: "secrets of visitors' sessions, of fifteen minutes each",
  returned_mail: "that a letter came back from an address, of which the customer is told at once",
  letter: "letters to people without an account, until they are printed",
  audit: "told by day as accesses and sign-ins; its lines also name others",
  audit_change: "before and after of what staff changed, which is told where it changed",
  staff: "the insurer's employees",
  staff_role: "the roles of the insurer's employees",
  staff_credential: "passwords and second factors of the insurer's employees",
  staff_session: "sessions of the insurer's employees",
  staff_access: "which employee opened the data; told by day as accesses",
  dunning_hold: "why an employee holds a reminder back, which the audit tells as an access",
  dunning_setting: "whether reminders wait for their release",
  dunning_run: "which days of reminders an employee released",
  money_limit: "up to which amounts one employee decides alone",
  staff_approval: "what one employee asked another to approve",
  staff_booking: "what one employee booked alone in a day, for its limit",
  staff_terminal_code:
    "hashes of codes that sign a terminal of an employee in, gone after two minutes",
  sign_in_refusal: "how many sign-ins were refused in an hour, of nobody in particular",
  audit_export: "which periods of the audit were handed to the auditor",
  look_rule: "when an employee's look is unusual",
  look_review: "which looks of employees a supervisor went through",
  known_person: "for whom looks of employees are gone through, which is told to nobody",
  staff_filter: "which requests an employee lists together",
  conversation_note: "what employees note for one another about a conversation",
  conversation_treatment: "which employee answers a conversation, and since when it waits",
  answer_template: "templates of answers to all customers",
  scheduled_approval: "which requests an employee approved together, told with each request",
  request_note: "what employees note for one another about a request",
  access_rule: "how long an employee's access with a reason lasts",
  access_reason: "the reasons that an employee chooses from",
  customer_words:
    "words of the name and of the addresses, which are told, for the search at the desk",
  inbox_entry: "what the list of open requests at the desk filters by, all told with each request",
  customer_word_slip: "the beginnings of all customers' words, for the search at the desk",
  publication: "what employees published for all customers",
  care_total: "sums of the lines of statements, which are told one by one",
  credential: "a hash of the password, of no use outside the portal",
  password_reset: "a hash of the link to a new password, gone after half an hour",
  recovery_code: "hashes of recovery codes, of no use outside the portal",
  sign_in_code: "a hash of the code of a sign-in, gone after minutes",
  session: "secrets of open sessions; told as sign-ins",
  confirmation: "hashes of one-time codes, gone after a day",
  idempotency: "answers kept for a day, all told elsewhere",
  freshness_mark: "instants of changes, kept for minutes",
  message: "copies of news and requests on their way out, gone after ninety days",
  data_export: "says when this was made",
  exchange_record: "ids, versions and hashes of what the insurer's own systems sent",
  exchange_batch: "how far the batches of the insurer's own systems came",
  exchange_refusal: "ids and fields that were refused to the insurer's own systems, for a week",
  document_file: "the bytes of documents, which the export contains as files",
  event: "ids and names of what changed, for the insurer's own systems, for a month",
  webhook: "addresses of the insurer's own systems",
  webhook_secret: "secrets of the insurer's own systems",
  webhook_queue: "which household's events wait for the insurer's own systems",
  webhook_delivery: "which events were sent to the insurer's own systems",
  handed_out_request: "in which order requests were given to the insurer's own systems",
  bank_file: "names and sums of the bank's files; their entries are told",
  bank_statement: "balances of the insurer's accounts",
  bank_message: "ids of the bank's messages",
  paper_failure: "which papers could not be drawn, until they are drawn again",
};
