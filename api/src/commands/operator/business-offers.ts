import { BusinessOfferName, BusinessOfferState } from "@portal/model/business-offers.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { HIGHEST_OFFER_PRICE } from "@portal/model/desk/publication-contents.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import { businessOffers } from "../../insurer/publishing/business-offers.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import {
  amountIn,
  audit,
  type Command,
  dayIn,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  publisherOf,
  textOf,
  wrong,
} from "./command.ts";

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
    atDesk: "desk publish businessoffer",
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
  const content = {
    individual: amountIn(given, HIGHEST_OFFER_PRICE, "individual"),
    family: amountIn(given, HIGHEST_OFFER_PRICE, "family"),
    beginsOn: validFrom,
    endsOn: null,
  };
  const publication = { item: offerName, content, ...publisherOf(operator) };
  await publish(operator.db, businessOffers, publication).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "INVALID")
      throw wrong(`--from ${validFrom} is before a price that stands`);
    throw error;
  });
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
