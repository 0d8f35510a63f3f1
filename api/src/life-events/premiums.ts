import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { insureBy } from "@portal/model/life-events/events.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import { contractsAt } from "../insurer/cover/contracts-at.ts";
import {
  type MovePremium,
  premiumOfChild,
  premiumsAfterMove,
} from "../insurer/cover/premium-elsewhere.ts";
import { requestedPremium } from "../insurer/cover/requested-premium.ts";
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

/** The premium of a person with and without accidents, in rappen a month. */
export interface AccidentPremium {
  insuredNumber: number;
  isCovered: boolean;
  covered: number;
  excluded: number;
}

/** What accident cover costs each person of the account today. */
export async function listAccidentPremiums(ctx: Context): Promise<AccidentPremium[]> {
  const today = todayInZurich(ctx.clock.now());
  const people = await contractsAt(ctx, today);
  const found = await Promise.all(
    people.map(async ({ insuredNumber, healthBasic }): Promise<AccidentPremium[]> => {
      if (!healthBasic) return [];
      const { risk, product, healthInsurer, codeDeductible, periodicite } = healthBasic;
      const withRisk = async (codeRisque: typeof risk) =>
        (
          await requestedPremium(ctx, insuredNumber, {
            codeCaisse: healthInsurer.code,
            codeProduit: product.code,
            codeFranchise: codeDeductible,
            codeVariante: "N/A",
            codeRisque,
            dateEntree: today,
            periodicity: periodicite,
          })
        ).actualPremium;
      try {
        const [covered, excluded] = await Promise.all([withRisk("MIT"), withRisk("OHN")]);
        return [{ insuredNumber, isCovered: risk === "MIT", covered, excluded }];
      } catch (error) {
        // A contract that is no longer sold has no price to compare with.
        if (error instanceof Problem) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}
