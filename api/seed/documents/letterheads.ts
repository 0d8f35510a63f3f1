import { type Letterhead, letterheadFor } from "../../src/insurer/papers/letterhead.ts";
import { homeOn } from "../people/homes.ts";
import type { Account, Home, Household, World } from "../people/household.ts";

/** The letterheads of an account by day, cached by home. */
export function headsFor(
  { displayName: name, insuredNumber, language }: Account,
  household: Household,
  world: World,
): (date: string) => Letterhead {
  const person = household.people.find((one) => one.insuredNumber === insuredNumber);
  const known = new Map<Home | undefined, Letterhead>();
  return (date) => {
    const address = person && homeOn(person, household, world, date);
    const head = known.get(address) ?? letterheadFor({ name, person, address }, language);
    known.set(address, head);
    return head;
  };
}
