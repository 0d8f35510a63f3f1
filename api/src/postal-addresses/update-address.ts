import {
  foreignPostalAddress,
  swissPostalAddress,
} from "@portal/model/addresses/postal-addresses.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Kysely } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { addressChange } from "../insurer/addresses/messages.ts";
import {
  type AddressChange,
  type ChangeReceived,
  checkMove,
  foreignPlace,
  type NewAddress,
  submitMove,
  swissPlace,
} from "../insurer/addresses/place-move.ts";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";

/** Requests another address in Switzerland or Liechtenstein. */
export async function updateSwissPostalAddress(
  ctx: Context,
  input: unknown,
): Promise<ChangeReceived> {
  const change = parse(swissPostalAddress(todayInZurich(ctx.clock.now())), input);
  return confirmMove(ctx, change, (db) => swissPlace(db, change));
}

/** Requests another address abroad. */
export async function updateForeignPostalAddress(
  ctx: Context,
  input: unknown,
): Promise<ChangeReceived> {
  const change = parse(foreignPostalAddress(todayInZurich(ctx.clock.now())), input);
  return confirmMove(ctx, change, async () => foreignPlace(change));
}

async function confirmMove(
  ctx: Context,
  change: AddressChange,
  findPlace: (db: Kysely<Tables>) => Promise<NewAddress>,
): Promise<ChangeReceived> {
  const today = todayInZurich(ctx.clock.now());
  return withOneTimeCode(ctx, addressChange, {
    input: change,
    check: (db: Kysely<Tables>) => checkMove(db, change, { today, findPlace }),
    run: (db, session, checked) => submitMove({ ctx, db, session }, change, checked),
  });
}
