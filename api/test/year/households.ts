import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import pg from "pg";
import { addGeneratedAccounts } from "../../seed/generate.ts";
import { generatedHousehold } from "../../seed/people/generated-household.ts";
import { addDemonstrationAddresses } from "../../seed/places/places.ts";
import { randomOf } from "../../seed/random.ts";
import { seedTariffs } from "../samples/demonstration.ts";
import { aSession, callsAs, type Customer, db, ownerUrl, secrets } from "../portal.ts";

/** The seed of the people and of their lives. */
let seed = 17;

/** Other people with other lives. */
export function liveBySeed(wanted: number): void {
  seed = wanted;
}

/** The payment habit of a household without direct debit. */
const habits = ["PUNCTUAL", "LATE", "IN_PARTS", "TOO_MUCH", "TWICE", "NEVER"] as const;
export type Habit = (typeof habits)[number];

export interface Household {
  index: number;
  accountId: string;
  /** The address owner. */
  insuredNumber: number;
  habit: Habit;
}

/** Sessions use real time and end long before a simulated year does. */
const SESSION_MS = 5 * 60_000;
const signedIn = new Map<string, { until: number; customer: Customer }>();

/** Adds this many invented households to the file's database, as of a day. */
export async function addHouseholds(count: number, today: string): Promise<Household[]> {
  const generated = Array.from({ length: count }, (_, index) =>
    generatedHousehold(seed, index, today),
  );
  const accounts = generated.reduce((sum, one) => sum + one.accounts.length, 0);
  await seedTariffs(today);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationAddresses(owner);
  await addGeneratedAccounts(owner, secrets, { accounts, seed, today });
  await owner.end();
  await db.insertInto("demonstration").values({ seededOn: today, seed }).execute();
  const owners = await db
    .selectFrom("account")
    .select(["id", "insuredNumber", "paymentMode"])
    .where("extranauteType", "=", "PPA")
    .orderBy("insuredNumber")
    .execute();
  // The same people have other sessions in the database of another file.
  signedIn.clear();
  let paying = 0;
  return owners.map(({ id, insuredNumber, paymentMode }, index) => {
    const place = isDirectDebit(PaymentMode.parse(paymentMode)) ? 0 : paying++;
    const habit = habits[place % habits.length] ?? "PUNCTUAL";
    return { index, accountId: id, insuredNumber, habit };
  });
}

/** The owner of the address with an open session. */
export async function ownerOf({ accountId: id, insuredNumber }: Household): Promise<Customer> {
  const known = signedIn.get(id);
  if (known && known.until > Date.now()) return known.customer;
  const session = await aSession(id);
  const customer = { id, insuredNumber, email: "", session, ...callsAs(session) };
  signedIn.set(id, { until: Date.now() + SESSION_MS, customer });
  return customer;
}

/** A random generator with a fixed sequence for household, day and subject. */
export function chanceOf(...about: readonly (string | number)[]) {
  return randomOf(seed, about.join(" "));
}
