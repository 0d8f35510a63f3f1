import type { TourStop } from "@portal/model/tour.ts";

const page = (path: string) => `header nav a[href$="${path}"]`;

/** Where each stop points. */
const selectors: Readonly<Record<TourStop, string>> = {
  tasks: "main div:has(> h1)",
  people: '[data-tour="people"] h2',
  invoices: page("/invoices"),
  reimbursements: page("/reimbursements"),
  contract: page("/contract"),
  documents: page("/documents"),
  search: '[data-tour="search"]',
  bell: '[data-tour="bell"]',
  help: page("/help-contact"),
  account: '[data-tour="account"]',
  reading: '[data-tour="reading"]',
  menu: '[data-tour="menu"]',
};

export function placeOf(stop: TourStop): HTMLElement | undefined {
  const found = document.querySelector<HTMLElement>(selectors[stop]);
  return found?.checkVisibility() ? found : undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CardPlace {
  readonly left: number;
  /** From the upper edge of the window where the card is below its place, else from the lower edge. */
  readonly side: "top" | "bottom";
  readonly offset: number;
  readonly maxHeight: number;
}

/** Between the place, the card and the edge of the window. */
const GAP = 12;

/** Puts the card below its place, or above if there is more room; it scrolls rather than covering the place. */
export function cardPlace(place: Box, width: number, screen: { width: number; height: number }) {
  const below = screen.height - place.bottom - 2 * GAP;
  const above = place.top - 2 * GAP;
  const isBelow = below >= above;
  const left = Math.max(GAP, Math.min(place.left, screen.width - width - GAP));
  return {
    left,
    side: isBelow ? "top" : "bottom",
    offset: isBelow ? place.bottom + GAP : screen.height - place.top + GAP,
    maxHeight: Math.max(below, above),
  } satisfies CardPlace;
}
