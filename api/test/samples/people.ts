import { hashPassword } from "../../src/core/secrets/passwords.ts";
import { emailLookup } from "../../src/core/secrets/secrets.ts";
import { Browser } from "../browser.ts";
import { aCustomer, db, secrets } from "../portal.ts";

export const PASSWORD = "three blue marmots";
const passwordHash = await hashPassword(PASSWORD);
const demonstrationHash = await hashPassword("cervin-demo");

/** A customer who can sign in. */
export async function aPerson({
  email,
  ...options
}: Parameters<typeof aCustomer>[0] & { email?: string } = {}) {
  const customer = await aCustomer(options);
  await db
    .insertInto("credential")
    .values({
      accountId: customer.id,
      passwordHash: email?.endsWith("@example.ch") ? demonstrationHash : passwordHash,
    })
    .execute();
  if (!email) return customer;
  await db
    .insertInto("demonstration")
    .values({ seededOn: "2026-11-15", seed: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const place = { table: "account", column: "login_email", row: customer.id };
  await db
    .updateTable("account")
    .set({
      isDemonstration: email.endsWith("@example.ch"),
      loginEmail: secrets.encrypt(place, email),
      loginEmailHash: emailLookup(secrets, email),
    })
    .where("id", "=", customer.id)
    .execute();
  return { ...customer, email };
}

/** A browser on the login page, and the address of its form. */
export async function atLogin(home: string, path = "/login") {
  const browser = new Browser(home);
  const page = await browser.get(path);
  const form = browser.visited.at(-1) ?? "";
  return { browser, page, form };
}

/** A browser with a session. */
export async function signedIn(home: string, email: string, password = PASSWORD): Promise<Browser> {
  const { browser, form } = await atLogin(home);
  await browser.submit(form, { email, password });
  return browser;
}
