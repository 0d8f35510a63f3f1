import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  BusinessOfferField,
  type BusinessOfferName,
  type BusinessOfferPrice,
  BusinessOfferState,
  RequestBusinessOffer,
} from "@portal/model/business-offers.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { requireFlag } from "../core/flags.ts";
import { parse } from "../core/http/parse.ts";

export interface BusinessOfferRequest {
  offerName: BusinessOfferName;
  state: BusinessOfferState;
  metaData: BusinessOfferField[];
}

const pricesOn = prepare((wanted: { offerName: string; today: string }) =>
  sql
    .selectFrom("businessOfferPrice")
    .select(["family", "monthlyPremium", "validUntil"])
    .distinctOn("family")
    .where("offerName", "=", wanted.offerName)
    .where("validFrom", "<=", wanted.today)
    .orderBy("family")
    .orderBy("validFrom", "desc"),
);

/** The present prices of an offer, for one person first. */
export async function listPrices(
  ctx: Context,
  offerName: BusinessOfferName,
): Promise<BusinessOfferPrice[]> {
  const today = todayInZurich(ctx.clock.now());
  const prices = await ctx.read(pricesOn({ offerName, today }));
  return prices
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .map(({ family, monthlyPremium }) => ({ family, monthlyPremium }));
}

const ownRequest = prepare((wanted: { offerName: string }) =>
  sql
    .selectFrom("businessOfferRequest")
    .select(["state", "metaData"])
    .where("offerName", "=", wanted.offerName),
);

const Fields = z.array(BusinessOfferField);

/** The account's request for an offer and its state, if any; row level security filters the rows. */
export async function readBusinessOfferRequest(
  ctx: Context,
  offerName: BusinessOfferName,
): Promise<BusinessOfferRequest | null> {
  const [row] = await ctx.read(ownRequest({ offerName }));
  return row ? requestOf(offerName, row) : null;
}

function requestOf(
  offerName: BusinessOfferName,
  { state, metaData }: { state: string; metaData: unknown },
): BusinessOfferRequest {
  return { offerName, state: BusinessOfferState.parse(state), metaData: Fields.parse(metaData) };
}

/**
 * Requests an offer. An account that cannot conclude contracts for the household gets that as a state without effect; a
 * repeated request is a `CONFLICT`.
 */
export async function requestBusinessOffer(
  ctx: Context,
  given: unknown,
): Promise<BusinessOfferRequest> {
  const { offerName, metaData } = parse(RequestBusinessOffer, given);
  return ctx.write(async (db, session) => {
    await requireFlag(db, "CYBER_PROTECT_OFFER");
    await requireNotEnded(db, offerName, todayInZurich(ctx.clock.now()));
    const state = (await isPolicyholder(db, session.accountId)) ? "NEW" : "ERROR_POLICYHOLDER";
    const fields = JSON.stringify(metaData);
    const asked = await db
      .insertInto("businessOfferRequest")
      .values({ accountId: session.accountId, offerName, state, metaData: fields })
      .onConflict((conflict) =>
        conflict
          .columns(["accountId", "offerName"])
          .doUpdateSet({ state, metaData: fields, requestedAt: raw`now()`, decidedAt: null })
          .where("businessOfferRequest.state", "in", ["ERROR_POLICYHOLDER", "ERROR_TECHNICAL"]),
      )
      .returning(["state", "metaData"])
      .executeTakeFirst();
    if (!asked) throw new Problem("CONFLICT");
    await noteAct(db, session, ctx, `ask for ${offerName} ${state}`);
    return requestOf(offerName, asked);
  });
}

/** An offer whose last price has ended is no longer made. */
async function requireNotEnded(
  db: Kysely<Tables>,
  offerName: BusinessOfferName,
  today: string,
): Promise<void> {
  const last = await db
    .selectFrom("businessOfferPrice")
    .select("validUntil")
    .where("offerName", "=", offerName)
    .where("validFrom", "<=", today)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last && last.validUntil !== null && last.validUntil < today) throw new Problem("FORBIDDEN");
}

/** The address owner concludes contracts of the household, unless a guardian acts for them. */
async function isPolicyholder(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom("account")
    .select(["extranauteType", "sousTutelle"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.extranauteType === "PPA" && !account.sousTutelle;
}
