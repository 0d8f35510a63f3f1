import type { TreatmentNature } from "@portal/model/delegations.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays } from "../days.ts";
import type { Household, Person, World } from "../people/household.ts";
import { type Random, randomOf, uuidOf } from "../random.ts";

/** A voucher by the days from today on which it begins and ends. */
type Voucher = readonly [
  begins: number,
  ends: number,
  nature: TreatmentNature,
  provider: Provider,
  subCategory?: string,
];
type Provider = readonly [number: string, name: string];

const providers = {
  cardiology: ["H204417", "Praxis Dr. med. Irina Vogel, Kardiologie"],
  eyes: ["K118803", "Augenzentrum Aare"],
  hospital: ["Z550012", "Inselspital Bern"],
  skin: ["P330914", "Dr méd. Jeanne Cottier, dermatologie"],
  ears: ["L471126", "Cabinet ORL du Flon"],
  physio: ["N902245", "Physio Riponne"],
  bones: ["R663108", "Orthopädie Thun AG"],
} as const satisfies Record<string, Provider>;

const { cardiology, eyes, hospital, skin, ears, physio, bones } = providers;

/** The persons whom the demonstration shows, by insured number. */
const shown: Readonly<Record<number, readonly Voucher[]>> = {
  3907112: [
    [-40, 325, "AFCH", cardiology, "Kardiologie"],
    [-340, 18, "AVSP", eyes, "Ophthalmologie"],
    [-20, 70, "EXSP", hospital, "Radiologie"],
    [-260, -80, "CHIR", hospital, "Orthopädie"],
    [-700, -400, "AFCH", cardiology, "Kardiologie"],
  ],
  4218730: [
    [-25, 155, "AVSP", skin, "Dermatologie"],
    [-300, -120, "TRIN", physio, "Physiothérapie"],
  ],
  4218732: [[-150, 25, "EXSP", ears, "Oto-rhino-laryngologie"]],
};

const HEAVY = 2500001;

export function delegationRows(
  { people, joined }: Household,
  world: World,
): Insertable<Tables["delegation"]>[] {
  return people.flatMap((person) =>
    vouchersOf(person, world)
      .map((voucher, place) => rowOf(person, voucher, world, place))
      .filter(({ startValidity }) => startValidity >= joined),
  );
}

function vouchersOf({ insuredNumber, forInformation }: Person, world: World): readonly Voucher[] {
  if (forInformation) return [];
  const known = shown[insuredNumber];
  if (known) return known;
  const random = randomOf(world.seed, `delegations ${insuredNumber}`);
  const isHeavy = insuredNumber >= HEAVY && insuredNumber < HEAVY + 9;
  if (isHeavy) return Array.from({ length: 12 }, () => aVoucher(random));
  return random.chance(0.08) ? [aVoucher(random)] : [];
}

function aVoucher(random: Random): Voucher {
  const begins = -random.between(0, 1_700);
  const provider = random.pick<Provider>([cardiology, eyes, hospital, bones]);
  const nature = random.weighted<TreatmentNature>([
    ["AVSP", 6],
    ["EXSP", 4],
    ["AFCH", 3],
    ["TRIN", 3],
    ["HOSP", 2],
    ["CHIR", 2],
    ["AFST", 1],
    ["SELF", 1],
    ["URGE", 1],
    ["AUTR", 1],
    ["AXML", 1],
  ]);
  return [begins, begins + random.between(60, 365), nature, provider];
}

function rowOf(
  { insuredNumber }: Person,
  [begins, ends, treatmentNature, [providerNumber, providerName], subCategory]: Voucher,
  { seed, today }: World,
  place: number,
): Insertable<Tables["delegation"]> & { startValidity: string } {
  return {
    id: uuidOf(seed, `delegation ${insuredNumber} ${place}`),
    insuredNumber,
    providerNumber,
    providerName,
    startValidity: addDays(today, begins),
    endValidity: addDays(today, ends),
    treatmentNature,
    subCategory: subCategory ?? null,
  };
}
