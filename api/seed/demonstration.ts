import { formatDate } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import { runBatch } from "../src/core/db/batch.ts";
import { loadUnderLock } from "../src/core/db/load.ts";
import type { BoundStatement } from "../src/core/db/prepared-query.ts";
import { hashPassword } from "../src/core/secrets/passwords.ts";
import type { Secrets } from "../src/core/secrets/secrets.ts";
import { StartProblem } from "../src/core/start-problem.ts";
import { agencyExceptionRows, agencyRows, healthContactRows } from "./places/agencies.ts";
import { brokerRows, serviceLineRows } from "./places/contact-lines.ts";
import { statementsFor } from "./areas.ts";
import { readBillingTerms } from "./invoices/billing-terms.ts";
import { unmatchedPaymentRows } from "./invoices/unmatched-payments.ts";
import { campaignRows } from "./news/campaigns.ts";
import { deeplinkRows, featureFlagRows, publicConfigurationRows } from "./configuration.ts";
import type { World } from "./people/household.ts";
import { healthCardRows } from "./news/health-cards.ts";
import { demonstrationHouseholds } from "./people/households.ts";
import { businessOfferPriceRows } from "./news/business-offers.ts";
import { offerRows } from "./news/offers.ts";
import { bytesOf } from "./random.ts";
import { insertion, readColumnTypes } from "./rows.ts";
import { surveyRows } from "./news/surveys.ts";
import { staffLogins, staffRows } from "./people/staff.ts";
import { tariffStatements } from "./tariffs/tariffs.ts";
import { whatsNewRows } from "./news/whats-new.ts";

/** The password of every invented account; none exists outside a demonstration database. */
export const demonstrationPassword = "cervin-demo";

/** The logins that a first visitor of the demonstration can use. */
export const demonstrationLogins = [
  { login: "camille@example.ch", who: "a family of four, owner of the address" },
  { login: "luca@example.ch", who: "her husband: an affiliated adult, in Italian" },
  { login: "urs@example.ch", who: "retired, direct debit, letters on paper, in German" },
  { login: "giulia@example.ch", who: "self-employed, e-bill, in Italian" },
  { login: "hannah@example.ch", who: "under guardianship, in German" },
  { login: "oliver@example.ch", who: "birthday today, cross-border family, in English" },
  { login: "sofia@example.ch", who: "joined last month, in German" },
  { login: "zbinden@example.ch", who: "nine insured, in German" },
  { login: "nina@example.ch", who: "no main insured: signed out at once" },
  { login: "operator@example.ch", who: "works for the insurer" },
];

const LOCK = 7_281_905;

/** Seeds the demonstration households once. Other nodes that start at the same time wait. */
export async function seedDemonstration(
  owner: pg.Client,
  secrets: Secrets,
  options: { today: string; seed?: number; say?: (line: string) => void },
): Promise<void> {
  const { today, seed = 1, say = () => {} } = options;
  const isNew = await loadUnderLock(owner, LOCK, async () => {
    const { rowCount } = await owner.query("select from demonstration");
    if (rowCount !== 0) return false;
    await refuseBesideCustomers(owner);
    await runBatch(owner, await demonstrationStatements(owner, secrets, today, seed));
    return true;
  });
  if (isNew) say(`✓ Demonstration households added, as of ${formatDate(today)}`);
}

/** The password of invented people is public, so they must not share a database with customers. */
async function refuseBesideCustomers(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("select from account where not is_demonstration limit 1");
  if (rowCount === 0) return;
  throw new StartProblem(
    "Demonstration: this database holds accounts of customers; invented people are not added to them. Say DEMONSTRATION=false, or name another database.",
  );
}

async function demonstrationStatements(
  owner: pg.Client,
  secrets: Secrets,
  today: string,
  seed: number,
): Promise<BoundStatement<unknown>[]> {
  const households = demonstrationHouseholds(today);
  const types = await readColumnTypes(owner);
  const logins = households.flatMap(({ accounts }) => accounts.map(({ login }) => login));
  const hashes = await passwordHashes([...new Set([...logins, ...staffLogins])], seed);
  const passwordHashOf = (login: string): string => hashes.get(login) ?? "";
  const years = { yearsOfPost: 5, yearsOfPremiums: 5 };
  const terms = await readBillingTerms(owner);
  const world: World = { today, seed, secrets, passwordHashOf, ...years, ...terms };
  const { staff, staffRole, staffCredential } = staffRows(world);
  const { bankFile, bankEntry } = unmatchedPaymentRows(households, world);
  return [
    insertion(types, "staff", staff),
    insertion(types, "staffRole", staffRole),
    insertion(types, "staffCredential", staffCredential),
    insertion(types, "broker", brokerRows()),
    insertion(types, "serviceLine", serviceLineRows()),
    ...statementsFor(households, world, types),
    ...tariffStatements(types, today),
    insertion(types, "featureFlag", featureFlagRows()),
    insertion(types, "publicConfiguration", publicConfigurationRows()),
    insertion(types, "deeplink", deeplinkRows()),
    insertion(types, "agency", agencyRows()),
    insertion(types, "agencyException", agencyExceptionRows(today)),
    insertion(types, "healthContact", healthContactRows()),
    insertion(types, "campaign", campaignRows(new Date(`${today}T00:00:00Z`))),
    insertion(types, "whatsNew", whatsNewRows(new Date(`${today}T00:00:00Z`))),
    insertion(types, "healthCard", healthCardRows()),
    insertion(types, "offer", offerRows(today)),
    insertion(types, "businessOfferPrice", businessOfferPriceRows(today)),
    insertion(types, "survey", surveyRows()),
    insertion(types, "bankFile", bankFile),
    insertion(types, "bankEntry", bankEntry),
    insertion(types, "demonstration", [{ seededOn: today, seed }]),
  ];
}

async function passwordHashes(logins: string[], seed: number): Promise<Map<string, string>> {
  const pairs = logins.map(async (login): Promise<[string, string]> => {
    const salt = bytesOf(seed, `salt ${login}`).subarray(0, 16);
    return [login, await hashPassword(demonstrationPassword, salt)];
  });
  return new Map(await Promise.all(pairs));
}
