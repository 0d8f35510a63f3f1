import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type CardEligibility,
  type CardIneligibility,
  type CardInsurer,
  cardsOnTheirWaySince,
} from "@portal/model/cards.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { sentenceIn } from "../core/in-language.ts";

/** One row for each person and insurer, in the policyholder's order, also for persons without basic insurance. */
const rowsOn = prepare((on: { today: string; since: string }) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .leftJoin("basicContract as contract", (join) =>
      join
        .onRef("contract.insuredNumber", "=", "insured.insuredNumber")
        .on("contract.validTo", ">=", on.today),
    )
    .leftJoin("insurer", "insurer.code", "contract.insurerCode")
    .leftJoin("insuranceCard as card", (join) =>
      join
        .onRef("card.insuredNumber", "=", "insured.insuredNumber")
        .onRef("card.insurerCode", "=", "contract.insurerCode")
        .on("card.blockedOn", "is", null),
    )
    .select([
      "insured.insuredNumber",
      "forInformation",
      "contract.insurerCode",
      "names",
      "cardNumber",
      "issuedOn",
      "validUntil",
      raw<boolean>`is_update_pending(insured.insured_number, 'CARD')`.as("isOrdered"),
      raw<boolean>`coalesce(card.interaction_id is not null and card.issued_on > ${on.since}::date, false)`.as(
        "isOnItsWay",
      ),
    ])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber")
    .orderBy("contract.validFrom"),
);

/** The persons for whom a card can be ordered, their insurers and cards; row level security filters the rows. */
export async function listCardEligibility(ctx: Context): Promise<CardEligibility[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(rowsOn({ today, since: cardsOnTheirWaySince(today) }));
  const people = Map.groupBy(rows, ({ insuredNumber }) => insuredNumber);
  return [...people].map(([insuredNumber, own]) => {
    const reason = reasonOf(own);
    return {
      insuredNumber,
      eligibility: { eligible: reason === null, reason },
      insurers: insurersOf(own, ctx.language),
    };
  });
}

interface Row {
  forInformation: boolean;
  insurerCode: string | null;
  names: unknown;
  cardNumber: string | null;
  issuedOn: string | null;
  validUntil: string | null;
  isOrdered: boolean;
  isOnItsWay: boolean;
}

/** A person insured elsewhere has no card; a person whose new card is already ordered must wait for it. */
function reasonOf(rows: readonly Row[]): CardIneligibility | null {
  const insured = rows.filter(({ insurerCode }) => insurerCode !== null);
  if (insured.length === 0) return "NO_INSURANCE";
  if (insured.some(({ forInformation }) => forInformation)) return "FOR_INFORMATION";
  return insured.every((row) => row.isOrdered || row.isOnItsWay) ? "PENDING" : null;
}

/** One entry per insurer. `rows` has one row per contract version, so an insurer may occur several times. */
function insurersOf(rows: readonly Row[], language: Language): CardInsurer[] {
  const byCode = new Map<string, CardInsurer>();
  for (const { insurerCode: key, names, cardNumber, issuedOn, validUntil } of rows) {
    if (key === null) continue;
    const card = cardNumber && issuedOn && validUntil ? { cardNumber, issuedOn, validUntil } : null;
    byCode.set(key, { key, label: sentenceIn(names ?? {}, language) ?? key, card });
  }
  return [...byCode.values()];
}
