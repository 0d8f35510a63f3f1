import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type CardState, cardsOnTheirWaySince, cardStateOn } from "@portal/model/cards.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { condition } from "../core/db/condition.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { sentenceIn } from "../core/in-language.ts";

/** What the card of a person and an insurer says; without a card its number and days are null. */
export interface HeldCard {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: "F" | "M";
  /** Null where it is not known. */
  ahvNumber: string | null;
  /** Null where the person is not insured here. */
  insurerCode: string | null;
  insurerName: string | null;
  cardNumber: string | null;
  issuedOn: string | null;
  validUntil: string | null;
  state: CardState;
  /** Whether a printed card was ordered and has not arrived. */
  isOnItsWay: boolean;
}

/** One row for each person and contract version, with the card in use or else the last one. */
const rowsOn = prepare((on: { today: string; since: string }) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .leftJoin("ahvNumber as ahv", "ahv.insuredNumber", "insured.insuredNumber")
    .leftJoin("basicContract as contract", (join) =>
      join
        .onRef("contract.insuredNumber", "=", "insured.insuredNumber")
        .on("contract.validTo", ">=", on.today),
    )
    .leftJoin("insurer", "insurer.code", "contract.insurerCode")
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom("insuranceCard")
          .select(["cardNumber", "issuedOn", "validUntil", "blockedOn", "interactionId"])
          .whereRef("insuranceCard.insuredNumber", "=", "insured.insuredNumber")
          .whereRef("insuranceCard.insurerCode", "=", "contract.insurerCode")
          .orderBy("blockedOn", (order) => order.desc().nullsFirst())
          .orderBy("issuedOn", "desc")
          .limit(1)
          .as("card"),
      (join) => join.onTrue(),
    )
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      "gender",
      "ahv.ahvNumber",
      "contract.insurerCode",
      "names",
      "card.cardNumber",
      "card.issuedOn",
      "card.validUntil",
      "card.blockedOn",
      condition`coalesce(is_update_pending(insured.insured_number, 'CARD'), false)
        or coalesce(card.interaction_id is not null and card.blocked_on is null and card.issued_on > ${on.since}::date, false)`.as(
        "isOnItsWay",
      ),
    ])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber")
    .orderBy("contract.validFrom"),
);

type Row = NonNullable<ReturnType<typeof rowsOn>["row"]>;

/** The cards of the people on the account; row level security filters the rows. */
export async function listCards(ctx: Context): Promise<HeldCard[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(rowsOn({ today, since: cardsOnTheirWaySince(today) }));
  // Each version of a contract has a row of its own.
  const known = new Map(rows.map((row) => [`${row.insuredNumber} ${row.insurerCode}`, row]));
  return [...known.values()].map((row) => cardIn(row, today, ctx.language));
}

function cardIn(row: Row, today: string, language: Language): HeldCard {
  const { names, blockedOn, gender, insurerCode, cardNumber, issuedOn, validUntil, ...rest } = row;
  const insurerName = insurerCode && (sentenceIn(names ?? {}, language) ?? insurerCode);
  const person = { ...rest, gender: gender === "F" ? "F" : "M", insurerCode, insurerName } as const;
  if (!cardNumber || !issuedOn || !validUntil) {
    const state = insurerCode ? "NONE" : "NOT_INSURED";
    return { ...person, cardNumber: null, issuedOn: null, validUntil: null, state };
  }
  const state = cardStateOn(today, { validUntil, blockedOn });
  return { ...person, cardNumber, issuedOn, validUntil, state };
}
