import { randomUUID } from "node:crypto";
import { firstDoctorDay } from "@portal/model/contract-changes/dates.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import pg from "pg";
import { expect, test } from "vitest";
import {
  aCustomer,
  aSession,
  database,
  db,
  logged,
  ownerUrl,
  secrets,
} from "../../../test/portal.ts";
import { loadDoctors } from "../../../seed/places/caregivers.ts";
import { hasContact } from "../../../test/samples/contacts.ts";
import { surveyRows } from "../../../seed/news/surveys.ts";
import { hasAccount, swissIban } from "../../../test/samples/addresses.ts";
import { cover } from "../../../test/samples/covered.ts";
import { hasAsked, leaveTraces } from "../../../test/samples/requests.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { aDoctor } from "../../../test/samples/doctors.ts";
import { actingFor } from "../../../test/samples/representatives.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { testRoles } from "../../../test/database.ts";
import { aPushDevice } from "../../../test/samples/push.ts";
import { type Role, roles as roleNames, urlFor } from "./roles.ts";

/** Tables without customer data, which therefore need no row level security, each with its reason. */
const withoutCustomers = new Set([
  "agency",
  "answer_template", // texts for all customers
  "agency_exception",
  "audit_anchor", // only a hash
  "audit_seal", // only hashes
  "bank", // public
  "bank_source",
  "basic_discount", // tariffs
  "basic_premium",
  "broker", // business contacts
  "campaign",
  "consent_text", // public
  "deductible_rule",
  "dunning_rule",
  "business_offer_price", // public
  "caregiver", // public directory of doctors
  "caregiver_slip",
  "deeplink",
  "demonstration",
  "event_feed", // positions and an id of the installation
  "faq_answer", // public
  "faq_group",
  "faq_question",
  "feature_flag",
  "framework_agreement", // of employers and associations
  "insurer",
  "health_card",
  "health_contact",
  "exchange_client", // machines, not customers
  "holiday",
  "paper_signing_key", // the insurer's
  "key_check",
  "mailing", // public texts
  "maintenance",
  "migration",
  "offer",
  "oidc_payload", // the provider's own store, closed to the API's role
  "payment_discount",
  "place_slip",
  "reduction_office", // public
  "reduction_office_version",
  "place_source",
  "premium_region",
  "product",
  "product_area",
  "property_module",
  "public_configuration",
  "refusal_reason",
  "request_decider",
  "push_key", // closed to the API's role
  "retention_rule",
  "retention_run", // only counts
  "schema_release", // which releases work with the schema
  "service_line",
  "shared_version", // a count
  "write_probe", // an instant
  "replica_heartbeat", // an instant
  "signing_key", // closed to the API's role
  "supplementary_benefit",
  "supplementary_premium",
  "survey",
  "swiss_address", // public directories
  "swiss_locality",
  "swiss_street",
  "tariff_source",
  "tariff_year",
  "telemedicine_partner",
  "throttle", // keyed by hashes, closed to the API's role
  "warning_message",
  "whats_new",
]);

async function asOwner<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function asRole(role: Role, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlFor(role, ownerUrl, testRoles, secrets) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

test("every table that holds customers' data has forced row level security", async () => {
  const tables = await asOwner<{ name: string; forced: boolean }>(
    `select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const open = tables.filter(({ name, forced }) => !forced && !withoutCustomers.has(name));
  expect(open).toEqual([]);
  expect(tables.length).toBeGreaterThan(10);
});

test("what a function that owns its rights finds by name is never its caller's temporary table", async () => {
  const functions = await asOwner<{ name: string; path: string | null }>(
    `select p.oid::regprocedure::text as name,
       (select substr(one, 13) from unnest(p.proconfig) one where one like 'search_path=%') as path
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
  );
  expect(functions.length).toBeGreaterThan(8);
  expect(functions.filter(({ path }) => path !== "pg_catalog, public, pg_temp")).toEqual([]);
});

test("the roles that connect own nothing, bypass nothing and can make nothing", async () => {
  const roles = await asOwner<object>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
       (select count(*)::int from pg_class where relowner = r.oid) as owned
     from pg_roles r where rolname like $1`,
    [`${testRoles}\\_%`],
  );
  expect(roles).toEqual(
    Array.from({ length: roleNames.length }, () => ({ mighty: false, owned: 0 })),
  );
  await expect(asRole("api", "create table intruder (id int)")).rejects.toThrow(
    "permission denied",
  );
});

test("the API's role sees no customer without a session, and no session, password or key at all", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await leaveTraces(anna);
  await hasContact(anna, { email: "anna@example.ch" });
  for (const table of [
    "account",
    "insured",
    "account_insured",
    "contribution",
    "technical_information",
    "postal_address",
    "financial_address",
    "basic_contract",
    "premium_reduction",
    "supplementary_contract",
    "property_contract",
    "interaction",
    "delegation",
    "professional_data",
    "consent_event",
    "statement",
    "statement_line",
    "claim",
    "maternity",
    "confirmation",
    "contact",
    "notification",
    "draft",
    "passkey",
    "second_factor",
    "recovery_code",
    "login_email_change",
    "conversation",
    "conversation_message",
    "broker_mandate",
    "representation",
  ]) {
    expect((await asRole("api", `select * from ${table}`)).rowCount, table).toBe(0);
  }
  for (const table of [
    "session",
    "credential",
    "signing_key",
    "oidc_payload",
    "throttle",
    "audit",
    "key_check",
    "paper_signing_key",
    "push_key",
    "password_reset",
    "sign_in_code",
  ]) {
    await expect(asRole("api", `select * from ${table}`), table).rejects.toThrow(
      "permission denied",
    );
  }
});

test("an unknown session names no account to row level security", async () => {
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  try {
    await aCustomer();
    await client.query("begin");
    const opened = await client.query("select * from open_session(gen_random_uuid(), 'x')");
    expect([opened.rowCount, (await client.query("select * from insured")).rowCount]).toEqual([
      0, 0,
    ]);
    await client.query("commit");
  } finally {
    client.release();
    await pool.end();
  }
});

test("the API writes copies of declarations into the account that acts, and no other document", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const file = (accountId: string, code: string) =>
    asRole(
      "api",
      `insert into document (iddms, account_id, partenaires, type, sub_type, code, document_filter_type, date, language)
        select upper(substr(md5(random()::text), 1, 20)), '${accountId}', '[]', 'DOCUMENT', 'POLICY', '${code}', 'LETTER', now(), 'fr'
        from set_config('app.account', '${anna.id}', false)`,
    );
  await file(anna.id, "ACCIDENT_DECLARATION");
  await file(anna.id, "DAMAGE_DECLARATION");
  for (const [accountId, code] of [
    [anna.id, "POLICY"],
    [bea.id, "ACCIDENT_DECLARATION"],
  ] as const) {
    await expect(file(accountId, code)).rejects.toThrow("row-level security");
  }
});

test("e-mail and phone are not readable in the database, and a value moved to another row does not open", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const rows = await db.selectFrom("account").select(["id", "loginEmail", "phoneNumber"]).execute();
  for (const row of rows) {
    expect(row.loginEmail?.toString("latin1")).not.toContain("example.ch");
    expect(row.phoneNumber?.toString("latin1")).not.toContain("791234567");
  }
  const ofAnna = rows.find(({ id }) => id === anna.id);
  await db
    .updateTable("account")
    .set({ phoneNumber: ofAnna?.phoneNumber ?? null })
    .where("id", "=", bea.id)
    .execute();
  const { errors } = await bea.graphql("query Phone { profile { extranaute { phoneNumber } } }");
  expect(errors?.[0]?.extensions["code"]).toBe("UNEXPECTED");
});

test("audit lines can be neither changed nor removed by any role that connects", async () => {
  for (const role of roleNames) {
    await expect(asRole(role, "update audit set action = 'x'"), role).rejects.toThrow(
      "permission denied",
    );
    await expect(asRole(role, "delete from audit"), role).rejects.toThrow("permission denied");
  }
});

test("the audit is sealed in a chain that a changed, removed or slipped-in line breaks", async () => {
  const anna = await aCustomer();
  const read = () => anna.graphql("query Read { insureds { insuredNumber } }");
  const broken = async () => (await asRole("jobs", "select broken_audit_seal() as id")).rows[0].id;
  // The audit lines of reads are written in groups, shortly after the read.
  const sealed = async (count: number) => {
    await read();
    await expect
      .poll(
        async () => {
          await asRole("jobs", "select seal_audit()");
          return (await asOwner("select from audit_seal")).length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThanOrEqual(count);
  };
  await sealed(1);
  await sealed(2);
  expect(await broken()).toBeNull();

  const [line] = await asOwner<{ id: string }>("select id from audit order by id limit 1");
  await asOwner("update audit set subject = 'something else' where id = $1", [line?.id]);
  expect(await broken()).not.toBeNull();
});

test("lines that were written at far higher transaction ids, as before a restore, are sealed like all others", async () => {
  await asRole("jobs", "select seal_audit(1000000)");
  await asOwner("delete from audit_seal");
  await asOwner("delete from audit");
  await asOwner("insert into audit (actor, action, xact) values ('test', 'old', '99999999999')");
  await asRole("jobs", "select seal_audit()");
  await asOwner("insert into audit (actor, action) values ('test', 'new')");
  await asRole("jobs", "select seal_audit()");
  expect(await asOwner("select from audit where seal is null")).toEqual([]);
  expect((await asRole("jobs", "select broken_audit_seal() as id")).rows).toEqual([{ id: null }]);
  await asOwner("delete from audit_seal where id = (select max(id) from audit_seal)");
  expect((await asRole("jobs", "select broken_audit_seal() as id")).rows).not.toEqual([
    { id: null },
  ]);
});

test("no role that connects may say by which seal a line is closed", async () => {
  for (const role of ["api", "identity", "jobs"] as const)
    await expect(
      asRole(role, "insert into audit (actor, action, seal) values ('x', 'x', 1)"),
    ).rejects.toThrow("permission denied");
});

/** Variables for the trusted documents, by name. */
const sampleVariables = {
  date: todayInZurich(new Date()),
  from: "2026-01-01",
  recently: "2026-01-01",
  to: "2026-12-31",
  dateFrom: "2026-11-16",
  numberOfDays: 10,
  firstYear: 2022,
  taxYear: 2025,
  lastYear: 2026,
  year: Number(todayInZurich(new Date()).slice(0, 4)),
  device: aPushDevice("https://fcm.googleapis.com/sample"),
  endpoint: "https://fcm.googleapis.com/sample",
  address: "Rue du Lac 1",
  lat: 46.52,
  lng: 6.63,
  zip: "1003",
  name: "Lausanne",
  locality: "Lausanne",
  iban: swissIban,
  email: "beat.new@example.com",
  credential: "{}",
  isOn: true,
  lang: "fr",
  event: "MOVING",
  // A canton whose deadline is not within days.
  canton: todayInZurich(new Date()).slice(5, 7) === "03" ? "SO" : "ZH",
  daysBefore: 1,
  surveyName: "HOMEPAGE",
  premiumInput: {
    codeCaisse: "9101",
    codeProduit: "RF01",
    codeFranchise: "FRA-300",
    codeRisque: "MIT",
    codeVariante: "N/A",
    dateEntree: todayInZurich(new Date()),
  },
  filters: { name: "Muster", locality: "Lausanne" },
  consentsChannels: { surveys: { sms: 1 } },
  input: {
    invoiceNew: "EMAIL",
    invoiceReminder: "EMAIL",
    refundNew: "SMS",
    communicationNew: "EMAIL",
    certificatNew: "EMAIL",
    costReminder: "EMAIL",
  },
};

async function hasPasskey(accountId: string): Promise<string> {
  const { id } = await db
    .insertInto("passkey")
    .values({ accountId, credentialId: randomUUID(), publicKey: Buffer.from("x"), name: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A change of doctor that succeeds. */
async function sampleMutation(insuredNumber: number) {
  const doctor = aDoctor({});
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await loadDoctors(owner, [doctor]);
  await owner.end();
  await db
    .insertInto("featureFlag")
    .values([
      { id: "CONTRACT_MUTATION", value: true },
      { id: "TRANSFERT_INTER_CAISSE", value: true },
      { id: "CONSENT", value: true },
      { id: "CYBER_PROTECT_OFFER", value: true },
    ])
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  const change = {
    code: "primaryCareDoctor",
    value: doctor.nomPrenom,
    startingDate: firstDoctorDay(todayInZurich(new Date())),
    extra: [{ key: "noDispensateur", value: doctor.noPartenaire }],
  };
  return { firstname: "Beat", lastname: "Rossi", insuredNumber, data: [change] };
}

const scopeActs = "LowerRepresentation AskWiderScope AcceptWiderScope DeclineWiderScope".split(" ");
test("a shipped document takes at most twelve statements, regardless of the household's size", async () => {
  const beat = await aCustomer({ gender: "F", birthdate: "1990-05-17" });
  let other = 0;
  for (let position = 1; position <= 8; position++) {
    const { insuredNumber } = await aCustomer();
    other = insuredNumber;
    await db
      .insertInto("accountInsured")
      .values({ accountId: beat.id, insuredNumber, position })
      .execute();
  }
  const { insuredNumber } = beat;
  await cover(beat);
  const mutations = [await sampleMutation(insuredNumber)];
  await db.insertInto("survey").values(surveyRows()).execute();
  const newsId = randomUUID();
  const news = { kind: "InvoicePaid", paymentDate: "2026-11-02", amount: 10_000 };
  await db
    .insertInto("notification")
    .values({ id: newsId, accountId: beat.id, kind: news.kind, parameters: JSON.stringify(news) })
    .execute();
  const insured = { insuredNumber, productCode: "RF01", validDate: "2026-11-15" };
  const statement = await db
    .selectFrom("statement")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  /** Ids of existing rows for the documents that read or change one row. */
  const ids: Record<string, string> = {
    InteractionFiles: await hasAsked(beat),
    SentRequest: await hasAsked(beat),
    MarkInvoiceSeen: await hasInvoice(beat),
    PayInvoice: await hasInvoice(beat),
    AnnouncePayment: await hasInvoice(beat),
    MarkReimbursementSeen: statement.id,
    ExplainedStatement: statement.id,
    ReportedStatement: statement.id,
    UpdateNotificationStatus: newsId,
    UndoContractChange: randomUUID(),
    StopAccountChange: randomUUID(),
    EndSession: (await aSession(beat.id)).sid,
    RemovePasskey: await hasPasskey(beat.id),
    RevokeCertificate: randomUUID(),
    AcceptRepresentation: randomUUID(),
    EndRepresentation: randomUUID(),
    ...Object.fromEntries(scopeActs.map((name) => [name, randomUUID()])),
    RepresentationActs: (await actingFor(await aCustomer(), beat)).id,
    WithdrawRequest: await hasAsked(beat, {
      type: "UPDATE_CORRESPONDENCE_ADDRESS",
      nature: "DOCUMENT",
    }),
  };
  const [email, phone] = [
    { email: "beat@example.ch", nature: "PRV" },
    { number: "+41795551234", nature: "PRV", mobile: true },
  ];
  const startOfValidity = sampleVariables.date;
  const typed = { postalUse: "DOMICILE_LEGAL", street: "Rue du Lac", startOfValidity };
  const known = { email: "anna@example.ch", lastname: "Rossi" };
  const partner = { ...known, relation: "PARTNER", scope: "SEE" };
  const abroad = { country: "FR", zip: "01210", locality: "Ferney-Voltaire" };
  const account = { usage: "REMB", ownerFullname: "Beat Rossi", iban: swissIban, startOfValidity };
  /** Changes that need a one-time code; everything before the code succeeds. */
  const changes: Record<string, object> = {
    UpdateSwissPostalAddress: { ...typed, swissLocalityId: "1003-lausanne" },
    UpdateForeignPostalAddress: { ...typed, ...abroad },
    UpdateSwissFinancialAddress: { ...account, localityCommuneId: "1003-lausanne" },
    InviteRepresentative: { ...partner, people: [insuredNumber], until: startOfValidity },
    UpdateForeignFinancialAddress: { ...account, ...abroad, street: "Rue de Meyrin" },
  };
  const refused: Record<string, string> = {
    // The account has no passkey.
    AddPasskey: "INVALID",
    PreparePasskey: "CONFIRMATION_NEEDED",
    RemovePasskey: "CONFIRMATION_NEEDED",
    SetCodeAtSignIn: "CONFIRMATION_NEEDED",
    MakeRecoveryCodes: "CONFIRMATION_NEEDED",
    // No such proposal or act exists.
    AddTransfer: "INVALID",
    AnswerQuestion: "NOT_FOUND",
    RevokeCertificate: "NOT_FOUND",
    AcceptRepresentation: "NOT_FOUND",
    EndRepresentation: "NOT_FOUND",
    ...Object.fromEntries(scopeActs.map((name) => [name, "NOT_FOUND"])),
    DisputeCorrection: "NOT_FOUND",
    UndoContractChange: "NOT_FOUND",
    StopAccountChange: "NOT_FOUND",
    // The day is in the past.
    RequestCallback: "INVALID",
    // An earlier document has made the same change already.
    SubmitContractMutations: "CONFLICT",
  };
  const contact = (value: Parameters<typeof hasContact>[1]) => hasContact(beat, value);
  const owed = { law: "LAMAL", insurerCode: "9101" };
  const source = { kind: "OVERPAID", invoiceNo: await hasInvoice(beat), bookedOn: "2026-11-15" };
  await db
    .insertInto("creditMovement")
    .values({ accountId: beat.id, ...owed, ...source, amount: 20_00 })
    .execute();
  await hasAccount(beat);
  const contacts: Record<string, object> = {
    BillCheck: { bill: { provider: "Dr Perret", amount: 80 }, files: [] },
    CreateEmail: { input: { insuredNumber: other, ...email } },
    UpdateEmail: { input: { id: await contact({ email: "a@example.ch" }), ...email } },
    DeleteEmail: { id: await contact({ email: "b@example.ch" }) },
    CreatePhone: { input: { insuredNumber: other, ...phone } },
    UpdatePhone: { input: { id: await contact({ number: "+41795550001" }), ...phone } },
    DeletePhone: { id: await contact({ number: "+41795550002" }) },
  };
  const reply = { message: "Merci", attachments: [] };
  const conversations: Record<string, object> = {
    OwnSearch: { text: "octobre" },
    IssueCertificate: { input: { kind: "INSURANCE", insuredNumber, language: "en" } },
    RequestCorrection: {
      input: { insuredNumber: beat.insuredNumber, datum: "OTHER", correct: "Beat" },
    },
    DisputeCorrection: { id: randomUUID() },
    SetObjection: { purpose: "OFFERS", objects: true },
    // A canton whose deadline is months away.
    SetReductionReminder: {
      canton: startOfValidity.slice(5) > "11-15" ? "ZH" : "SZ",
      daysBefore: 1,
    },
    CancelReductionReminder: { canton: "ZH" },
    ReportStatementLine: {
      input: { statement: statement.id, line: 0, error: "OTHER", message: "?", attachments: [] },
    },
    StartLifeList: { event: "MOVING", happensOn: startOfValidity },
    SetLifeStep: { event: "MOVING", step: "address", isDone: true },
    EndLifeList: { event: "MOVING" },
    MovePremiums: { locality: "1003-lausanne" },
    NewbornPremium: { parent: insuredNumber, birthdate: startOfValidity },
    ChangeMessageLanguage: { language: "it" },
    Conversation: { id: await hasWritten(beat, { answer: "Oui." }) },
    MarkConversationSeen: { id: await hasWritten(beat, { answer: "Oui." }) },
    AnswerQuestion: { question: randomUUID(), input: { text: "Oui.", files: [] } },
    Reply: { conversation: await hasWritten(beat), input: reply },
    RequestCallback: {
      input: { phone: phone.number, date: "2026-01-01", period: "MORNING", message: "" },
    },
  };
  const { default: trusted } = await import("../../../trusted-documents.json", {
    with: { type: "json" },
  });
  for (const text of Object.values<string>(trusted.private)) {
    const name = /^\w+ (\w+)/.exec(text)?.[1] ?? "";
    const { errors } = await beat.graphql(text, {
      ...sampleVariables,
      ...owed,
      insured,
      insuredNumber,
      id: ids[name],
      ids: [newsId],
      mutations,
      consents: ["conditions", "transfer"],
      concernedInsured: beat.insuredNumber,
      type: "BIRTHDATE",
      scope: "SEND",
      metaData: [{ field: "family", value: "false" }],
      refDemande: "outdated",
      isOldMailboxLost: false,
      demandes: [
        {
          noAssure: other,
          date: "2027-01-01",
          cdCaisse: "9102",
          cdProduit: "RT01",
          cdFran: "FRA-300",
          cdRisqueCourt: "MIT",
        },
      ],
      ...contacts[name],
      ...conversations[name],
      ...(changes[name] && { input: changes[name] }),
    });
    expect(errors?.[0]?.extensions["code"], name).toBe(
      changes[name] ? "CONFIRMATION_NEEDED" : refused[name],
    );
    const { statements, operation } = JSON.parse(logged.at(-1) ?? "{}");
    expect(text).toContain(operation);
    expect(statements).toBeGreaterThan(0);
    expect(statements, text).toBeLessThanOrEqual(12);
  }
});
