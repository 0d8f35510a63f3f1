import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  foreignFinancialAddress,
  swissFinancialAddress,
} from "@portal/model/addresses/financial-addresses.ts";
import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { localityBy } from "../insurer/known-places.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import { parse } from "../core/http/parse.ts";
import { accountChangeAct, accountChangeAsked } from "../insurer/bank-accounts/messages.ts";
import {
  type BankAccountChange,
  checkBankAccount,
  type OwnerHome,
  submitBankAccount,
} from "../insurer/bank-accounts/place-bank-account.ts";

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

async function submitAccount(
  ctx: Context,
  change: BankAccountChange,
  findHome: (db: Kysely<Tables>) => Promise<OwnerHome>,
): Promise<AccountChangeReceived> {
  const { secrets } = ctx;
  const today = todayInZurich(ctx.clock.now());
  return withOneTimeCode(ctx, accountChangeAct, {
    input: change,
    check: (db) =>
      checkBankAccount({ db, secrets, today, mostEntries: MOST_ENTRIES }, change, () =>
        findHome(db),
      ),
    run: async (db, session, checked) => {
      const { request, ending } = await submitBankAccount({ ctx, db, session }, change, checked);
      await sendOnAllChannels(
        { ctx, db, session },
        { template: accountChangeAsked, interactionId: request, parameters: { ending } },
      );
      return { request };
    },
  });
}

function refusal(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}
