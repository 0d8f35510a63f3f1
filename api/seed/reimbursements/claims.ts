import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { dayNumber, untilWorkday } from "../invoices/bills.ts";
import { addDays, duringDay } from "../days.ts";
import type { Account, Household, Person, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { providerOf } from "../places/providers.ts";
import { type Random, randomOf, uuidOf } from "../random.ts";
import type { Request } from "../requests/request.ts";
import { statementsOf } from "./statements.ts";

type Claim = Insertable<Tables["claim"]>;
type SentClaim = Claim & { interactionId: string; dueOn: string; receivedAt: Date };

/** A household with many statements has bills in progress. */
const MANY_STATEMENTS = 10;

/** The bills in progress on the day of seeding. */
export function claimRows(household: Household, world: World): Claim[] {
  return arrivals(household, world).flatMap(({ sent, provided }) => [...sent, provided]);
}

/** The requests with which an account sent the bills that no clerk has read yet, treated on the day of the bill. */
export function billsUnderWay(household: Household, account: Account, world: World): Request[] {
  const own = accountId(world, account);
  return arrivals(household, world)
    .flatMap(({ sent }) => sent)
    .filter((claim) => claim.accountId === own)
    .map(({ insuredNumber, receivedAt, dueOn, interactionId }) => {
      const day = todayInZurich(receivedAt);
      const file = { url: "", filename: `${day}.pdf` };
      return {
        id: interactionId,
        type: "INVOICE",
        nature: "INVOICE",
        status: "REQUEST",
        daysAgo: dayNumber(world.today) - dayNumber(day),
        treatedOn: dueOn,
        insuredNumber,
        details: { ...file, documentType: "INVOICE", files: [file] },
      };
    });
}

interface Arrival {
  sent: SentClaim[];
  provided: Claim;
}

function arrivals(household: Household, world: World): Arrival[] {
  const settled = Map.groupBy(statementsOf(household, world), ({ person }) => person);
  return [...settled].flatMap(([person, statements]) => {
    const random = randomOf(world.seed, `claims ${person.insuredNumber}`);
    const isLikely = statements.length > MANY_STATEMENTS;
    if (!isLikely && !random.chance(0.12)) return [];
    const own = household.accounts.find((one) => one.insuredNumber === person.insuredNumber);
    const sent = own ? [sentIn(person, accountId(world, own), random, world)] : [];
    return { sent, provided: fromProvider(person, random, world) };
  });
}

/** A picture of a bill that no clerk has read yet. */
function sentIn(person: Person, account: string, random: Random, world: World): SentClaim {
  const received = addDays(world.today, -random.between(1, 2));
  return {
    ...arrival(person, "sent", received, world),
    accountId: account,
    interactionId: uuidOf(world.seed, `request bill ${person.insuredNumber}`),
    channel: "CUSTOMER",
    status: "RECEIVED",
    reviewedAt: null,
    dueOn: workday(addDays(world.today, random.between(4, 6))),
    ...unread,
  };
}

/** The content of an electronic bill is known at once. */
function fromProvider(person: Person, random: Random, world: World): Claim {
  const received = addDays(world.today, -random.between(3, 6));
  const begin = addDays(received, -random.between(4, 12));
  const tiers = random.chance(0.5) ? "PAYANT" : "GARANT";
  return {
    ...arrival(person, "provider", received, world),
    accountId: null,
    interactionId: null,
    channel: "PROVIDER",
    status: "IN_REVIEW",
    reviewedAt: new Date(duringDay(addDays(received, 1), 95)),
    dueOn: workday(addDays(world.today, random.between(2, 4))),
    provider: providerOf(random, "DOCTOR", person.language),
    category: "DOCTOR",
    treatmentBegin: begin,
    treatmentEnd: begin,
    tiers,
    billed: random.between(1200, 5600) * 5,
  };
}

const unread = {
  provider: null,
  category: null,
  treatmentBegin: null,
  treatmentEnd: null,
  tiers: null,
  billed: null,
};

function arrival(person: Person, how: string, day: string, { seed }: World) {
  const { insuredNumber, birthdate } = person;
  return {
    id: uuidOf(seed, `claim ${how} ${insuredNumber}`),
    insuredNumber,
    isPrivate: isOfAge(birthdate, day),
    receivedAt: new Date(duringDay(day, insuredNumber % 400)),
  };
}

function workday(day: string): string {
  return addDays(day, untilWorkday(dayNumber(day)));
}
