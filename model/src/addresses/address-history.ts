import type { PostalUse } from "./postal-addresses.ts";
import { movedDay, NO_END } from "../calendar/validity.ts";

/** An address of a person from one day to another. */
export interface DatedAddress<Place> {
  domicileLegal: boolean;
  correspondance: boolean;
  validFrom: string;
  validTo: string;
  place: Place;
}

interface Change<Place> {
  use: PostalUse;
  from: string;
  place: Place;
}

/**
 * The addresses of a person from the day of a change on. Letters sent to the legal domicile follow it; letters sent
 * elsewhere do not. Every day has one address of each use, and one row if both are the same.
 */
export function addressesFrom<Place>(
  history: readonly DatedAddress<Place>[],
  change: Change<Place>,
  isSame: (one: Place, other: Place) => boolean,
): DatedAddress<Place>[] {
  const rows: DatedAddress<Place>[] = [];
  for (const [validFrom, validTo] of periodsFrom(history, change.from)) {
    const { home, letters } = placesOn(history, change, validFrom);
    const isOne = home !== undefined && letters !== undefined && isSame(home, letters);
    const both = { validFrom, validTo };
    if (isOne) extend(rows, { ...both, domicileLegal: true, correspondance: true, place: home });
    else {
      if (home !== undefined)
        extend(rows, { ...both, domicileLegal: true, correspondance: false, place: home });
      if (letters !== undefined)
        extend(rows, { ...both, domicileLegal: false, correspondance: true, place: letters });
    }
  }
  return rows;
}

/** The periods without a change, from a day to the end of time. */
function periodsFrom<Place>(
  history: readonly DatedAddress<Place>[],
  from: string,
): [string, string][] {
  const changes = history
    .flatMap(({ validFrom, validTo }) => [
      validFrom,
      ...(validTo < NO_END ? [movedDay(validTo, 1)] : []),
    ])
    .filter((day) => day > from);
  const days = [...new Set([from, ...changes])].toSorted();
  return days.map((day, place) => {
    const next = days[place + 1];
    return [day, next ? movedDay(next, -1) : NO_END];
  });
}

function placesOn<Place>(
  history: readonly DatedAddress<Place>[],
  { use, place }: Change<Place>,
  day: string,
): { home: Place | undefined; letters: Place | undefined } {
  const today = history.filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  const home = today.find((row) => row.domicileLegal);
  const letters = today.find((row) => row.correspondance);
  if (use === "CORRESPONDANCE") return { home: home?.place, letters: place };
  return { home: place, letters: !letters || letters.domicileLegal ? place : letters.place };
}

/** Adds a row, or extends the row before it if nothing changed. */
function extend<Place>(rows: DatedAddress<Place>[], row: DatedAddress<Place>): void {
  const before = rows.find(
    (one) =>
      one.validTo === movedDay(row.validFrom, -1) &&
      one.domicileLegal === row.domicileLegal &&
      one.correspondance === row.correspondance &&
      one.place === row.place,
  );
  if (before) before.validTo = row.validTo;
  else rows.push(row);
}
