import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type FinancialUsage,
  foreignFinancialAddress,
  isDirectDebit,
  swissFinancialAddress,
} from "@portal/model/addresses/financial-addresses.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { hasEnd, MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import type { BankAccountDetails } from "@portal/model/requests/stored-details.ts";
import { isValidIBAN } from "ibantools";
import type { Kysely } from "kysely";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { ibanBinding } from "../insurer/iban-binding.ts";
import { localityBy } from "../insurer/known-places.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import { parse } from "../core/http/parse.ts";
import { requireNoPending } from "../insurer/requests/pending.ts";
import { type WriteContext, submitRequest } from "../insurer/requests/submit.ts";
import { accountChange } from "./apply-account.ts";
import { accountChangeAct, accountChangeAsked } from "./messages.ts";

/** The request for the change, which can be followed, or withdrawn until it is treated. */
export interface AccountChangeReceived {
  request: string;
}

/** Requests another bank account whose owner lives in Switzerland or Liechtenstein. */
export async function updateSwissFinancialAddress(
  ctx: Context,
  input: unknown,
): Promise<AccountChangeReceived> {
  const change = parse(swissFinancialAddress(todayInZurich(ctx.clock.now())), input);
  return submitAccount(ctx, change, async (db) => {
    const locality = await localityBy(db, change.localityCommuneId);
    if (!locality) throw refusal("localityCommuneId", "locality.list");
    const { id, npa, name, country } = locality;
    return {
      street: change.street || null,
      number: null,
      npa,
      city: name,
      country,
      localityId: id,
    };
  });
}

/** Requests another bank account whose owner lives abroad. */
export async function updateForeignFinancialAddress(
  ctx: Context,
  input: unknown,
): Promise<AccountChangeReceived> {
  const change = parse(foreignFinancialAddress(todayInZurich(ctx.clock.now())), input);
  const { street, streetNumber, zip, locality, country } = change;
  const number = streetNumber || null;
  const home = { street, number, npa: zip, city: locality, country, localityId: null };
  return submitAccount(ctx, change, async () => home);
}

interface BankAccountInput {
  id?: string | null | undefined;
  usage: FinancialUsage;
  ownerFullname: string;
  iban: string;
  startOfValidity: string;
}
type Home = Pick<
  BankAccountDetails,
  "street" | "number" | "npa" | "city" | "country" | "localityId"
>;

async function submitAccount(
  ctx: Context,
  change: BankAccountInput,
  findHome: (db: Kysely<Tables>) => Promise<Home>,
): Promise<AccountChangeReceived> {
  // Only the server knows the IBAN rules of each country.
  if (!isValidIBAN(change.iban)) throw refusal("iban", "iban.invalid");
  const prepare = async (db: Kysely<Tables>): Promise<CheckedBankAccount> => {
    const { insuredNumber, paymentMode } = await requireMain(db);
    const home = await findHome(db);
    if (change.usage === "PRLV" && !isDirectDebit(paymentMode))
      throw refusal("usage", "financial.noDirectDebit");
    await requireNoPending(db, insuredNumber, "FINANCIAL_ADDRESS");
    await requireCurrent({ ctx, db }, insuredNumber, change, home);
    return { insuredNumber, home };
  };
  return withOneTimeCode(ctx, accountChangeAct, {
    input: change,
    check: prepare,
    run: (db, session, prepared) => submit({ ctx, db, session }, change, prepared),
  });
}

interface CheckedBankAccount {
  insuredNumber: number;
  home: Home;
}

async function submit(
  act: WriteContext,
  { usage, startOfValidity, iban, ownerFullname }: BankAccountInput,
  { insuredNumber, home }: CheckedBankAccount,
): Promise<AccountChangeReceived> {
  const { id } = await submitRequest(act, accountChange, {
    insuredNumber,
    deduplicationKey: insuredNumber,
    details: {
      usage,
      startingDate: startOfValidity,
      accountNumber: iban,
      ownerName: ownerFullname,
      ...home,
    },
  });
  await sendOnAllChannels(act, {
    template: accountChangeAsked,
    interactionId: id,
    parameters: { ending: iban.slice(-4) },
  });
  return { request: id };
}

/** The person whose bank accounts are used for the whole household. */
async function requireMain(
  db: Kysely<Tables>,
): Promise<{ insuredNumber: number; paymentMode: PaymentMode }> {
  const main = await db
    .selectFrom("accountInsured as link")
    .innerJoin("account", "account.id", "link.accountId")
    .select(["link.insuredNumber", "account.paymentMode"])
    .where("link.partPrincipal", "=", true)
    .executeTakeFirst();
  if (!main) throw new Problem("NOT_FOUND");
  return {
    insuredNumber: main.insuredNumber,
    paymentMode: PaymentMode.parse(main.paymentMode),
  };
}

/**
 * Requires that a changed entry still exists without an end, and that an added one stays within the limit. An unchanged
 * bank account is refused before a code is sent.
 */
async function requireCurrent(
  { ctx, db }: { ctx: Context; db: Kysely<Tables> },
  insuredNumber: number,
  change: BankAccountInput,
  home: Home,
): Promise<void> {
  const entries = await db
    .selectFrom("financialAddress")
    .select(["id", "validTo", "iban", "ownerName as ownerFullname"])
    .select(["street", "number", "zip as npa", "city", "country"])
    .where("insuredNumber", "=", insuredNumber)
    .where("usage", "=", change.usage)
    .where("validTo", ">=", todayInZurich(ctx.clock.now()))
    .execute();
  const refused = (code: string) => new Problem("CONFLICT", { errorCodes: [code] });
  if (!change.id) {
    if (entries.length >= MOST_ENTRIES) throw refused("tooMany");
    return;
  }
  const entry = entries.find(({ id, validTo }) => id === change.id && !hasEnd(validTo));
  if (!entry) throw refused("changed");
  const iban = ctx.secrets.decrypt(ibanBinding(entry.id), entry.iban);
  const { ownerFullname } = change;
  if (sameAccount({ ...entry, iban }, { ...home, iban: change.iban, ownerFullname }))
    throw refused("unchanged");
}

type Compared = Omit<Home, "localityId"> & Pick<BankAccountInput, "iban" | "ownerFullname">;

/** The house number may be part of the street or separate. */
function sameAccount(one: Compared, other: Compared): boolean {
  const wordsOf = ({ street, number, npa, city, country, iban, ownerFullname }: Compared) =>
    [ownerFullname, [street, number].filter(Boolean).join(" "), npa, city, country, iban].join("|");
  return wordsOf(one) === wordsOf(other);
}

function refusal(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}
