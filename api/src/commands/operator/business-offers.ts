import { BusinessOfferName, BusinessOfferState } from "@portal/model/business-offers.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import {
  amountIn,
  audit,
  type Command,
  dayIn,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

/** A higher price of a month is a typing error. In rappen. */
const HIGHEST_PREMIUM = 1_000_00;

export const businessOfferCommands: Record<string, Command> = {
  "business-offers list": {
    usage: "[--state STATE]",
    about: "who asked for an offer of the insurer, the newest first, by the account's id",
    texts: ["state"],
    run: listRequests,
  },
  "business-offers decide": {
    usage: "--to EMAIL --state STATE [--offer NAME]",
    about: "says what became of a request: PROCESSED, ERROR_POLICYHOLDER or ERROR_TECHNICAL",
    texts: ["to", "state", "offer"],
    run: decide,
  },
  "business-offers price": {
    usage: "--individual FRANCS --family FRANCS [--from DAY] [--offer NAME]",
    about: "sets what an offer costs a month, from a day on",
    texts: ["individual", "family", "from", "offer"],
    run: setPrices,
  },
};

async function listRequests({ db }: OperatorContext, given: CommandArguments): Promise<string[]> {
  let query = db
    .selectFrom("businessOfferRequest")
    .selectAll()
    .orderBy("requestedAt", "desc")
    .limit(200);
  if (optionalText(given, "state")) query = query.where("state", "=", stateIn(given));
  const rows = await query.execute();
  if (rows.length === 0) return ["No request."];
  return rows.map(({ accountId, offerName, state, metaData, requestedAt }) =>
    [
      accountId,
      requestedAt.toISOString().slice(0, 16),
      offerName,
      state,
      JSON.stringify(metaData),
    ].join("  "),
  );
}

async function decide(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, secrets, now } = operator;
  const [email, state, offerName] = [textOf(given, "to"), stateIn(given), offerIn(given)];
  if (state === "NEW") throw wrong("NEW is what a customer asks for");
  const decided = await db
    .updateTable("businessOfferRequest")
    .set({ state, decidedAt: now })
    .from("account")
    .whereRef("account.id", "=", "businessOfferRequest.accountId")
    .where("loginEmailHash", "=", emailLookup(secrets, email))
    .where("offerName", "=", offerName)
    .returning("businessOfferRequest.accountId")
    .executeTakeFirst();
  if (!decided) throw wrong(`${email} has not asked for ${offerName}`);
  await audit(operator, `business-offers decide ${state}`, offerName, decided.accountId);
  return [`${offerName} of ${email} is ${state}`];
}

async function setPrices(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const offerName = offerIn(given);
  const validFrom = dayIn(given, "from") ?? todayInZurich(operator.now);
  const prices = (["individual", "family"] as const).map((name) => ({
    offerName,
    validFrom,
    family: name === "family",
    monthlyPremium: amountIn(given, HIGHEST_PREMIUM, name),
  }));
  await operator.db
    .insertInto("businessOfferPrice")
    .values(prices)
    .onConflict((conflict) =>
      conflict
        .columns(["offerName", "family", "validFrom"])
        .doUpdateSet((row) => ({ monthlyPremium: row.ref("excluded.monthlyPremium") })),
    )
    .execute();
  await audit(operator, "business-offers price", offerName);
  return [`${offerName} has its prices from ${validFrom}`];
}

function stateIn(given: CommandArguments): BusinessOfferState {
  const text = textOf(given, "state");
  const known = BusinessOfferState.safeParse(text);
  if (!known.success)
    throw wrong(`--state ${text} is none of ${BusinessOfferState.options.join(", ")}`);
  return known.data;
}

function offerIn(given: CommandArguments): BusinessOfferName {
  const text = optionalText(given, "offer") ?? BusinessOfferName.options[0];
  const known = BusinessOfferName.safeParse(text);
  if (!known.success)
    throw wrong(`--offer ${text} is none of ${BusinessOfferName.options.join(", ")}`);
  return known.data;
}
