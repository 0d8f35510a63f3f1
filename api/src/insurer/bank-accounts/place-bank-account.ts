import { type FinancialUsage, isDirectDebit } from "@portal/model/addresses/financial-addresses.ts";
import { hasEnd } from "@portal/model/calendar/validity.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { BankAccountDetails } from "@portal/model/requests/stored-details.ts";
import { isValidIBAN } from "ibantools";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { ibanBinding } from "../iban-binding.ts";
import type { Work } from "../requests/kinds.ts";
import { requireNoPending } from "../requests/pending.ts";
import { type Requester, submitRequest, type WriteContext } from "../requests/submit.ts";
import { accountChange } from "./apply-account.ts";

/** Another bank account, for reimbursements or for debits. */
export interface BankAccountChange {
  /** The account that it replaces; empty for a new one. */
  id?: string | null | undefined;
  usage: FinancialUsage;
  ownerFullname: string;
  iban: string;
  startOfValidity: string;
}

export type OwnerHome = Pick<
  BankAccountDetails,
  "street" | "number" | "npa" | "city" | "country" | "localityId"
>;

/** A bank account that may be submitted. */
export interface CheckedBankAccount {
  insuredNumber: number;
  home: OwnerHome;
}

interface AccountCheck extends Work {
  /** The account, for a role that sees others too; row level security shows a customer their own alone. */
  accountId?: string;
  /** From this number of entries on, the portal adds none; a clerk does. */
  mostEntries?: number;
}

/** Requires a valid IBAN, no pending change and an account that differs from the present one. */
export async function checkBankAccount(
  work: AccountCheck,
  change: BankAccountChange,
  findHome: (main: number) => Promise<OwnerHome>,
): Promise<CheckedBankAccount> {
  // Only the server knows the IBAN rules of each country.
  if (!isValidIBAN(change.iban)) throw refusal("iban", "iban.invalid");
  const { insuredNumber, paymentMode } = await requireMain(work);
  const home = await findHome(insuredNumber);
  if (change.usage === "PRLV" && !isDirectDebit(paymentMode))
    throw refusal("usage", "financial.noDirectDebit");
  await requireNoPending(work.db, insuredNumber, "FINANCIAL_ADDRESS");
  await requireCurrent(work, insuredNumber, change, home);
  return { insuredNumber, home };
}

/** Submits a checked bank account. The caller tells the account of it, because the words differ by who asked. */
export async function submitBankAccount(
  act: Omit<WriteContext, "session"> & { session: Requester },
  { usage, startOfValidity, iban, ownerFullname }: BankAccountChange,
  { insuredNumber, home }: CheckedBankAccount,
): Promise<{ request: string; ending: string }> {
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
  return { request: id, ending: iban.slice(-4) };
}

/** The person whose bank accounts are used for the whole household. */
async function requireMain({
  db,
  accountId,
}: {
  db: Kysely<Tables>;
  accountId?: string;
}): Promise<{ insuredNumber: number; paymentMode: PaymentMode }> {
  let mains = db
    .selectFrom("accountInsured as link")
    .innerJoin("account", "account.id", "link.accountId")
    .select(["link.insuredNumber", "account.paymentMode"])
    .where("link.partPrincipal", "=", true);
  if (accountId !== undefined) mains = mains.where("link.accountId", "=", accountId);
  const main = await mains.executeTakeFirst();
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
  { db, secrets, today, mostEntries }: AccountCheck,
  insuredNumber: number,
  change: BankAccountChange,
  home: OwnerHome,
): Promise<void> {
  const entries = await db
    .selectFrom("financialAddress")
    .select(["id", "validTo", "iban", "ownerName as ownerFullname"])
    .select(["street", "number", "zip as npa", "city", "country"])
    .where("insuredNumber", "=", insuredNumber)
    .where("usage", "=", change.usage)
    .where("validTo", ">=", today)
    .execute();
  const refused = (code: string) => new Problem("CONFLICT", { errorCodes: [code] });
  if (!change.id) {
    if (mostEntries !== undefined && entries.length >= mostEntries) throw refused("tooMany");
    return;
  }
  const entry = entries.find(({ id, validTo }) => id === change.id && !hasEnd(validTo));
  if (!entry) throw refused("changed");
  const iban = secrets.decrypt(ibanBinding(entry.id), entry.iban);
  const { ownerFullname } = change;
  if (sameAccount({ ...entry, iban }, { ...home, iban: change.iban, ownerFullname }))
    throw refused("unchanged");
}

type Compared = Omit<OwnerHome, "localityId"> & Pick<BankAccountChange, "iban" | "ownerFullname">;

/** The house number may be part of the street or separate. */
function sameAccount(one: Compared, other: Compared): boolean {
  const wordsOf = ({ street, number, npa, city, country, iban, ownerFullname }: Compared) =>
    [ownerFullname, [street, number].filter(Boolean).join(" "), npa, city, country, iban].join("|");
  return wordsOf(one) === wordsOf(other);
}

function refusal(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}
