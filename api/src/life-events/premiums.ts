import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { insureBy } from "@portal/model/life-events/events.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import {
  type AccidentPremium,
  accidentPremiumsOn,
  type MovePremium,
  premiumOfChild,
  premiumsAfterMove,
} from "../insurer/cover/premium-elsewhere.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";

const Locality = z.string().regex(/^\d{4}-[a-z0-9-]{1,80}$/, "invalid");

/** The premiums of the account's people at another place of Switzerland, by today's tariff. */
export async function readMovePremiums(ctx: Context, locality: string): Promise<MovePremium[]> {
  const localityId = parse(z.strictObject({ locality: Locality }), { locality }).locality;
  return premiumsAfterMove(ctx, { localityId, date: todayInZurich(ctx.clock.now()) });
}

export interface NewbornPremium {
  insurer: string;
  product: string;
  premium: number;
  /** The last day on which the insurance still begins with the birth. */
  insureBy: string;
}

/** How long ago, or in how many months, a birth may be. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 10;

/** What the insurance of a newborn costs with the insurer and the product of a person of the account. */
export async function readNewbornPremium(
  ctx: Context,
  given: { parent: number; birthdate: string },
): Promise<NewbornPremium | null> {
  const rule = z.strictObject({ parent: z.int(), birthdate: z.iso.date("date.invalid") });
  const wanted = parse(rule, given);
  const today = todayInZurich(ctx.clock.now());
  const { birthdate } = wanted;
  if (
    birthdate < moveDay(today, { months: -MONTHS_BACK }) ||
    birthdate > moveDay(today, { months: MONTHS_AHEAD })
  )
    throw new Problem("INVALID", { fields: { birthdate: "date.invalid" } });
  const found = await premiumOfChild(ctx, wanted);
  if (!found) return null;
  return {
    insurer: Names.parse(found.insurerNames)[ctx.language],
    product: Names.parse(found.productNames)[ctx.language],
    premium: found.premium,
    insureBy: insureBy(birthdate),
  };
}

/** What accident cover costs each person of the account today. */
export function listAccidentPremiums(ctx: Context): Promise<AccidentPremium[]> {
  return accidentPremiumsOn(ctx, todayInZurich(ctx.clock.now()));
}
