import { damagePaper } from "../../src/damage/damage-paper.ts";
import { type DamageDetails, DeclaredTexts } from "../../src/damage/damage-request.ts";
import { coversOf } from "../contracts/covers.ts";
import { addDays } from "../days.ts";
import { idOf } from "../documents/iddms.ts";
import { onPaper, sent, type SentDocument } from "../documents/sent-document.ts";
import type { Household, World } from "../people/household.ts";

const GIULIA = 5120044;
export const DAMAGE_DECLARED_DAYS_AGO = 5;
const HAPPENED_DAYS_AGO = 6;

type DeclaredDamage = Omit<DamageDetails, "iddms" | "files">;

/** Her washing machine leaked; a clerk still examines the declaration. */
function damageOn(today: string): DeclaredDamage {
  const things = [
    { what: "Parquet del corridoio", amount: 1_650_00 },
    { what: "Tappeto annodato a mano", amount: 780_00 },
    { what: "Scarpiera", amount: 149_90 },
  ];
  return {
    ...DeclaredTexts.parse({}),
    event: "WATER",
    date: addDays(today, -HAPPENED_DAYS_AGO),
    hour: "06:50",
    place: "A casa, nel corridoio",
    description:
      "Il tubo della lavatrice si è staccato durante la notte e l’acqua è arrivata fino al corridoio.",
    noContract: `${GIULIA}-1`,
    product: "Economia domestica Completa",
    amount: things.reduce((sum, { amount }) => sum + amount, 0),
    things,
    contactPhone: "+41795550320",
  };
}

/** The copy in her documents; empty for any other household. */
export function damagesDeclared(household: Household, world: World): SentDocument[] {
  const giulia = household.people.find(({ insuredNumber }) => insuredNumber === GIULIA);
  const [contract] = coversOf(household, world).get(GIULIA)?.property ?? [];
  if (!giulia || !contract) return [];
  const details = damageOn(world.today);
  const [insuredAmount, deductible] = contract.modules["CONTENTS"] ?? [0, 0];
  const cover = [{ code: "CONTENTS", level: "Plus", insuredAmount, deductible }];
  return [
    sent(damagePaper, {
      about: [giulia],
      date: addDays(world.today, -DAMAGE_DECLARED_DAYS_AGO),
      parameters: { date: details.date, event: details.event },
      contentFor: () => ({ person: onPaper(giulia), details, cover, files: [] }),
    }),
  ];
}

/** The declaration as change tracking stores it. */
export function damageDetails(household: Household, world: World): DamageDetails {
  const [copy] = damagesDeclared(household, world);
  return { ...damageOn(world.today), iddms: copy ? idOf(copy, world) : "", files: [] };
}
