import { externalPages } from "@portal/model/portal/client.ts";
import { isBirthday } from "@portal/model/calendar/dates.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import { InteractionStatus } from "@portal/model/requests/interactions.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { NotificationKind } from "@portal/model/notifications.ts";
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyPassword } from "../src/core/secrets/passwords.ts";
import { emailLookup } from "../src/core/secrets/secrets.ts";
import { testSecrets as secrets } from "../test/database.ts";
import { aSeededDatabase, anEmptyDatabase, digests, unlawful } from "../test/seeded.ts";
import { demonstrationLogins, demonstrationPassword, seedDemonstration } from "./demonstration.ts";

const today = "2026-11-15";
const thisYear = 2026;

describe("the demonstration households", () => {
  let owner: pg.Client;
  beforeAll(async () => {
    owner = await aSeededDatabase(today);
  });

  const accounts = [
    ["camille", 4218730, "PPA", "fr", "BVR", "DIGITAL", "4218730 4218731 4218732 4218733"],
    ["luca", 4218731, "AFF", "it", "BVR", "DIGITAL", "4218731"],
    ["urs", 3907112, "PPA", "de", "LSV", "PAPER", "3907112"],
    ["giulia", 5120044, "PPA", "it", "YWB", "DIGITAL", "5120044"],
    ["hannah", 6033218, "PPA", "de", "BVR", "DIGITAL", "6033218"],
    ["oliver", 7245001, "PPA", "en", "SDD", "DIGITAL", "7245001 7245002 7245003"],
    ["sofia", 8100450, "PPA", "de", "PYN", "DIGITAL", "8100450"],
    ["nina", 9900123, "PPA", "fr", "BVR", "DIGITAL", "9900123"],
    ["operator", 0, "OPE", "fr", "BVR", "DIGITAL", ""],
  ] as const;

  test.each(accounts)("%s has the promised account", async (name, ...promised) => {
    const [insuredNumber, type, language, mode, correspondance, sees] = promised;
    const account = await accountOf(`${name}@example.ch`);
    expect(account).toMatchObject({
      role: name === "operator" ? "OPERATOR" : "CUSTOMER",
      insured_number: insuredNumber,
      extranaute_type: type,
      language,
      payment_mode: mode,
      correspondance,
      sous_tutelle: name === "hannah",
      sees,
      main: name === "nina" || name === "operator" ? null : insuredNumber,
    });
    expect(account?.first_connection_at === null).toBe(name === "luca");
  });

  async function requestsOf(login: string) {
    const { rows } = await owner.query<{
      status: string;
      nature: string;
      held: boolean;
      days: number;
    }>(
      `select i.status, i.nature, i.held_at is not null as held, $2::date - i.created_at::date as days
       from interaction i join account a on a.id = i.account_id where a.login_email_hash = $1`,
      [emailLookup(secrets, login), today],
    );
    return rows;
  }

  test("Camille has requests in every status, and none that closes a form of hers", async () => {
    const requests = await requestsOf("camille@example.ch");
    expect([...new Set(requests.map(({ status }) => status))].toSorted()).toEqual(
      [...InteractionStatus.options].toSorted(),
    );
    const open = requests.filter(({ held }) => held).map(({ nature }) => nature);
    expect(open.toSorted()).toEqual(["DELEGATION", "DOCUMENT", "DOCUMENT"]);
  });

  test("N07 nothing of Camille's family waits that would close a change of contract or a transfer", async () => {
    const { rows } = await owner.query(
      `select 1 from interaction where nature = 'CONTRACT' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
         and insured_number in (4218730, 4218731, 4218732, 4218733)`,
    );
    expect(rows).toEqual([]);
  });

  test("E08 Camille was told of every kind, Sofia was welcomed, and the heavy account of 150 and more", async () => {
    const toldTo = async (name: string) =>
      (
        await owner.query<{ kind: string; unseen: boolean; drawn: boolean }>(
          `select n.kind, n.seen_at is null as unseen, d.account_id = a.id as drawn
           from notification n join account a on a.id = n.account_id left join document d on d.iddms = n.id_dms
           where a.login_email_hash = $1`,
          [emailLookup(secrets, `${name}@example.ch`)],
        )
      ).rows;
    const camille = await toldTo("camille");
    // No question about a request is open in the demonstration, and reminders of costs depend on the day.
    const told = NotificationKind.options.filter(
      (kind) => kind !== "RequestNews" && kind !== "CostReminder",
    );
    expect(new Set(camille.map(({ kind }) => kind))).toEqual(new Set(told));
    expect(camille.some(({ unseen }) => unseen) && camille.some(({ unseen }) => !unseen)).toBe(
      true,
    );
    const papers = camille.filter(
      ({ kind }) => kind !== "CommunicationNew" && kind !== "InvoicePaid",
    );
    expect(papers.every(({ drawn }) => drawn)).toBe(true);
    expect(await toldTo("sofia")).toMatchObject([{ kind: "CommunicationNew", unseen: true }]);
    expect((await toldTo("zbinden")).length).toBeGreaterThanOrEqual(150);
  });

  test("E08 what is told of invoices and statements is so: every number, amount and day is that of the real one", async () => {
    const { rows } = await owner.query(
      `select n.kind, n.parameters from notification n
       left join invoice i on i.no = n.parameters ->> 'noInvoice' and i.account_id = n.account_id
       left join invoice_reminder r on r.iddms = n.id_dms
       left join statement s on s.statement_number = n.parameters ->> 'noInvoice' and s.iddms = n.id_dms
       where not coalesce(case n.kind
         when 'InvoiceNew' then i.iddms = n.id_dms and i.total_amount - (select coalesce(sum(p.amount), 0) from invoice_payment p
           where p.invoice_no = i.no and p.way = 'CREDIT') = (n.parameters ->> 'amountDue')::int
         when 'InvoiceReminder' then i.no = r.invoice_no and r.sent_on = (n.parameters ->> 'documentDate')::date
           and i.fees > 0 and i.total_amount + i.fees >= (n.parameters ->> 'amountDue')::int
         when 'InvoicePaid' then exists (select from invoice_payment p where p.account_id = n.account_id
           and p.paid_on = (n.parameters ->> 'paymentDate')::date and p.amount = (n.parameters ->> 'amount')::int)
         when 'RefundNew' then s.date = (n.parameters ->> 'documentDate')::date
         else true end, false)`,
    );
    expect(rows).toEqual([]);
  });

  test("B13 Giulia's postal address is being changed and her damage examined, and both stay so", async () => {
    const open = (await requestsOf("giulia@example.ch")).filter(({ held }) => held);
    expect(open).toMatchObject([
      { status: "IN_PROGRESS", nature: "POSTAL_ADDRESS" },
      { status: "IN_PROGRESS", nature: "DAMAGE" },
    ]);
  });

  test("Zbinden has 300 requests over five years, and Sofia none", async () => {
    const requests = await requestsOf("zbinden@example.ch");
    expect(requests).toHaveLength(300);
    expect(Math.max(...requests.map(({ days }) => days))).toBeGreaterThan(4.5 * 365);
    expect(await requestsOf("sofia@example.ch")).toEqual([]);
  });

  test("the history of every request ends in its status, and nothing happens after today", async () => {
    const { rows } = await owner.query(
      `select i.id from interaction i where i.created_at > $1::date + 1 or i.status is distinct from
         (select s.status from interaction_status s where s.interaction_id = i.id order by position desc limit 1)
       union all select interaction_id from interaction_status where at > $1::date + 1`,
      [today],
    );
    expect(rows).toEqual([]);
  });

  test("Zbinden's account sees nine insured, two of them young adults", async () => {
    const account = await accountOf("zbinden@example.ch");
    expect(account).toMatchObject({ extranaute_type: "PPA", main: 2500001 });
    expect(account?.sees.split(" ")).toHaveLength(9);
    const { rowCount } = await owner.query(
      "select from insured where lastname = 'Zbinden' and age($1::date, birthdate) between '18 years' and '26 years'",
      [today],
    );
    expect(rowCount).toBe(2);
  });

  test.each([
    [4218730, "Camille", "Rochat", "F", "1986-04-12"],
    [4218731, "Luca", "Rochat", "M", "1984"],
    [4218732, "Noé", "Rochat", "M", "2019"],
    [4218733, "Mia", "Rochat", "F", "2022"],
    [3907112, "Urs", "Ammann", "M", "1958-11-03"],
    [5120044, "Giulia", "Bernasconi", "F", "1979-02-20"],
    [6033218, "Hannah", "Keller", "F", "1999-08-14"],
    [7245001, "Oliver", "Smith", "M", "1985-11-15"],
    [7245002, "Amelia", "Smith", "F", ""],
    [8100450, "Sofia", "Meier", "F", "1994-06-30"],
    [2500001, "Beat", "Zbinden", "M", "1975-01-09"],
    [9900123, "Nina", "Blanc", "F", "1990-10-10"],
    [3300777, "Martin", "Graf", "M", "1982-03-03"],
    [3300778, "Elena", "Costa", "F", "1968-12-01"],
    [3300779, "Jonas", "Widmer", "M", "2010"],
  ])("%i is %s %s", async (insuredNumber, firstname, lastname, gender, born) => {
    const { rows } = await owner.query("select * from insured where insured_number = $1", [
      insuredNumber,
    ]);
    expect(rows).toMatchObject([{ firstname, lastname, gender, for_information: false }]);
    expect(rows[0].birthdate).toMatch(new RegExp(`^${born}`));
  });

  test.each([
    [4218730, 2500_00, 840_00, 700_00, 0],
    [4218731, 300_00, 300_00, 700_00, 412_35],
    [4218732, 0, 0, 350_00, 35_20],
    [4218733, 0, 0, 350_00, 0],
    [8100450, 500_00, 0, 700_00, 0],
  ])("%i has borne this year what the homepage shows", async (insuredNumber, ...amounts) => {
    const { rows } = await owner.query({
      text: `select deductible_annual, deductible_paid, coinsurance_annual, coinsurance_paid
       from contribution where insured_number = $1 and year = $2`,
      values: [insuredNumber, thisYear],
      rowMode: "array",
    });
    expect(rows).toEqual([amounts]);
  });

  test("contributions go back five years, to birth or to the first day, and skip who is known for information", async () => {
    const years = async (insuredNumber: number) =>
      (
        await owner.query<{ year: number }>(
          "select year from contribution where insured_number = $1 order by year",
          [insuredNumber],
        )
      ).rows.map(({ year }) => year);
    expect(await years(4218730)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
    expect(await years(4218733)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(await years(8100450)).toEqual([2026]);
    expect(await years(7245003)).toEqual([]);
    expect(await unlawful(owner)).toEqual([]);
  });

  test("every login opens with the demonstration password, and an encrypted e-mail opens at its place alone", async () => {
    const { rows } = await owner.query<{
      id: string;
      login_email: Buffer;
      phone_number: Buffer | null;
      password_hash: string;
    }>("select * from account join credential on account_id = id");
    const logins = rows.map(({ id, login_email }) =>
      secrets.decrypt({ table: "account", column: "login_email", row: id }, login_email),
    );
    expect(logins.toSorted()).toEqual(demonstrationLogins.map(({ login }) => login).toSorted());
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
    for (const { id, phone_number: phone, password_hash: kept } of rows) {
      expect(await verifyPassword(demonstrationPassword, kept)).toBe(true);
      const place = { table: "account", column: "phone_number", row: id };
      const number = phone ? secrets.decrypt(place, phone) : "none";
      expect(number).toMatch(/^(\+417\d{8}|none)$/);
    }
  });

  test("A22 all fourteen flags are on", async () => {
    const { rows } = await owner.query<{ id: string }>("select id from feature_flag where value");
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...flagIds].toSorted());
  });

  test("A19 every external page has an https address in each language; what stands in for a partner's is ours", async () => {
    const { rows } = await owner.query(
      "select key, value from public_configuration where type = 'GMNET'",
    );
    const configuration = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    expect(configuration.contractsAddYearsVisible).toBe("1");
    expect(configuration.externalLinks.glossary.fr).toBe("https://www.cervin.example/fr/glossaire");
    const { symptomChecker } = configuration.externalLinks;
    expect(symptomChecker.de).toBe("/symptom-checker?lang=de");
    for (const page of externalPages.filter((one) => one !== "symptomChecker")) {
      const addresses = languages.map((language) => configuration.externalLinks[page][language]);
      for (const address of addresses) expect(new URL(address).protocol).toBe("https:");
      expect(new Set(addresses).size).toBe(languages.length);
    }
  });

  test("a second seeding changes nothing, on any day", async () => {
    const before = await digests(owner);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await seedDemonstration(owner, secrets, { today: "2027-02-28", say });
    expect(await digests(owner)).toEqual(before);
    expect(said).toEqual([]);
  });

  test("every account is marked as invented, the operator's too", async () => {
    const { rows } = await owner.query("select from account where not is_demonstration");
    expect(rows).toHaveLength(0);
  });

  async function accountOf(login: string) {
    const { rows } = await owner.query<{ sees: string; first_connection_at: Date | null }>(
      `select a.*, coalesce(string_agg(l.insured_number::text, ' ' order by l.position), '') as sees,
         max(l.insured_number) filter (where l.part_principal) as main
       from account a left join account_insured l on l.account_id = a.id
       where a.login_email_hash = $1 group by a.id`,
      [emailLookup(secrets, login)],
    );
    return rows[0];
  }
});

test("invented people are not added beside a customer", async () => {
  const owner = await anEmptyDatabase();
  await owner.query(
    `insert into account (login_email, login_email_hash, display_name, extranaute_type, insured_number, payment_mode,
       correspondance, language) values ('x', 'x', 'A customer', 'PPA', 1, 'BVR', 'DIGITAL', 'fr')`,
  );
  await expect(seedDemonstration(owner, secrets, { today })).rejects.toThrow(
    /holds accounts of customers; invented people are not added/,
  );
  const { rows } = await owner.query("select display_name from account");
  expect(rows).toEqual([{ display_name: "A customer" }]);
});

test.each(["2027-01-01", "2028-02-29", "2026-12-31"])(
  "seeded on %s, Oliver is 41 and Jonas 16",
  async (day) => {
    const owner = await aSeededDatabase(day);
    const { rows } = await owner.query<{ age: number; birthdate: string }>(
      `select extract(year from age($1::date, birthdate))::int as age, birthdate from insured
       where insured_number in (7245001, 3300779) order by birthdate`,
      [day],
    );
    expect(rows.map(({ age }) => age)).toEqual([41, 16]);
    // The year 41 years before a leap year has no 29 February.
    const birthday = day.replace("-02-29", "-02-28");
    expect(isBirthday(rows[0]?.birthdate ?? "", birthday)).toBe(true);
    expect(await unlawful(owner)).toEqual([]);
  },
);
