import type { Household, Person, World } from "./household.ts";
import { randomOf } from "../random.ts";

interface Origin {
  nationality: string;
  permit: string | null;
}

const swiss: Origin = { nationality: "CH", permit: null };

/** The origins of personas whose story needs one. */
const personas: Readonly<Record<number, Origin>> = {
  4218730: swiss,
  4218731: { nationality: "IT", permit: "C" },
  4218732: swiss,
  4218733: swiss,
  7245001: { nationality: "GB", permit: "B" },
  7245002: { nationality: "GB", permit: "B" },
  7245003: { nationality: "GB", permit: null },
};
const PERSONAS_BELOW = 10_000_000;

/** The nationality and permit of a person. Three of four are Swiss; a family has the same origin. */
export function originOf(
  { insuredNumber }: Person,
  { people }: Household,
  { seed }: World,
): Origin {
  const known = personas[insuredNumber];
  if (known) return known;
  const first = people[0]?.insuredNumber ?? insuredNumber;
  if (first < PERSONAS_BELOW) return swiss;
  const random = randomOf(seed, `origin ${first}`);
  if (random.chance(0.74)) return swiss;
  const nationality = random.weighted([
    ["IT", 15],
    ["DE", 14],
    ["PT", 12],
    ["FR", 8],
    ["ES", 5],
    ["GB", 3],
    ["TR", 3],
    ["AT", 3],
  ]);
  const permit = random.weighted([
    ["C", 62],
    ["B", 34],
    ["L", 4],
  ]);
  return { nationality, permit };
}
