import { consentCategories } from "@portal/model/consent.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { addDays, duringDay } from "./days.ts";
import type { Account, Household, World } from "./people/household.ts";
import { accountId } from "./people/people.ts";
import { randomOf } from "./random.ts";

/** A decision of a person: how many days ago, the channel, and the choice. */
type Decision = readonly [daysAgo: number, key: string, isAgreed: boolean];

/** The persons whom the demonstration shows, by insured number. */
const shown: Readonly<Record<number, readonly Decision[]>> = {
  4218730: [
    [900, "gm_mag.mail", true],
    [900, "surveys.email", true],
    [620, "customized_offers.phone", true],
    [410, "customized_offers.phone", false],
    [410, "customized_offers.email", true],
    [55, "personalized_services.email", true],
    [55, "personalized_services.sms", true],
    [20, "statistics.other", true],
  ],
  4218731: [[300, "gm_mag.email", true]],
  4218732: [[200, "personalized_services.email", true]],
  3907112: [
    [1000, "gm_mag.mail", true],
    [1000, "customized_offers.mail", true],
  ],
  5120044: [
    [700, "surveys.email", true],
    [90, "surveys.email", false],
    [90, "data_sharing.other", true],
  ],
  8100450: [],
};

const NOE = 4218732;
/** The days on which later editions of the texts were published. */
const laterTexts = ["2026-06-01", "2026-11-16", "2026-11-20"];
const keys = Object.entries(consentCategories).flatMap(([category, channels]) =>
  channels.map((channel) => `${category}.${channel}`),
);

/** The decisions of the people themselves: an event names the account that decided. */
export function consentEventRows(
  household: Household,
  world: World,
): Insertable<Tables["consentEvent"]>[] {
  return household.accounts.flatMap((account) =>
    account.sees.flatMap((seen) =>
      decisionsFor(seen, world).map(([daysAgo, key, value]) => {
        const [category = "", channel = ""] = key.split(".");
        const day = addDays(world.today, -daysAgo);
        return {
          insuredNumber: seen.insuredNumber,
          accountId: accountId(world, account),
          category,
          channel,
          value,
          textVersion: 1 + laterTexts.filter((published) => day >= published).length,
          at: new Date(duringDay(day, seen.insuredNumber % 540)),
        };
      }),
    ),
  );
}

/** Each person decides for themselves, and Camille decides for Noé. */
function decisionsFor(
  { insuredNumber, main }: Account["sees"][number],
  world: World,
): readonly Decision[] {
  if (!main && insuredNumber !== NOE) return [];
  return shown[insuredNumber] ?? inventedDecisions(insuredNumber, world);
}

function inventedDecisions(insuredNumber: number, { seed }: World): Decision[] {
  const random = randomOf(seed, `consents ${insuredNumber}`);
  if (random.chance(0.4)) return [];
  const daysAgo = random.between(3, 1_000);
  return keys.flatMap((key): Decision[] => (random.chance(0.25) ? [[daysAgo, key, true]] : []));
}
