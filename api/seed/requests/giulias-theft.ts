import { lastWeekdayUpTo } from "@portal/model/calendar/calendar.ts";
import { paidOf } from "@portal/model/damage/settlement.ts";
import { DAYS_TO_PAY } from "@portal/model/statements.ts";
import { ibanEnds } from "@portal/model/typing/iban.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { damagePaper } from "../../src/damage/damage-paper.ts";
import { type DamageDetails, DeclaredTexts } from "../../src/damage/damage-request.ts";
import { settlementLetter } from "../../src/damage/settlement-letter.ts";
import { ibanBinding } from "../../src/insurer/iban-binding.ts";
import { coversOf } from "../contracts/covers.ts";
import { addDays } from "../days.ts";
import { idOf } from "../documents/iddms.ts";
import { onPaper, sent, type SentDocument } from "../documents/sent-document.ts";
import { financialAddressRows } from "../people/accounts.ts";
import type { Household, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";

const GIULIA = 5120044;
export const THEFT_DECLARED_DAYS_AGO = 140;
const SETTLED_DAYS_AGO = THEFT_DECLARED_DAYS_AGO - 3;
const MODULE = "CONTENTS";
/** The recognised amount is lower, because one of the things was older than declared. */
const RECOGNISED = 1_690_00;

export function theftId({ seed }: World): string {
  return uuidOf(seed, "request giulia theft");
}

/** A burglary in her cellar; the stolen things are paid. */
function theftOn(today: string) {
  const things = [
    { what: "Bicicletta elettrica", amount: 1_450_00 },
    { what: "Sci e attacchi", amount: 420_00 },
  ];
  return {
    ...DeclaredTexts.parse({}),
    event: "THEFT" as const,
    date: addDays(today, -THEFT_DECLARED_DAYS_AGO - 1),
    hour: "",
    place: "A casa, in cantina",
    description: "La porta della cantina è stata forzata.",
    noContract: `${GIULIA}-1`,
    product: "Economia domestica Completa",
    amount: things.reduce((sum, { amount }) => sum + amount, 0),
    things,
    policeStation: "Polizia comunale, Lugano",
    policeReportNumber: "2026-4471",
    contactPhone: "+41795550320",
  };
}

function settlementIn(household: Household, world: World) {
  const [contract] = coversOf(household, world).get(GIULIA)?.property ?? [];
  const account = financialAddressRows(household, world).find(({ usage }) => usage === "REMB");
  const [insuredAmount, deductible] = contract?.modules[MODULE] ?? [];
  if (!account?.id || insuredAmount === undefined || deductible === undefined) return undefined;
  const iban = world.secrets.decrypt(ibanBinding(account.id), account.iban);
  return {
    financialAddressId: account.id,
    told: {
      module: MODULE,
      insuredAmount,
      recognised: RECOGNISED,
      deductible,
      amount: paidOf(RECOGNISED, { insuredAmount, deductible }),
      paysOn: lastWeekdayUpTo(addDays(world.today, -SETTLED_DAYS_AGO + DAYS_TO_PAY)),
      paidTo: ibanEnds(iban),
    },
  };
}

/** The copy of her declaration and the letter about the payment; empty for any other household. */
export function theftPapers(household: Household, world: World): SentDocument[] {
  const giulia = household.people.find(({ insuredNumber }) => insuredNumber === GIULIA);
  if (!giulia) return [];
  const settlement = settlementIn(household, world);
  if (!settlement) return [];
  const { told } = settlement;
  const { insuredAmount, deductible } = told;
  const cover = [{ code: MODULE, level: "Plus", insuredAmount, deductible }];
  const details = theftOn(world.today);
  const { date, event, noContract, product, place } = details;
  const parameters = { date, event };
  return [
    sent(damagePaper, {
      about: [giulia],
      date: addDays(world.today, -THEFT_DECLARED_DAYS_AGO),
      parameters,
      contentFor: () => ({ person: onPaper(giulia), details, cover, files: [] }),
    }),
    sent(settlementLetter, {
      about: [giulia],
      date: addDays(world.today, -SETTLED_DAYS_AGO),
      parameters,
      contentFor: ({ head }) => ({ head, noContract, product, place, ...told }),
    }),
  ];
}

/** The declaration as change tracking stores it. */
export function theftDetails(household: Household, world: World): DamageDetails {
  const [copy, letter] = theftPapers(household, world);
  const settlement = settlementIn(household, world);
  return {
    ...theftOn(world.today),
    iddms: copy ? idOf(copy, world) : "",
    files: [],
    ...(settlement && letter && { settlement: { ...settlement.told, iddms: idOf(letter, world) } }),
  };
}

export function damagePaymentRows(
  household: Household,
  world: World,
): Insertable<Tables["damagePayment"]>[] {
  const [, letter] = theftPapers(household, world);
  const settlement = settlementIn(household, world);
  const account = household.accounts.find(({ insuredNumber }) => insuredNumber === GIULIA);
  if (!letter || !settlement || !account) return [];
  const { financialAddressId, told } = settlement;
  const { module, recognised, deductible, amount, paysOn } = told;
  return [
    {
      interactionId: theftId(world),
      accountId: accountId(world, account),
      noContract: `${GIULIA}-1`,
      module,
      bookedOn: letter.date,
      paysOn,
      recognised,
      deductible,
      amount,
      financialAddressId,
      iddms: idOf(letter, world),
    },
  ];
}
